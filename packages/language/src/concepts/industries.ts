// Concepts of kind industry: industries and domains. Hand-written.
// broader: fintech is a kind of technology and of finance. Cross-kind neighbours (skills) only where they are obvious.

export const industries = `
@industry

# ---------------------------------------------------------------- technology and software

technology
en: technology; tech
mn: технологи; мэдээллийн технологийн салбар
also: IT салбар; IT industry; IT компани; ICT sector; deeptech; айти салбар; мэдээллийн технологи; tech startup; технологийн стартап; information technology
tag: technology; технологи; nanotech
related: information-technology

software
en: software; IT services
mn: программ хангамж; IT үйлчилгээ; программ хангамжийн салбар
also: software outsourcing; софтвэр; IT outsourcing; аутсорсинг хөгжүүлэлт; app industry; dev shop; программын компани; программ хангамжийн компани
broader: technology
related: software-development
implies: software-development

saas-industry
en: SaaS; software as a service; B2B SaaS; cloud software; enterprise software
mn: SaaS; үүлэн программ хангамж; захиалгат программ хангамж; B2B SaaS
also: SaaS startup; business software; subscription software
broader: software
related: saas

ai-industry
en: artificial intelligence; AI; AI startup; AI industry
mn: хиймэл оюун; хиймэл оюун ухаан; AI; хиймэл оюуны салбар
also: хиймэл оюуны стартап; generative AI; machine learning; AI стартап
broader: software
related: artificial-intelligence
implies: artificial-intelligence

cybersecurity-industry
en: cybersecurity; cyber security; information security; security technology
mn: кибер аюулгүй байдал; мэдээллийн аюулгүй байдал; кибер аюулгүй байдлын салбар
also: infosec; cyber defence
broader: technology; software
related: cybersecurity
implies: cybersecurity

blockchain-industry
en: blockchain; Web3; crypto; cryptocurrency; digital assets
mn: блокчэйн; крипто; криптовалют; веб3; виртуал хөрөнгө
also: NFT; DeFi; крипто валют; виртуал хөрөнгийн үйлчилгээ үзүүлэгч; Web3 startup; decentralized finance; tokenization; цифрон хөрөнгө
broader: technology; fintech
related: blockchain
implies: blockchain

data-industry
en: data and analytics; big data; data services
mn: өгөгдлийн салбар; их өгөгдөл; дата аналитик
also: data analytics; data platform; business intelligence; analytics industry; hosting services; cloud services; клауд үйлчилгээ
broader: technology
related: data-analysis; data-engineering

iot-hardware-industry
en: hardware and electronics; hardware; IoT; consumer electronics; electronics industry; smart devices
mn: техник хангамж ба электроник; техник хангамж; IoT; электроник; электрон бараа; ухаалаг төхөөрөмж
also: hardware startup; wearables; хардвэр; юмсын интернэт; зүйлсийн интернэт; gadgets; electronics manufacturing; компьютер техник; цахилгаан бараа
broader: technology
related: electronics; iot

semiconductor-industry
en: semiconductors; chip industry; microchips; semiconductor industry
mn: хагас дамжуулагч; чип үйлдвэрлэл; хагас дамжуулагчийн салбар
also: chip design; integrated circuits; микрочип
broader: technology; manufacturing-industry
related: fpga-chip-design; electronics

robotics-industry
en: robotics and automation; robotics; automation industry; industrial automation
mn: робот ба автоматжуулалт; роботик; робот техник; автоматжуулалт; дрон технологи; роботын салбар
also: дроны салбар; robots; роботчлол; UAV industry; дрон үйлчилгээ
broader: technology
related: robotics; industrial-automation
implies: robotics

space-industry
en: space technology; space industry; aerospace; satellites; spacetech
mn: сансрын технологи; сансрын салбар; хиймэл дагуул; агаар сансар
also: space tech; сансар судлал; earth observation; дэлхийн ажиглалт; сансрын хөтөлбөр
broader: technology
related: satellite-technology; remote-sensing

ar-vr-industry
en: AR/VR; extended reality; metaverse; virtual reality; augmented reality
mn: виртуал ба өргөтгөсөн бодит байдал (AR/VR); виртуал бодит байдал; өргөтгөсөн бодит байдал; метаверс; AR/VR
also: XR industry; mixed reality; immersive technology; VR; виртуал реалити; immersive media; метавёрс
broader: technology; entertainment
related: augmented-reality; virtual-reality

telecom
en: telecommunications; telecom; internet service providers
mn: харилцаа холбоо; телеком; мобайл оператор
also: ISP; mobile operator; үүрэн холбоо; интернэт үйлчилгээ; холбооны салбар; 5G; fixed line; кабелийн телевиз; шуудан холбоо; Unitel; Mobicom; Skytel; G-Mobile
tag: интернет; internet; cable; кабель; cable TV; холбоо; broadband
broader: technology
related: telecom-engineering; networking

social-network-industry
en: social networks; social platforms; online communities; dating apps; social apps
mn: нийгмийн сүлжээ; олон нийтийн сүлжээ; онлайн комьюнити; болзооны апп
also: social networking; community platform; сошиал платформ; танилцах апп; dating platform; creator platform; consumer apps; consumer tech
broader: software; media
related: social-apps; community-management

marketplace-industry
en: online marketplace; sharing economy; platform business; on-demand services
mn: онлайн зах; маркетплэйс; хуваалцах эдийн засаг; платформ бизнес; зуучлалын платформ
also: marketplace platform; gig economy; гиг эдийн засаг; platform economy; peer-to-peer; зуучлалын үйлчилгээ; classifieds; зарын сайт; зарын платформ; on demand platform
broader: ecommerce
related: marketplace-platforms

# ---------------------------------------------------------------- finance

finance-industry
en: finance; financial services; financial sector; finance industry
mn: санхүү; санхүүгийн салбар; банк санхүүгийн салбар
also: banking sector; financial institution; банкны салбар; financial industry; financial market; inflation; инфляц
related: finance
implies: finance

fintech
en: FinTech; financial technology; digital finance; fintech startup
mn: финтек; санхүүгийн технологи; дижитал санхүү; финтек салбар
also: фин тек; neobank; цахим санхүү; embedded finance; open banking; финтек стартап
broader: technology; finance-industry
related: fintech-development; payments

payments-industry
en: payment services; digital payments; mobile payments; e-wallets
mn: төлбөрийн систем; цахим төлбөр; цахим хэтэвч; төлбөр тооцоо
also: payments industry; digital wallet; mobile wallet; мобайл төлбөр; хэтэвч апп; payment gateway; money transfer; мөнгөн шилжүүлэг; QR төлбөр; bank transfer; дансны шилжүүлэг; бэлэн мөнгө
tag: cash
broader: fintech
related: payments

banking-industry
en: banking industry; commercial banking; retail banking; digital bank
mn: банк; дижитал банк
also: corporate banking; цахим банк; банкны систем; investment bank; хөрөнгө оруулалтын банк; Khan Bank; Golomt Bank; TDB bank; Хаан банк; Голомт банк; Төрийн банк; Хас банк
tag: Golomt; banks
broader: finance-industry
related: banking
implies: banking

lending-industry
en: lending industry; microfinance; non-bank financial institutions; online lending; peer-to-peer lending
mn: зээлийн үйлчилгээ; банк бус санхүүгийн байгууллага; ББСБ; онлайн зээл; бичил санхүү
also: NBFI; P2P lending; хадгаламж зээлийн хоршоо; ХЗХ; ломбард; pawnshop; buy now pay later; BNPL; лизинг; leasing company; факторинг; хувааж төлөх
broader: finance-industry
related: lending

insurance
en: insurance; insurtech; insurance industry; insurance sector
mn: даатгал; иншуртек; даатгалын салбар
also: даатгалын технологи; insurance technology; reinsurance industry; мал даатгал
broader: finance-industry
related: insurance-products
implies: insurance-products

investment-industry
en: investment industry; venture capital; private equity; asset management; capital markets
mn: хөрөнгө оруулалтын салбар; венч капитал; хөрөнгийн зах зээл; хөрөнгө оруулалтын сан; активын удирдлага
also: venture fund; венчур капитал; VC industry; үнэт цаас; stock exchange; хөрөнгийн бирж; investment fund; securities industry; хөдөө аж ахуйн бирж; crowdfunding platform
broader: finance-industry
related: investment; venture-capital
implies: investment

accounting-industry
en: accounting services; accounting firm; outsourced accounting
mn: нягтлан бодох үйлчилгээ; аудитын компани; нягтлангийн үйлчилгээ
also: audit firm; accountancy firm; tax services; аудитын үйлчилгээ; татварын үйлчилгээ; bookkeeping services; санхүүгийн аутсорсинг
broader: services-industry; finance-industry
related: accounting; audit; tax
implies: accounting

# ---------------------------------------------------------------- health and life science

healthcare
en: healthcare; health care; medical industry; health sector; hospitals
mn: эрүүл мэнд
also: health; medical services; эмнэлэг; rehab centre; diagnostic laboratory; clinical laboratory; эмнэлгийн лаборатори; diagnostics; оношилгоо; хувийн эмнэлэг; клиник; medical clinic; medical
related: medicine; public-health; hospital-administration

healthtech
en: HealthTech; digital health; medtech; health technology; telemedicine
mn: эрүүл мэндийн технологи; дижитал эрүүл мэнд; хэлстек; телемедицин; цахим эрүүл мэнд
also: health tech; eHealth; telehealth; онлайн эмч; зайн оношилгоо; digital therapeutics; hospital software; эмнэлгийн программ; mHealth; health app; хелс тек
broader: healthcare; technology
related: health-informatics; telehealth-operations

medical-devices-industry
en: medical devices; medical equipment; medical supplies
mn: эмнэлгийн тоног төхөөрөмж; эмнэлгийн хэрэгсэл; эмнэлгийн багаж
also: dental equipment; лабораторийн тоног төхөөрөмж
broader: healthcare
related: medical-devices

pharma-industry
en: pharmaceuticals; pharma; pharmacy; drug development; pharmaceutical industry
mn: эмийн салбар; эмийн үйлдвэрлэл; эм ханган нийлүүлэлт; эмийн сан; эм зүйн салбар
also: эмийн үйлдвэр; drug manufacturing; эм импорт; traditional medicine; уламжлалт анагаах; уламжлалт эм; nutraceuticals; биологийн идэвхт бүтээгдэхүүн; хүнсний нэмэлт бүтээгдэхүүн; food supplements; herbal medicine
broader: healthcare
related: pharmacy; pharma-manufacturing

biotech
en: biotechnology; biotech; life sciences; genomics; bioengineering
mn: биотехнологи; амьдралын шинжлэх ухаан; генетик; биотехнологийн салбар
also: synthetic biology; биоинженерчлэл; genetics; молекул биологи; био технологи; biotech startup; stem cells; үүдэл эс
broader: technology; healthcare
related: biotechnology

mental-health-industry
en: mental health; mental wellness; psychological counselling; counselling services
mn: сэтгэцийн эрүүл мэнд; сэтгэл зүйн зөвлөгөө; сэтгэл зүй
also: mental health app; therapy services; mindfulness; бясалгал; meditation; сэтгэлзүйн зөвлөгөө; stress management; emotional wellbeing; сэтгэл засал; loneliness; ганцаардал
broader: healthcare
related: mental-health; psychology

wellness-industry
en: wellness; spa; wellbeing; massage and spa
mn: велнес; спа; эрүүл аж төрөл; рашаан сувилал; массаж спа
also: healthy lifestyle; эрүүл амьдралын хэв маяг; sauna; саун; сувилал; sanatorium; sleep health; longevity; yoga studio; иогийн студи
tag: бассейн; pools
broader: healthcare
related: wellness-coaching; massage-therapy

dental-industry
en: dental care; dental clinic; dentistry
mn: шүдний эмнэлэг; шүдний эмчилгээ; нүүр амны эмнэлэг
also: dental services; dental industry; шүдний клиник
tag: dental
broader: healthcare
related: dentistry
implies: dentistry

elder-care-industry
en: elder care; elderly care; senior care; agetech; home care
mn: ахмад настны асаргаа; ахмад настны үйлчилгээ; өндөр настны асаргаа; гэрийн асаргаа
also: aged care; nursing home; асрамжийн газар; senior living; ахмадын асрамж; настны халамж; silver economy; асаргаа сувилгаа
broader: healthcare; services-industry
related: elderly-care-work

women-health-industry
en: women's health; femtech; maternal health; maternity care
mn: эмэгтэйчүүдийн эрүүл мэнд; эх хүүхдийн эрүүл мэнд; фемтек; жирэмсний хяналт
also: pregnancy app; reproductive health; нөхөн үржихүй
broader: healthcare
related: obstetrics-gynaecology; maternal-support

# ---------------------------------------------------------------- education and people

education-industry
en: education; training services
mn: боловсрол; сургалт; сургалтын салбар
also: private school; хувийн сургууль; training centre; tutoring services; higher education; дээд боловсрол; vocational education; мэргэжлийн боловсрол; их сургууль; test preparation; шалгалтын бэлтгэл
tag: дамжаа; курс; academies
related: teaching; curriculum-design

edtech
en: EdTech; education technology; online education; e-learning; online learning
mn: боловсролын технологи; эдтек; онлайн сургалт; цахим сургалт; онлайн боловсрол
also: эд тек; LMS; learning platform; цахим хичээл; онлайн хичээл; MOOC; language learning app; хэл сурах апп; learning app; зайн сургалт; distance learning; elearning; электрон сургалт; school management system; сургуулийн удирдлагын систем
broader: education-industry; technology
related: e-learning; learning-platforms

language-education-industry
en: language education; language school; English courses; language learning
mn: хэлний сургалт; хэлний төв; гадаад хэлний сургалт; англи хэлний сургалт
also: language centre; хэлний курс; speaking club; ярианы клуб; vocabulary app; үг цээжлэх; flashcards; pronunciation
broader: education-industry
related: language-teaching
implies: language-teaching

childcare-industry
en: childcare; kindergartens; early childhood education; preschool; daycare
mn: хүүхэд асаргаа; цэцэрлэг; сургуулийн өмнөх боловсрол; хүүхэд харах үйлчилгээ
also: child care; nursery; after-school care; babysitting; day care; өдөр өнжүүлэх
broader: education-industry; services-industry
related: early-childhood-education
implies: early-childhood-education

kids-family-industry
en: kids and family; baby products; toys; parenting; children's products
mn: хүүхэд ба гэр бүл; хүүхдийн бараа; хүүхэд гэр бүл; эцэг эхийн боловсрол
also: kids products; хүүхдийн тоглоом; family tech; хөгжүүлэх тоглоом; kids entertainment; хүүхдийн тоглоомын төв
broader: services-industry
related: retail; early-childhood-education

hrtech
en: HR tech; HR technology; recruitment services; job platform; staffing
mn: хүний нөөцийн технологи; ажлын зар; ажил зуучлал; хүний нөөцийн үйлчилгээ; рекрутинг
also: HRTech; job board; job matching; ажлын байрны зар; staffing agency; talent platform; аутстаффинг; outstaffing; job portal; хөдөлмөр зуучлал; future of work; talent marketplace
tag: payroll services
broader: technology; services-industry
related: hr-software; recruitment; human-resources

science-research-industry
en: scientific research; research institute; academia; R&D services
mn: шинжлэх ухаан; эрдэм шинжилгээ; судалгааны байгууллага; академи; судалгаа шинжилгээ
also: research organisation; судалгааны хүрээлэн; science sector; судалгаа хөгжүүлэлт; deep science; scientific instruments
tag: академи
broader: services-industry
related: research
implies: research

# ---------------------------------------------------------------- commerce

ecommerce
en: e-commerce; ecommerce; online retail; online shop; online store
mn: цахим худалдаа; онлайн худалдаа; онлайн дэлгүүр; и-коммерс; онлайн шоп
also: ecom; D2C; direct-to-consumer; e-shop; цахим дэлгүүр; online shopping; dropshipping; дропшиппинг; cross-border e-commerce; икоммерс; social commerce; quick commerce; захиалгын бараа; захиалгын бизнес; Пиндуодуо; амазон худалдаа
tag: амазон
broader: retail; technology
related: e-commerce-operations; ecommerce-development

retail
en: retail; supermarkets; consumer goods
mn: жижиглэн худалдаа; худалдаа; дэлгүүр; супермаркет
also: FMCG; convenience store; сүлжээ дэлгүүр; хэрэглээний бараа; shopping mall; consumer products; CPG; grocery; хүнсний дэлгүүр; RetailTech; минимаркет; мини маркет; GS25
tag: shop; store; market; mall; booth; stall; зах; павильон; жижиглэн; CU; luxury
related: retail-management; retail-sales

wholesale-industry
en: wholesale; distribution; trading company; import and distribution
mn: бөөний худалдаа; түгээлт; бөөнөөр борлуулах; худалдааны компани
also: distributor; дистрибьютер; бөөний төв; B2B marketplace; бөөний бизнес; wholesale centre
tag: trading; wholesaling
broader: retail
related: distribution

export-trade-industry
en: international trade; foreign trade; import and export
mn: гадаад худалдаа; олон улсын худалдаа; импорт экспорт; хилийн худалдаа
also: import export; trading business; экспортын бизнес; импортын бизнес; экспортын салбар; border trade; Хятадаас бараа оруулах; АНУ-аас бараа оруулах; карго үйлчилгээ
tag: Walmart; Kaspi
broader: retail
related: export-import; customs

fashion
en: fashion; apparel; clothing; garments; clothes
mn: хувцас загвар; хувцас; загварын бизнес; моод; загварын салбар
also: clothing brand; хувцасны брэнд; fashion brand; modeling agency; загвар өмсөгч; streetwear; монгол дээл; үндэсний хувцас; ready-to-wear; casual wear
broader: retail
related: fashion-design; sewing

textile-industry
en: textiles; garment manufacturing; wool processing
mn: нэхмэл; оёдлын үйлдвэр; сүлжмэл; ноосон бүтээгдэхүүн; ноос боловсруулах
also: knitwear; sewing industry; оёдлын цех; wool products; эсгий бүтээгдэхүүн; felt products; carpet industry; хивс; хивсний үйлдвэр; хөнгөн үйлдвэр; light industry; camel wool; тэмээний ноос; хөөвөр; yak wool; yak down; хонины ноос; batik fabrics; cotton fabrics; linen fabrics; хөвөн даавуу; маалинган даавуу
tag: batik; cotton; flax; linen; hemp; хөвөн; маалинга; олсны ургамал
broader: manufacturing-industry; fashion
related: textile-production

cashmere-industry
en: cashmere; cashmere industry
mn: ноолуур; ноолууран бүтээгдэхүүн; ноолууран хувцас; ноолуурын салбар
also: кашемир; cashmere export; ноолуурын экспорт
broader: textile-industry
related: cashmere-processing
implies: cashmere-processing

leather-industry
en: leather; leather goods; hides and skins
mn: арьс шир; арьсан эдлэл; савхин эдлэл
also: leather processing; арьс шир боловсруулах; leather bags; савхин цүнх; sheepskin; нэхий; арьсан бүтээгдэхүүн; tannery
broader: manufacturing-industry; fashion
related: hides-leather; leather-product-making

jewelry-crafts-industry
en: jewellery and crafts; jewellery; handicrafts
mn: үнэт эдлэл ба гар урлал; үнэт эдлэл; гар урлал; бэлэг дурсгал; гар хийц
also: jewelry; handmade; гоёл чимэглэл; artisan products; ethnic crafts; үндэсний урлал; craft products; уламжлалт урлал; gift shop; gemstones; үнэт чулуу
tag: jade; amber; хаш; хув; шүр; оюу; номин
broader: retail; design-industry
related: jewellery; handicrafts

beauty-industry
en: beauty; cosmetics; skincare; beauty salon
mn: гоо сайхан; гоо сайхны бүтээгдэхүүн; косметик; гоо сайхны салбар
also: skin care; арьс арчилгаа; personal care; нүүр будалт; makeup; hair salon; үсчин салон; үсчин гоо сайхан; natural cosmetics; nail salon; hair care; perfume; үнэртэн; үнэртэй ус
tag: salon; салон
broader: retail; services-industry
related: beauty-services; cosmetics-production

furniture-industry
en: furniture and home goods; furniture; home and interior; woodwork; home goods
mn: тавилга ба гэр ахуйн бараа; тавилга; гэр ахуйн бараа; мод боловсруулах; модон эдлэл
also: home decor; interior products; wood processing; гэр чимэглэл; interior decoration; kitchen furniture; гал тогооны тавилга; тавилгын салбар
tag: kitchens; модон ор
broader: manufacturing-industry; retail
related: furniture-making; carpentry

pets-industry
en: pets; pet care; pet shop
mn: гэрийн тэжээвэр амьтан; тэжээвэр амьтан; амьтны тэжээл; пет шоп
also: pet tech; нохой муур; animal care; нохойн хоол; амьтны эмнэлэг; нохойн сургалт; амьтны дэлгүүр; pet grooming; pet food; тэжээвэр амьтад
broader: retail; services-industry
related: pet-care

secondhand-circular-industry
en: circular economy; second-hand; resale; rental business; recommerce
mn: эргэлтийн эдийн засаг; хуучин бараа; түрээсийн үйлчилгээ; тойрог эдийн засаг; хоёр дахь гар
also: used goods; хоёрдогч бараа; түрээсийн бизнес; equipment rental; upcycling; апсайклинг; rental platform
broader: retail; environment-industry
related: second-hand-trading; recycling-operations

# ---------------------------------------------------------------- food and hospitality

food-beverage
en: food and beverage; food & beverage; F&B; food industry; food and drinks
mn: хүнс; хүнсний үйлдвэрлэл; хоол ундаа
also: food production; beverage industry; хүнсний үйлдвэр; food sector; food processing; organic food; healthy food; ундааны үйлдвэр; packaged food; халуун ногоо; сүүн бүтээгдэхүүн; frozen food; food business
tag: drinks; food; тос
related: food-technology; cooking

foodtech
en: FoodTech; food technology; alternative proteins; food delivery platform; cloud kitchen
mn: хүнсний технологи; фүүдтек; хүргэлтийн хоол; хүнсний инноваци; хоол хүргэлтийн апп
also: food tech; dark kitchen; клоуд кичен; meal kit; plant-based food; food innovation; функциональ хүнс; functional food; restaurant tech; хоол захиалгын апп; food delivery; хоол хүргэлт
broader: food-beverage; technology
related: food-technology

restaurant-industry
en: restaurants; cafes; catering; coffee shops
mn: ресторан; кафе; нийтийн хоол; зоогийн газар; кофе шоп; кейтеринг
also: food service; цайны газар; хоолны газар; паб; баар; fast food; түргэн хоол; street food; food truck; bakery; бэйкери; нарийн боов; катеринг; bubble tea; beer pub; кофе бизнес; хүнсний трак; pizzeria; food stalls; гудамжны хоол; стрийт фүүд; пиццаны газар; хотпот; hot pot; вок хоол; canteen catering; factory canteen; гуанз; canteen; цайны өрөө; QR меню; QR menu; menu ordering
tag: ramen; pizza; tacos; curry; BBQ restaurant; пицца; pub; пабс; вок
broader: food-beverage; services-industry
related: restaurant-management; cooking

beverage-industry
en: beverages; soft drinks; craft beer; brewery; alcohol industry
mn: ундаа; цэвэр ус үйлдвэрлэл
also: beer brewing; winery; vodka; айраг; distillery; juice production; чацарганы шүүс; sea buckthorn juice; жүүс үйлдвэрлэл; bottled water; савласан ус; tea industry; цай үйлдвэрлэл; kombucha; комбуча
broader: food-beverage
related: beverage-production

meat-dairy-industry
en: meat and dairy; meat processing; meat export
mn: мах сүү; мах боловсруулах; сүү боловсруулах; махны үйлдвэр; сүүний үйлдвэр
also: dairy; slaughterhouse; мал нядалгаа; dairy processing; махан бүтээгдэхүүн; цагаан идээ; махны экспорт; ааруул; борц; dried meat; meat industry; сүүний ферм; тараг; cheese making; бяслаг
broader: food-beverage; livestock-industry
related: meat-processing; dairy

hospitality-industry
en: hospitality; hotels; accommodation; guesthouses; hospitality industry
mn: зочлох үйлчилгээ; зочид буудал; жуулчны бааз; зочид буудлын салбар
also: hostel; хостел; tourist camp; Airbnb; guest house; resort; амралтын газар; ger camp; гэр бааз; glamping; глэмпинг; short-term rental; өдрийн түрээс; хоногийн байр; eco lodge
broader: tourism; services-industry
related: hospitality; hotel-management

tourism
en: tourism; travel; tour company
mn: аялал жуулчлал; аялал; жуулчлал; аялал жуулчлалын салбар
also: travel tech; eco tourism; эко аялал; ecotourism; adventure tourism; inbound tourism; дотоод аялал; гадаад аялал; travel agency; аяллын агентлаг; тур компани; морин аялал; winter tourism; өвлийн аялал; medical tourism; community-based tourism
related: tourism-operations; tour-guiding
implies: tourism-operations

events-industry
en: events; weddings; conferences
mn: арга хэмжээ зохион байгуулалт; эвент; хурим; хурал зөвлөгөөн; ивент
also: MICE; үзэсгэлэн яармаг; event tech; ticketing; тасалбар худалдаа; party services; баяр ёслол; төрсөн өдөр зохион байгуулах; banquet hall; event hall; MC; хөтлөгч; баярын чимэглэл
broader: services-industry; entertainment
related: event-management

# ---------------------------------------------------------------- agriculture

agriculture
en: agriculture; farming; agribusiness; agricultural production
mn: хөдөө аж ахуй; ХАА; фермерийн аж ахуй
also: agri; агри; agro; агро; agri-food; хөдөө аж ахуйн үйлдвэрлэл; rural economy; ХААХҮ; agricultural machinery; хөдөө аж ахуйн техник; органик аж ахуй; rural development; хөдөөгийн хөгжил; agricultural
related: crop-farming; animal-husbandry

agritech
en: AgriTech; agtech; agricultural technology; smart farming; precision agriculture
mn: хөдөө аж ахуйн технологи; агротек; ухаалаг ферм; ухаалаг хөдөө аж ахуй; нарийвчилсан газар тариалан
also: agri tech; агритек; агтек; digital agriculture; hydroponics; гидропоник; smart greenhouse; ухаалаг хүлэмж; vertical farming; босоо ферм; livestock tracking; мал хянах төхөөрөмж; ухаалаг мал аж ахуй; aeroponics; ухаалаг малчин
broader: agriculture; technology
related: agri-technology

livestock-industry
en: livestock; livestock farming; animal husbandry; herding; pastoralism
mn: мал аж ахуй; малын салбар; мал сүрэг
also: animal farming; бэлчээр; rangeland; pasture management; хонь ямаа; адуу үхэр; cattle farming; poultry; pig farming; horse breeding; малчин өрх; малын гаралтай түүхий эд
tag: мал
broader: agriculture
related: animal-husbandry
implies: animal-husbandry

crop-industry
en: crop production; crop farming; horticulture; greenhouse farming
mn: газар тариалан; тариалан; хүлэмжийн аж ахуй; хүнсний ногоо; жимс жимсгэнэ
also: grain farming; үр тариа; wheat; улаанбуудай; vegetable growing; ногоо тариалах; greenhouse; хүлэмж; sea buckthorn; чацаргана; berries; potato farming; seed production; үрийн аж ахуй; үр суулгац; цэцэг тариалах; ургамал тариалах; irrigation; услалтын систем
broader: agriculture
related: crop-farming
implies: crop-farming

forestry-fishery-industry
en: forestry and fishery; forestry; timber; fish farming; beekeeping
mn: ой ба загасны аж ахуй; ойн аж ахуй; загасны аж ахуй; зөгийн аж ахуй; мод бэлтгэл
also: aquaculture; загас үржүүлэх; honey production; зөгийн бал; tree planting; мод тарих; tree nursery; тэрбум мод; wild harvest; байгалийн дагалт баялаг; pine nuts; самар
broader: agriculture
related: forestry; fisheries

veterinary-industry
en: veterinary services; animal health; veterinary medicines; vet clinic
mn: мал эмнэлэг; малын эрүүл мэнд; малын эм
also: veterinary clinic; veterinary industry; animal vaccines; малын вакцин; малын оношилгоо; мал эмнэлгийн салбар
broader: livestock-industry; healthcare
related: veterinary
implies: veterinary

# ---------------------------------------------------------------- energy, environment, resources

energy
en: energy; power generation
mn: эрчим хүч; цахилгаан станц
also: power sector; power plant; power industry; electric power; heat supply; дулаан хангамж; энергетик; district heating; цахилгаан түгээх; smart grid; ухаалаг сүлжээ; energy tech; эрчим хүчний хэмнэлт; ТЭЦ; electricity; цахилгаан; power cuts; тог тасрах; generator; генератор
tag: utilities; power
related: electrical-engineering; power-plant-operations

renewable-energy-industry
en: renewable energy; solar energy; solar power; wind energy; green energy
mn: сэргээгдэх эрчим хүч; нарны эрчим хүч; салхины эрчим хүч; ногоон эрчим хүч; нарны панел
also: solar panels; wind power; нарны цахилгаан; нарны станц; нарны цахилгаан станц; салхин парк; solar farm; нарны хавтан; energy storage; battery storage; батарей хуримтлуур; hydropower; geothermal; газрын гүний дулаан; hydrogen; ногоон устөрөгч; biogas; био хий; heat pumps; дулааны насос; clean energy; УЦС; батарей; lithium batteries; зай хураагуур; rechargeable batteries
tag: renewables
broader: energy; cleantech
related: renewable-energy

cleantech
en: CleanTech; climate tech; green technology; sustainability; greentech
mn: цэвэр технологи; ногоон технологи; уур амьсгалын технологи; тогтвортой хөгжил; клинтек
also: clean tech; climatetech; ногоон бизнес; green business; clean technology; ногоон хөгжил; carbon credits; нүүрстөрөгчийн кредит; climate change; ногоон эдийн засаг; green economy; net zero; decarbonization; карбон кредит; sustainable development; эко бүтээгдэхүүн; eco-friendly products; climate startup
broader: technology; environment-industry
related: green-technology

environment-industry
en: environmental services; environmental industry; nature conservation; ecology
mn: байгаль орчин; байгаль хамгаалал; экологи; нөхөн сэргээлт
also: environmental sector; environmental protection; land reclamation; biodiversity; environmental consulting; desertification; цөлжилт; wildlife conservation; environmental impact assessment
related: environmental-management

air-quality-industry
en: air quality; air purification; clean heating
mn: агаарын чанар; агаарын бохирдол; агаар цэвэршүүлэгч; утаагүй халаалт; утааны асуудал
also: air pollution; smog; air purifier; агаар цэвэршүүлэх; clean air; цэвэр агаар; insulation retrofits; гэр хорооллын дулаалга; сайжруулсан түлш; цахилгаан халаагуур; electric heating
broader: environment-industry
related: air-quality

waste-industry
en: waste management; recycling; waste industry; plastics recycling
mn: хог хаягдал; хог хаягдлын менежмент; дахин боловсруулалт; хог ангилах; хаягдал дахин боловсруулах
also: хоёрдогч түүхий эд; e-waste; хог тээвэр; waste collection; zero waste; plastic waste; хуванцар хаягдал; waste to energy; хаягдал дугуй
broader: services-industry; environment-industry
related: waste-management; recycling-operations

water-industry
en: water and sanitation; water industry; water supply; water treatment; watertech
mn: ус хангамж ба ариутгах татуурга; усны салбар; ус хангамж; ус цэвэршүүлэх; ариутгах татуурга; ус цэвэршүүлэлт
also: WASH; water purification; wastewater treatment; бохир ус цэвэрлэх; ус цэвэршүүлэгч; water filter; sanitation; ариун цэврийн байгууламж; худаг; well drilling; бохир ус; гүний худаг; water technology
broader: environment-industry
related: water-engineering

mining
en: mining; minerals; extractive industry
mn: уул уурхай; уурхай; ашигт малтмал; олборлох салбар; уул уурхайн салбар
also: coal mining; нүүрс; зэс; gold mining; алт олборлолт; mineral exploration; хайгуул; чухал эрдэс; Oyu Tolgoi; Оюу Толгой; rare earths; газрын ховор элемент; хайлуур жонш; mining tech; mine supply; уул уурхайн тоног төхөөрөмж; fluorspar; tungsten; молибден; төмрийн хүдэр; iron ore; ураны; a mine; the mine; coal mine; gold mine; Эрдэнэт үйлдвэр; Tavan Tolgoi; Таван толгой; copper price; coking coal
tag: кокс; жонш; uranium; copper; хүдэр; уран; lithium; coal; АОҮ; mine; quarry; Rio Tinto; limestone; granite; ores; sand; peat; шохойн чулуу; боржин; элс; хүлэр
related: mining-engineering; geology

oil-gas-industry
en: oil and gas; petroleum; fuel retail; natural gas; gas stations
mn: газрын тос ба байгалийн хий; газрын тос; шатахуун; байгалийн хий; шатахуун түгээх станц; нефть
also: petrol station; oil refinery; газрын тос боловсруулах үйлдвэр; ШТС; coal bed methane; метан хий; lubricants; тосолгооны материал; LPG; шингэрүүлсэн хий; АЗС
broader: energy; mining
related: oil-gas

metals-industry
en: metals; metallurgy; steel industry; metal fabrication
mn: металлын салбар; төмөр металл; металлурги; ган төмөр; металл боловсруулах; төмөр хийц
also: steel structures; ган хийц; metalworking; scrap metal; хаягдал төмөр; foundry; цутгамал; төмөр хийцийн цех
tag: molybdenum; nickel; ховор газрын элемент; вольфрам; никель
broader: manufacturing-industry
related: metal-casting; welding

# ---------------------------------------------------------------- construction, property, city

construction
en: construction; building industry
mn: барилга; барилга угсралт; барилгын компани; барилга байгууламж
also: road construction; зам барилга; building sites; building renovation; interior finishing; дотоод засал; барилгын засал; modular housing; угсармал байшин; prefab houses; зуслангийн байшин; general contracting; building contracting; construction contractor
related: construction-management; civil-engineering

contech
en: construction technology; contech; smart buildings; BIM services; green building
mn: барилгын технологи; ухаалаг барилга; ногоон барилга
also: construction tech; digital construction; барилгын программ; passive house; пассив байшин; BIM technology; energy-efficient housing; эрчим хүчний хэмнэлттэй байшин; 3D printed houses
broader: construction; technology
related: bim

building-materials-industry
en: building materials; construction materials; cement; insulation materials
mn: барилгын материал; цемент; дулаалгын материал
also: бетон зуурмаг; windows and doors; вакуум цонх; цонх хаалга; блок үйлдвэр; хөөсөнцөр; paint production; будаг үйлдвэрлэл; барилгын материалын дэлгүүр; хөнгөн блок; сэндвич панель
broader: construction; manufacturing-industry
related: building-materials

real-estate
en: real estate; property industry; real estate development; property market
mn: үл хөдлөх хөрөнгө; үл хөдлөх; орон сууц; үл хөдлөх хөрөнгийн салбар
also: realty; property development; housing; үл хөдлөхийн зуучлал; commercial property; оффис түрээс; оффис түрээслэх; office rental; rent an office; орон сууц худалдаа; apartment rental; property management; газар худалдаа; land sales; warehouse rental; townhouses; residential property
tag: хотхон; газар; property; facility
related: real-estate-management; real-estate-sales

proptech-industry
en: PropTech; property technology; real estate technology; real estate platform
mn: үл хөдлөхийн технологи; проптек; үл хөдлөхийн платформ; үл хөдлөх хөрөнгийн технологи
also: prop tech; проп тек; түрээсийн платформ; байр хайх апп; СӨХ программ; housing app; smart housing; ухаалаг орон сууц
broader: real-estate; technology
related: proptech

smart-city-industry
en: smart city; urban development; urban planning
mn: ухаалаг хот; хот төлөвлөлт; хот байгуулалт; хотын хөгжил
also: urban tech; civic tech; city infrastructure; хотын дэд бүтэц; street lighting; parking systems; ухаалаг зогсоол; зогсоолын систем; street lights
broader: technology; government
related: smart-city; urban-planning

coworking-industry
en: coworking; serviced offices; startup hubs; flexible offices
mn: коворкинг; хамтран ажиллах орчин
also: co-working; ко-воркинг; инкубатор; incubator; accelerator; акселератор; startup ecosystem; стартап экосистем; хамтын оффис; innovation hub; hub space; hot-desking; hot desks; shared offices
broader: real-estate; services-industry
related: coworking-management

# ---------------------------------------------------------------- production

manufacturing-industry
en: manufacturing; factories; industrial production; manufacturing industry
mn: үйлдвэрлэл; үйлдвэр; үйлдвэрлэлийн салбар
also: production industry; processing industry; contract manufacturing; industrial goods; ЖДҮ; industry 4.0; smart factory; ухаалаг үйлдвэр; domestic production; OEM; toolmaking; shipbuilding; үйлдвэрлэгч; manufacturer
tag: фабрик; assembly; завод
related: manufacturing; production-planning

packaging-printing-industry
en: packaging and printing; packaging; printing house; publishing and printing
mn: сав баглаа боодол ба хэвлэл; сав баглаа боодол; хэвлэл; хэвлэх үйлдвэр; хэвлэлийн үйлдвэр
also: цаасан сав; printing services; print shop; картон хайрцаг; eco packaging; байгальд ээлтэй сав; printing industry; цаасан уут; шошго; хэвлэх төв; тамга тэмдэг; business card; нэрийн хуудас
broader: manufacturing-industry
related: packaging; print-production

chemicals-industry
en: chemicals; household chemicals; soap and detergents
mn: химийн салбар; химийн үйлдвэр; ахуйн хими; саван угаалгын бодис; хуванцар бүтээгдэхүүн
also: cleaning products; цэвэрлэгээний бодис; угаалгын нунтаг; plastic products; rubber; хуванцар үйлдвэр
tag: лак; цавуу; шүдэнз; solvents; уусгагч
broader: manufacturing-industry
related: chemistry; household-chemicals

machinery-industry
en: machinery; industrial equipment; tools and equipment
mn: машин механизм; тоног төхөөрөмж; багаж хэрэгсэл
also: heavy machinery; хүнд машин механизм; equipment supply; machine tools; тоног төхөөрөмжийн худалдаа; сэлбэг хэрэгсэл; machine building; машин үйлдвэрлэл
broader: manufacturing-industry
related: mechanical-engineering; equipment-maintenance

defence-industry
en: defence and security; defence; security services; public safety
mn: батлан хамгаалах ба аюулгүй байдал; батлан хамгаалах; харуул хамгаалалт; аюулгүй байдлын үйлчилгээ; хамгаалалтын компани; гамшгаас хамгаалах
also: security industry; disaster management; гал унтраах; fire protection; CCTV industry; камер хяналтын систем; хамгаалах хэрэгсэл; military technology; emergency response; онцгой байдал; weapons; armaments; ammunition; зэвсэг; цэрэг арми; цэргийн техник; сум үйлдвэрлэл
broader: services-industry
related: security-services

# ---------------------------------------------------------------- transport and logistics

transport
en: transport; transportation; trucking
mn: тээвэр; ачаа тээвэр
also: төмөр зам; railway; public transport; нийтийн тээвэр; taxi service; такси үйлчилгээ; bus company; тракинг; олон улсын тээвэр; авто тээвэр; shipyards; хөлөг онгоц; усан зам; далайн хөлөг; тээвэрлэгч; тээвэрлэлт; тээвэрлэх
tag: maritime; rail
related: transport-operations

logistics
en: logistics; supply chain; freight forwarding; warehousing; logistics industry
mn: ложистик; логистик; агуулах; тээвэр зуучлал; хангамжийн сүлжээ
also: freight; карго; cargo; нийлүүлэлтийн сүлжээ; fulfilment; fulfillment; logistics technology; cold chain; хүйтэн хэлхээ; транзит тээвэр; shipping; 3PL; dry port; ачигч
broader: transport
related: logistics-management; supply-chain; warehousing
implies: logistics-management

delivery-industry
en: delivery services; courier services; postal services
mn: хүргэлт; шуудан
also: last mile; parcel delivery; илгээмж; delivery app; хүргэлтийн апп; express delivery; шуудангийн хайрцаг; delivery company
broader: logistics
related: delivery-operations

mobility-industry
en: mobility; ride-hailing; micromobility; car sharing
mn: зорчих үйлчилгээ (мобилити); мобилити; такси дуудлага; машин хуваалцах; скүүтер түрээс; ухаалаг тээвэр
also: ridesharing; ride sharing; carpooling; e-scooters; дугуй түрээс; bike sharing; такси апп; carsharing; autonomous vehicles; жолоочгүй тээврийн хэрэгсэл
broader: transport

automotive-industry
en: automotive; automobiles; car industry; car dealership; auto repair services
mn: автомашин; авто салбар; авто худалдаа; авто засвар; машин худалдаа
also: car sales; car rental; машин түрээс; car service; авто үйлчилгээ; auto parts; авто сэлбэг; car wash; авто угаалга; used cars; японоос машин оруулах; машины сэлбэг; tyre shop; машин засвар; автосервис; Toyota Prius
tag: Prius; Toyota; Lexus; Приус; Тоёота; авто
broader: transport; retail
related: car-repair; auto-sales

electric-vehicles-industry
en: electric vehicles; EV; EV charging; electric mobility
mn: цахилгаан машин; цахилгаан тээврийн хэрэгсэл; цахилгаан автомашин; цэнэглэх станц
also: EVs; charging stations; electric cars; EV charger; цахилгаан скүүтер; e-mobility; electric buses; цэнэглэгч станц; цахилгаан автобус; цахилгаан дугуй; гибрид машин
broader: automotive-industry; cleantech
related: electric-vehicles

aviation-industry
en: aviation; airlines; airport services; air transport
mn: агаарын тээвэр; иргэний нисэх; нисэхийн салбар; агаарын тээврийн салбар
also: нисэх буудал; онгоцны билет; air cargo; агаарын ачаа тээвэр; flight tickets; авиакомпани
broader: transport
related: aviation

# ---------------------------------------------------------------- media, culture, play

media
en: media; broadcasting; journalism
mn: медиа; хэвлэл мэдээлэл; мэдээ мэдээлэл; телевиз; сэтгүүл зүй
also: TV station; радио; news site; мэдээллийн сайт; подкаст; podcast; newspaper; сонин сэтгүүл; streaming platform; стриминг платформ; сонин
related: journalism; content-creation

film-video-industry
en: film and video; film industry; cinema; video production; movie production
mn: кино ба видео; кино; кино урлаг; кино үйлдвэрлэл; видео продакшн
also: movies; movie industry; film production; animation industry; анимац; анимэйшн; documentary; баримтат кино; TV series; production house; видео студи; фильм
broader: entertainment; media
related: video-production; film-producing

music-industry
en: music; concerts
mn: хөгжим; концерт
also: music business; музык; music tech; хөгжмийн сургууль; musical instruments; karaoke; караоке; hip hop; хип хоп; үндэсний хөгжим; морин хуур; throat singing; хөөмий
broader: entertainment
related: music-production; music-business

entertainment
en: entertainment; leisure industry; amusement; show business
mn: зугаа цэнгээн; энтертайнмент; үзвэр үйлчилгээ; зугаа цэнгэл; шоу бизнес; энтертэйнмент
also: nightlife; night club; шөнийн цэнгээний газар; amusement park; хүүхдийн парк; escape room; зугаа цэнгээний газар; энтертаймент; fun centre

gaming
en: gaming; video games; game studio; mobile games
mn: видео тоглоом; тоглоомын салбар; гейм; тоглоомын индустри; гар утасны тоглоом
also: games; game development studio; гейминг; компьютер тоглоом; PC games; PC-тоглоом; онлайн тоглоом; компьютер тоглоомын газар; PC cafe; тоглоом хөгжүүлэлт; console games; gaming startup
broader: entertainment; technology
related: game-development; game-design

esports-industry
en: e-sports; esports; competitive gaming
mn: кибер спорт; э-спорт; киберспорт; цахим спорт
also: game streaming; тоглоомын стрим; и-спорт; gaming tournament
broader: gaming; sports-industry
related: esports

sports-industry
en: sports; fitness; sports club; gyms
mn: спорт; фитнесс; спорт клуб; биеийн тамир
also: fitness club; sports tech; фитнесс клуб; футбол; сагсан бөмбөг; ski resort; цанын бааз; спортын академи; hiking; уулын спорт; horse racing; хурдан морь; wrestling; football club; fitness app; martial arts; спортын хувцас; sports training; sportswear; усан сэлэлт
tag: бөх; лига
broader: entertainment
related: sports-management; sports-coaching

arts-culture-industry
en: arts and culture; creative industry; culture; visual arts; museums
mn: урлаг соёл; соёлын салбар; бүтээлч үйлдвэрлэл; дүрслэх урлаг; музей; соёл урлаг
also: creative economy; бүтээлч эдийн засаг; art gallery; урлагийн галерей; fine arts; cultural heritage; соёлын өв; theatre; theater; театр; performing arts; тайзны урлаг; circus; цирк; dance studio; бүжгийн студи; уран зураг; art market; номын сан; Mongolian heritage; уламжлал соёл; dance; бүжиг
tag: library; урлаг; art; comedy
broader: entertainment
related: cultural-heritage; fine-art

publishing-industry
en: publishing; books; audiobooks
mn: ном хэвлэл; хэвлэлийн газар; ном; аудио ном; цахим ном
also: bookstore; номын дэлгүүр; ebook; комикс; comics; webtoon; вэбтүүн; manga; манга; comic books; magazines; номын худалдаа
broader: media
related: publishing; editing

design-industry
en: design; creative agency; design industry
mn: дизайны салбар; креатив агентлаг
also: creative studio; брэндинг студи; branding agency
tag: дизайн
related: design
implies: design

photo-studio-industry
en: photography; photo studio; wedding photography; photo services
mn: гэрэл зураг; фото студи; зураг авалтын үйлчилгээ
also: хуримын зураг; studio rental; videography services
broader: media; services-industry
related: photography
implies: photography

marketing-industry
en: marketing and advertising; marketing; advertising
mn: маркетинг ба зар сурталчилгаа; маркетинг; зар сурталчилгаа; сурталчилгааны салбар; маркетингийн салбар
also: AdTech; MarTech; digital agency; дижитал агентлаг; реклам; public relations; PR; LED screens; LED самбар; influencer marketing; social media agency; digital marketing; дижитал маркетинг; пиар агентлаг; branding
related: marketing; digital-marketing
implies: marketing

creator-economy-industry
en: creator economy; influencers; content creators; content industry
mn: контент бүтээгчид; инфлүүнсэр; контентын салбар; контент бүтээгчийн эдийн засаг; контент үйлдвэрлэл
also: content creation; digital content; дижитал контент; контент студи; live streaming; subscription content; content platform; контент платформ; ютуб суваг; content studio
broader: media; marketing-industry
related: content-creation; influencing

# ---------------------------------------------------------------- services, law, government, society

services-industry
en: services industry; service sector; professional services; business services
mn: үйлчилгээний салбар; мэргэжлийн үйлчилгээ; үйлчилгээ эрхлэх; бизнесийн үйлчилгээ
also: B2B services; аутсорсинг; outsourcing; BPO; үйлчилгээний байгууллага; дуудлагын төв; service company; үйлчилгээний компани; shared services
tag: agency; studio; сервис; үйлчилгээ; мэргэжлийн үйлчилгээ

consulting-industry
en: consulting; management consulting; advisory services; business consulting
mn: зөвлөх үйлчилгээ; консалтинг; зөвлөгөө өгөх үйлчилгээ; бизнес зөвлөгөө; консалтингийн салбар
also: consultancy; зөвлөх компани; strategy consulting; менежментийн зөвлөгөө; IT consulting; IT зөвлөх үйлчилгээ; инженерийн зөвлөх
broader: services-industry
related: management-consulting
implies: management-consulting

legal-industry
en: legal services; legal industry; law
mn: хууль эрх зүйн үйлчилгээ; хуулийн фирм; хуулийн салбар; эрх зүйн салбар; хууль зүйн үйлчилгээ
also: legal sector; өмгөөллийн газар; өмгөөллийн нөхөрлөл; хуулийн компани; notary services; нотариатын үйлчилгээ; immigration services; виз зуучлал; visa services; хуулийн нөхөрлөл
broader: services-industry
related: legal
implies: legal

legaltech
en: LegalTech; legal technology; regtech; online contracts; e-signature
mn: хуулийн технологи; лигалтек; онлайн гэрээ; цахим гарын үсэг; эрх зүйн технологи
also: legal tech; regulatory technology; electronic signature; хуулийн платформ; хуулийн чатбот; document automation; legal AI; law tech; хуулийн апп
broader: legal-industry; technology
related: technology-law

govtech
en: GovTech; e-government; digital government; public sector technology; civic technology
mn: цахим засаглал; төрийн цахим үйлчилгээ; дижитал засаглал; говтек; цахим төр
also: gov tech; e-gov; e-Mongolia; и-Монгол; төрийн үйлчилгээний цахимжуулалт; цахим үндэстэн; electronic voting; civic engagement platform; цахим шилжилт
broader: government; technology
related: e-government

government
en: government; public sector; public administration; state-owned enterprises
mn: төрийн салбар; төрийн байгууллага; засгийн газар; төрийн алба; төрийн захиргаа
also: public service; local government; state-owned; төрийн өмчит компани; B2G; ministry; яам; татварын газар; боловсролын газар; соёлын газар; цагдаагийн газар; state enterprise; municipality; нийслэлийн захиргаа; төрийн үйлчилгээ; орон нутгийн засаг захиргаа
related: public-administration

non-profit
en: non-profit; NGO; charity; social sector; foundations
mn: ашгийн бус; төрийн бус байгууллага; ТББ; буяны байгууллага; нийгмийн салбар
also: not-for-profit; civil society; иргэний нийгэм; international development; олон улсын байгууллага; international organisation; UN agencies; НҮБ; humanitarian; хүмүүнлэгийн тусламж; donor projects; donor funded; донор байгууллага; буяны сан; хөгжлийн төсөл; хандив; fundraising platform; philanthropy; philanthropist; филантропи
tag: төрийн бус; сан
related: ngo-management; fundraising-ngo

social-impact-industry
en: social enterprise; social business; impact startup; inclusive business; disability services
mn: нийгмийн бизнес; нийгмийн аж ахуй; хөгжлийн бэрхшээлтэй иргэдийн үйлчилгээ; тусгай хэрэгцээт боловсрол
also: impact business; impact investing; social entrepreneurship; нийгмийн энтрепренёршип; assistive technology; туслах технологи; хүртээмжтэй орчин; accessible technology; women empowerment; эмэгтэйчүүдийн эрх; gender equality; жендерийн тэгш байдал; social welfare; нийгмийн халамж; youth development; залуучуудын хөгжил; impact enterprise; social innovation; нийгмийн инноваци
broader: non-profit; services-industry

home-services-industry
en: home services; repair services; maintenance services; laundry
mn: гэр ахуйн үйлчилгээ; засвар үйлчилгээ; угаалга; хими цэвэрлэгээ
also: гэрийн засвар; dry cleaning; moving services; нүүлгэлтийн үйлчилгээ; plumbing services; сантехникийн үйлчилгээ; home maintenance; electronics repair
broader: services-industry
related: home-services-coordination

translation-industry
en: language services; translation services; localization services; translation bureau
mn: орчуулгын үйлчилгээ; орчуулгын товчоо; хэлний үйлчилгээ; орчуулгын салбар
also: translation agency; subtitling services; хадмал орчуулга; орчуулгын компани; нотариатын орчуулга; interpretation services; хэлмэрчийн үйлчилгээ; орчуулгын апп; translation platform; translation; орчуулга; document translation; multilingual
broader: services-industry
related: translation
implies: translation

religion-spirituality-industry
en: spirituality and religion; astrology; spiritual services; Buddhism services
mn: шашин ба сүсэг бишрэл; шашин соёл; зурхай; сүсэг бишрэл; буддын шашин; бөө мөргөл
also: spiritual wellness; horoscope; тарот; tarot; temples; ёс заншил; funeral services; оршуулгын үйлчилгээ; дурсгалын үйлчилгээ
broader: services-industry

migration-diaspora-industry
en: diaspora services; migration services; expat services; overseas Mongolians
mn: гадаадад амьдардаг монголчууд; диаспора; шилжин суурьшилт; гадаад дахь монголчууд; гадаад дахь иргэдийн үйлчилгээ
also: diaspora; immigrants; overseas workers; expats; цагаачлал; remote workers abroad; гадаадын хөдөлмөрийн зах; гадаад ажиллах хүч; relocation
broader: services-industry
related: integration-support

domain-names-industry
en: web hosting and domains; domain names; web hosting
mn: домэйн ба хостинг; домэйн хостинг; вэб хостинг
also: hosting; domain registration; домэйн
broader: software
related: web-hosting
`;
