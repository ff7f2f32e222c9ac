// Concepts of kind industry: industries and domains. Hand-written.
// broader: fintech is a kind of technology and of finance. Cross-kind neighbours (skills) only where they are obvious.

export const industries = `
@industry

# ---------------------------------------------------------------- technology and software

technology
en: technology; tech; tech industry; technology sector; high tech
mn: технологи; технологийн салбар; өндөр технологи; мэдээллийн технологийн салбар
also: tech sector; tech company; technology company; технологийн компани; IT салбар; IT industry; IT компани; ICT sector; deep tech; deeptech; айти салбар; мэдээллийн технологи; tech startup; технологийн стартап; information technology

software
en: software; software industry; software company; IT services; software house
mn: программ хангамж; программ хангамжийн салбар; программ хангамжийн компани; IT үйлчилгээ
also: програм хангамж; software outsourcing; програм хангамжийн компани; софтвэр; софтвер; IT outsourcing; аутсорсинг хөгжүүлэлт; app industry; dev shop
broader: technology

saas-industry
en: SaaS; software as a service; B2B SaaS; cloud software; enterprise software
mn: SaaS; үүлэн программ хангамж; захиалгат программ хангамж; B2B SaaS
also: SaaS startup; SaaS company; SaaS компани; байгууллагын программ хангамж; SaaS platform; business software; vertical SaaS; subscription software; SaaS платформ
broader: software

ai-industry
en: artificial intelligence; AI; AI industry; AI startup
mn: хиймэл оюун; хиймэл оюун ухаан; хиймэл оюуны салбар; AI
also: AI company; хиймэл оюуны стартап; generative AI; machine learning; AI/ML; AI & ML; AI салбар; applied AI; AI стартап; computer vision industry
broader: software

cybersecurity-industry
en: cybersecurity; cyber security; information security; security technology
mn: кибер аюулгүй байдал; мэдээллийн аюулгүй байдал; кибер аюулгүй байдлын салбар
also: infosec; cybersecurity industry; киберийн аюулгүй байдал; data protection services; cyber defence
broader: technology; software

blockchain-industry
en: blockchain; Web3; crypto; cryptocurrency; digital assets
mn: блокчэйн; крипто; криптовалют; веб3; виртуал хөрөнгө
also: блокчейн; NFT; DeFi; крипто валют; crypto industry; виртуал хөрөнгийн үйлчилгээ үзүүлэгч; Web3 startup; decentralized finance; tokenization; цифрон хөрөнгө; крипто бирж
broader: technology; fintech

data-industry
en: data and analytics; big data; data services; data centres
mn: өгөгдлийн салбар; их өгөгдөл; дата төв; дата аналитик; өгөгдлийн төв
also: data center; data centre; data analytics; data platform; дата центр; business intelligence; analytics industry; hosting services; cloud services; клауд үйлчилгээ
broader: technology

iot-hardware-industry
en: hardware; IoT; consumer electronics; electronics industry; smart devices
mn: техник хангамж; IoT; электроник; электрон бараа; ухаалаг төхөөрөмж
also: internet of things; smart home; ухаалаг гэр; hardware startup; wearables; хардвэр; юмсын интернэт; зүйлсийн интернэт; gadgets; electronics manufacturing; гэр ахуйн цахилгаан бараа; компьютер техник
broader: technology

semiconductor-industry
en: semiconductors; semiconductor industry; chip industry; microchips
mn: хагас дамжуулагч; хагас дамжуулагчийн салбар; чип үйлдвэрлэл
also: chip design; integrated circuits; микрочип; semiconductor
broader: technology; manufacturing-industry

robotics-industry
en: robotics; automation industry; drones; industrial automation
mn: роботик; робот техник; автоматжуулалт; дрон технологи; роботын салбар
also: drone industry; дроны салбар; robots; роботчлол; UAV industry; industrial robots; дрон үйлчилгээ
broader: technology

space-industry
en: space technology; space industry; aerospace; satellites; spacetech
mn: сансрын технологи; сансрын салбар; хиймэл дагуул; агаар сансар
also: space tech; satellite industry; сансар судлал; aerospace industry; earth observation; дэлхийн ажиглалт; nanosatellite; сансрын хөтөлбөр
broader: technology

ar-vr-industry
en: AR/VR; extended reality; metaverse; virtual reality; augmented reality
mn: виртуал бодит байдал; өргөтгөсөн бодит байдал; метаверс; AR/VR
also: XR industry; mixed reality; immersive technology; VR; виртуал реалити; immersive media; метавёрс
broader: technology; entertainment

telecom
en: telecommunications; telecom; telecom industry; internet service providers
mn: харилцаа холбоо; харилцаа холбооны салбар; телеком; мобайл оператор
also: ISP; mobile operator; үүрэн холбоо; үүрэн холбооны оператор; интернэт үйлчилгээ; telco; интернет үйлчилгээ; холбооны салбар; 5G; fixed line; кабелийн телевиз; шуудан холбоо
broader: technology

social-network-industry
en: social networks; social platforms; online communities; dating apps; social apps
mn: нийгмийн сүлжээ; олон нийтийн сүлжээ; онлайн комьюнити; болзооны апп
also: social network; social app; social networking; community platform; сошиал платформ; танилцах апп; dating platform; creator platform; consumer apps; consumer tech
broader: software; media

marketplace-industry
en: online marketplace; marketplace; sharing economy; platform business; on-demand services
mn: онлайн зах; маркетплэйс; хуваалцах эдийн засаг; платформ бизнес; зуучлалын платформ
also: marketplace platform; маркетплейс; two-sided marketplace; gig economy; гиг эдийн засаг; platform economy; peer-to-peer; зуучлалын үйлчилгээ; classifieds; зарын сайт; зарын платформ; on demand platform
broader: ecommerce

# ---------------------------------------------------------------- finance

finance-industry
en: finance; financial services; finance industry; financial sector; banking and finance
mn: санхүү; санхүүгийн салбар; санхүүгийн үйлчилгээ; банк санхүү; банк санхүүгийн салбар
also: banking sector; financial institution; санхүүгийн байгууллага; банкны салбар; finance sector; financial industry; financial market; санхүүгийн зах зээл

fintech
en: FinTech; financial technology; digital finance; fintech startup
mn: финтек; санхүүгийн технологи; финтек салбар; дижитал санхүү
also: fin tech; финтекийн салбар; фин тек; финтэк; neobank; цахим санхүү; wealthtech; embedded finance; open banking; финтек компани; финтек стартап
broader: technology; finance-industry

payments-industry
en: payment services; digital payments; mobile payments; e-wallets; remittances
mn: төлбөрийн систем; цахим төлбөр; мөнгөн гуйвуулга; цахим хэтэвч; төлбөр тооцоо
also: payments industry; digital wallet; mobile wallet; мобайл төлбөр; remittance; хэтэвч апп; payment gateway; төлбөр тооцооны салбар; money transfer; мөнгөн шилжүүлэг; cross-border payments; QR төлбөр
broader: fintech

banking-industry
en: banking industry; commercial banking; retail banking; digital bank
mn: банк; арилжааны банк; дижитал банк; банкны үйлчилгээ
also: corporate banking; цахим банк; банкны систем; investment bank; хөрөнгө оруулалтын банк
broader: finance-industry

lending-industry
en: lending industry; microfinance; non-bank financial institutions; online lending; peer-to-peer lending
mn: зээлийн үйлчилгээ; банк бус санхүүгийн байгууллага; ББСБ; онлайн зээл; бичил санхүү
also: NBFI; P2P lending; lendtech; онлайн зээлийн апп; хадгаламж зээлийн хоршоо; ХЗХ; ломбард; pawnshop; buy now pay later; BNPL; лизинг; leasing company; факторинг; хувааж төлөх
broader: finance-industry; fintech

insurance
en: insurance; insurance industry; insurtech; insurance sector
mn: даатгал; даатгалын салбар; даатгалын компани; иншуртек
also: даатгалын технологи; insurance technology; онлайн даатгал; эрүүл мэндийн даатгал; reinsurance industry; insurance company; мал даатгал; индекст даатгал
broader: finance-industry

investment-industry
en: investment industry; venture capital; private equity; asset management; capital markets
mn: хөрөнгө оруулалтын салбар; венч капитал; хөрөнгийн зах зээл; хөрөнгө оруулалтын сан; активын удирдлага
also: venture fund; венчур капитал; VC industry; үнэт цаас; stock exchange; хөрөнгийн бирж; investment fund; брокерийн компани; securities industry; хөдөө аж ахуйн бирж; crowdfunding platform
broader: finance-industry

accounting-industry
en: accounting services; audit and tax services; accounting firm; outsourced accounting
mn: нягтлан бодох үйлчилгээ; аудитын компани; аудит татварын үйлчилгээ; нягтлангийн үйлчилгээ
also: audit firm; accountancy firm; tax services; аудитын үйлчилгээ; татварын үйлчилгээ; нягтлан бодох бүртгэлийн үйлчилгээ; нягтлан бодох бүртгэлийн компани; bookkeeping services; санхүүгийн аутсорсинг
broader: services-industry; finance-industry

# ---------------------------------------------------------------- health and life science

healthcare
en: healthcare; health care; medical industry; health sector; hospitals
mn: эрүүл мэнд; эрүүл мэндийн салбар; эрүүл мэндийн үйлчилгээ; эмнэлгийн салбар
also: medical services; private hospital; хувийн эмнэлэг; клиник; medical clinic; healthcare industry; эмнэлгийн үйлчилгээ; health services; эмнэлэг; health industry

healthtech
en: HealthTech; digital health; medtech; health technology; telemedicine
mn: эрүүл мэндийн технологи; дижитал эрүүл мэнд; хэлстек; телемедицин; цахим эрүүл мэнд
also: health tech; eHealth; хелстек; telehealth; онлайн эмч; зайн оношилгоо; digital therapeutics; hospital software; эмнэлгийн программ; mHealth; health app; эрүүл мэндийн апп; хелс тек
broader: healthcare; technology

medical-devices-industry
en: medical devices; medical equipment; diagnostics; medical supplies
mn: эмнэлгийн тоног төхөөрөмж; эмнэлгийн хэрэгсэл; оношилгоо; эмнэлгийн багаж
also: medical device; diagnostic laboratory; оношилгооны төв; clinical laboratory; эмнэлгийн лаборатори; dental equipment; лабораторийн тоног төхөөрөмж
broader: healthcare

pharma-industry
en: pharmaceuticals; pharmaceutical industry; pharma; pharmacy; drug development
mn: эмийн үйлдвэрлэл; эм ханган нийлүүлэлт; эмийн сан; эм зүйн салбар; эмийн салбар
also: pharmacies; pharmacy chain; эмийн үйлдвэр; drug manufacturing; эм импорт; traditional medicine; уламжлалт анагаах; уламжлалт эм; nutraceuticals; биологийн идэвхт бүтээгдэхүүн; хүнсний нэмэлт бүтээгдэхүүн; food supplements; эмийн ургамал; herbal medicine
broader: healthcare

biotech
en: biotechnology; biotech; life sciences; genomics; bioengineering
mn: биотехнологи; амьдралын шинжлэх ухаан; генетик; биотехнологийн салбар
also: life science; synthetic biology; биоинженерчлэл; genetics; молекул биологи; био технологи; biotech startup; stem cells; үүдэл эс
broader: technology; healthcare

mental-health-industry
en: mental health; mental wellness; psychological counselling; counselling services
mn: сэтгэцийн эрүүл мэнд; сэтгэл зүйн үйлчилгээ; сэтгэл зүйн зөвлөгөө; сэтгэл зүй
also: mental health app; therapy services; mindfulness; бясалгал; meditation; сэтгэлзүйн зөвлөгөө; stress management; emotional wellbeing; сэтгэл засал
broader: healthcare

wellness-industry
en: wellness; spa; health and wellness; wellbeing; massage and spa
mn: велнес; спа; эрүүл аж төрөл; рашаан сувилал; массаж спа
also: wellness industry; healthy lifestyle; эрүүл амьдралын хэв маяг; sauna; саун; сувилал; sanatorium; sleep health; longevity; рашаан сувиллын газар; амралт сувилал; yoga studio; иогийн студи
broader: healthcare

dental-industry
en: dental care; dental clinic; dentistry
mn: шүдний эмнэлэг; шүдний эмчилгээ; нүүр амны эмнэлэг
also: dental services; dental industry; orthodontics; шүдний гажиг засал; шүдний клиник
broader: healthcare

elder-care-industry
en: elder care; elderly care; senior care; agetech; home care
mn: ахмад настны асаргаа; ахмад настны үйлчилгээ; өндөр настны асаргаа; гэрийн асаргаа
also: aged care; nursing home; асрамжийн газар; senior living; ахмадын асрамж; настны халамж; ахмад настан асрах; silver economy; асаргаа сувилгаа; home nursing
broader: healthcare; services-industry

women-health-industry
en: women's health; femtech; maternal health; maternity care
mn: эмэгтэйчүүдийн эрүүл мэнд; эх хүүхдийн эрүүл мэнд; фемтек; жирэмсний хяналт
also: womens health; pregnancy app; reproductive health; нөхөн үржихүй; эх нялхсын эрүүл мэнд
broader: healthtech; healthcare

# ---------------------------------------------------------------- education and people

education-industry
en: education; education sector; education industry; training services; schools
mn: боловсрол; боловсролын салбар; сургалт; боловсролын үйлчилгээ; сургалтын салбар
also: private school; хувийн сургууль; training centre; сургалтын төв; training center; tutoring services; higher education; дээд боловсрол; vocational education; мэргэжлийн боловсрол; сургалтын байгууллага; их сургууль; test preparation; шалгалтын бэлтгэл

edtech
en: EdTech; education technology; online education; e-learning; online learning
mn: боловсролын технологи; эдтек; онлайн сургалт; цахим сургалт; онлайн боловсрол
also: ed tech; ed-tech; эдтэк; эд тек; e-learning platform; LMS; learning platform; цахим хичээл; онлайн хичээл; MOOC; онлайн сургалтын платформ; language learning app; хэл сурах апп; learning app; зайн сургалт; distance learning; elearning; электрон сургалт
broader: education-industry; technology

language-education-industry
en: language education; language school; English courses; language learning
mn: хэлний сургалт; хэлний төв; гадаад хэлний сургалт; англи хэлний сургалт
also: language centre; language center; хэлний курс; англи хэлний курс; солонгос хэлний сургалт; foreign language training; study abroad agency; гадаадад суралцах зуучлал; study abroad; гадаадад сурах
broader: education-industry

childcare-industry
en: childcare; kindergartens; early childhood education; preschool; daycare
mn: хүүхэд асаргаа; цэцэрлэг; сургуулийн өмнөх боловсрол; хүүхэд харах үйлчилгээ
also: child care; kindergarten; nursery; хувийн цэцэрлэг; after-school care; хүүхэд хөгжлийн төв; child development centre; babysitting; day care; өдөр өнжүүлэх; хүүхдийн хөгжлийн төв
broader: education-industry; services-industry

kids-family-industry
en: kids and family; baby products; toys; parenting; children's products
mn: хүүхдийн бараа; эх хүүхдийн бараа; хүүхэд гэр бүл; эцэг эхийн боловсрол
also: baby and kids; kids products; childrens products; хүүхдийн хувцас; хүүхдийн тоглоом; family tech; parenting app; educational toys; хөгжүүлэх тоглоом; kids entertainment; хүүхдийн тоглоомын төв; board games
broader: retail

hrtech
en: HR tech; HR technology; recruitment services; job platform; staffing
mn: хүний нөөцийн технологи; ажлын зар; ажил зуучлал; хүний нөөцийн үйлчилгээ; рекрутинг
also: HRTech; job board; job matching; ажлын байрны зар; ажилд зуучлах; staffing agency; talent platform; аутстаффинг; outstaffing; job portal; хөдөлмөр зуучлал; payroll services; хүний нөөцийн программ; future of work; ажил зуучлалын платформ; talent marketplace
broader: technology; services-industry

science-research-industry
en: scientific research; research institute; academia; R&D services; laboratories
mn: шинжлэх ухаан; эрдэм шинжилгээ; судалгааны байгууллага; академи; судалгаа шинжилгээ
also: research organisation; research organization; судалгааны хүрээлэн; эрдэм шинжилгээний хүрээлэн; science sector; судалгаа хөгжүүлэлт; лаборатори; deep science
broader: services-industry

# ---------------------------------------------------------------- commerce

ecommerce
en: e-commerce; ecommerce; online retail; online shop; online store
mn: цахим худалдаа; онлайн худалдаа; онлайн дэлгүүр; и-коммерс; онлайн шоп
also: e commerce; и коммерс; ecom; D2C; direct-to-consumer; e-shop; цахим дэлгүүр; online sales business; online shopping; dropshipping; дропшиппинг; cross-border e-commerce; хил дамнасан цахим худалдаа; икоммерс; social commerce; quick commerce; захиалгын бараа; захиалгын бизнес; B2B e-commerce
broader: retail; technology

retail
en: retail; retail industry; supermarkets; consumer goods
mn: жижиглэн худалдаа; худалдаа; дэлгүүр; супермаркет; худалдааны салбар; өргөн хэрэглээний бараа
also: FMCG; retail trade; retail chain; convenience store; дэлгүүрийн сүлжээ; сүлжээ дэлгүүр; хэрэглээний бараа; shopping mall; худалдааны төв; consumer products; CPG; барааны худалдаа; худалдаа үйлчилгээ; grocery; хүнсний дэлгүүр; RetailTech

wholesale-industry
en: wholesale; distribution; trading company; wholesale trade; import and distribution
mn: бөөний худалдаа; түгээлт; бараа түгээлт; бөөнөөр борлуулах; худалдааны компани
also: distributor; дистрибьютер; wholesaler; бөөний төв; түгээлтийн компани; B2B marketplace; FMCG distribution; бөөний бизнес
broader: retail

export-trade-industry
en: international trade; foreign trade; import and export; cross-border trade
mn: гадаад худалдаа; олон улсын худалдаа; импорт экспорт; хилийн худалдаа
also: import export; экспорт импорт; trading business; экспортын бизнес; импортын бизнес; экспортын салбар; border trade; Хятадаас бараа оруулах; Солонгосоос бараа оруулах; АНУ-аас бараа оруулах; карго үйлчилгээ
broader: retail

fashion
en: fashion; apparel; clothing; fashion industry; garments
mn: хувцас загвар; хувцас; загварын бизнес; моод; загварын салбар; хувцасны салбар
also: apparel industry; clothing brand; хувцасны брэнд; fashion brand; fashiontech; footwear; гутал; modeling agency; загвар өмсөгч; streetwear; slow fashion; хувцасны дэлгүүр; fashion retail; монгол дээл; үндэсний хувцас
broader: retail

textile-industry
en: textiles; textile industry; sewing and knitwear; garment manufacturing; wool processing
mn: нэхмэл; нэхмэлийн үйлдвэрлэл; оёдлын үйлдвэр; сүлжмэл; ноосон бүтээгдэхүүн; ноос боловсруулах
also: knitwear; sewing industry; оёдлын цех; сүлжмэлийн үйлдвэр; wool products; эсгий бүтээгдэхүүн; felt products; carpet industry; хивс; хивсний үйлдвэр; хөнгөн үйлдвэр; light industry; camel wool; тэмээний ноос; хөөвөр; yak wool; yak down; хонины ноос
broader: manufacturing-industry; fashion

cashmere-industry
en: cashmere; cashmere industry; cashmere products; cashmere brand
mn: ноолуур; ноолуурын салбар; ноолууран бүтээгдэхүүн; ноолуурын үйлдвэр; ноолууран хувцас
also: Mongolian cashmere; кашемир; монгол ноолуур; ноос ноолуур; cashmere export; ноолуурын экспорт; cashmere garments; ноолуурын брэнд; goat hair; ямааны ноолуур
broader: textile-industry

leather-industry
en: leather; leather goods; leather industry; hides and skins
mn: арьс шир; арьсан эдлэл; арьс ширний үйлдвэр; савхин эдлэл
also: leather processing; арьс шир боловсруулах; leather bags; савхин цүнх; leather products; sheepskin; нэхий; нэхийн дээл; арьсан бүтээгдэхүүн; tannery
broader: manufacturing-industry; fashion

jewelry-crafts-industry
en: jewellery and crafts; jewellery; handicrafts; souvenirs; handmade products
mn: үнэт эдлэл; гар урлал; бэлэг дурсгал; гар хийц; гар урлалын бүтээгдэхүүн
also: jewelry; arts and crafts; handmade; гоёл чимэглэл; алт мөнгөн эдлэл; бэлэг дурсгалын бараа; artisan products; гар хийцийн бараа; ethnic crafts; үндэсний урлал; craft products; уламжлалт урлал; gift shop
broader: retail; design-industry

beauty-industry
en: beauty; cosmetics; beauty industry; skincare; beauty salon
mn: гоо сайхан; гоо сайхны салбар; гоо сайхны бүтээгдэхүүн; косметик; гоо сайхны салон
also: beauty products; skin care; арьс арчилгаа; beautytech; personal care; нүүр будалт; makeup; hair salon; үсчин салон; үсчин гоо сайхан; organic cosmetics; органик гоо сайхан; natural cosmetics; гоо сайхны брэнд; nail salon; hair care; perfume; үнэртэн; K-beauty
broader: retail; services-industry

furniture-industry
en: furniture; furniture industry; home and interior; woodwork; home goods
mn: тавилга; тавилгын үйлдвэр; гэр ахуйн бараа; мод боловсруулах; модон эдлэл
also: home decor; interior products; wood processing; furniture manufacturing; тавилгын салбар; гэр чимэглэл; interior decoration; модон тавилга; kitchen furniture; гал тогооны тавилга; монгол гэр үйлдвэрлэл; ger manufacturing
broader: manufacturing-industry; retail

pets-industry
en: pets; pet care; pet products; pet industry; pet shop
mn: гэрийн тэжээвэр амьтан; тэжээвэр амьтан; амьтны тэжээл; пет шоп
also: pet tech; dogs and cats; нохой муур; animal care; pet food; нохойн хоол; амьтны эмнэлэг; petcare; нохойн сургалт; амьтны дэлгүүр; pet grooming
broader: retail; services-industry

secondhand-circular-industry
en: circular economy; second-hand; resale; rental business; recommerce
mn: эргэлтийн эдийн засаг; хуучин бараа; түрээсийн үйлчилгээ; тойрог эдийн засаг; хоёр дахь гар
also: secondhand; second hand; used goods; хоёрдогч бараа; түрээсийн бизнес; equipment rental; тоног төхөөрөмж түрээс; upcycling; апсайклинг; zero waste store; rental platform
broader: retail; cleantech

# ---------------------------------------------------------------- food and hospitality

food-beverage
en: food and beverage; food & beverage; F&B; food industry; food and drinks
mn: хүнс; хүнс ундаа; хоол хүнс; хүнсний салбар; хүнсний үйлдвэрлэл; хоол ундаа
also: food production; beverage industry; хүнсний үйлдвэр; food sector; food processing; хүнсний бүтээгдэхүүн; органик хүнс; organic food; эрүүл хүнс; healthy food; ундааны үйлдвэр; FoodBev; packaged food; боловсруулсан хүнс; халуун ногоо; сүүн бүтээгдэхүүн; frozen food; хөлдөөсөн хүнс

foodtech
en: FoodTech; food technology; alternative proteins; food delivery platform; cloud kitchen
mn: хүнсний технологи; фүүдтек; хүргэлтийн хоол; хүнсний инноваци; хоол хүргэлтийн апп
also: food tech; food delivery; хоол хүргэлт; dark kitchen; үүлэн гал тогоо; meal kit; plant-based food; ургамлын гаралтай хүнс; food innovation; функциональ хүнс; functional food; restaurant tech; хоол захиалгын апп
broader: food-beverage; technology

restaurant-industry
en: restaurants; restaurant industry; cafes; catering; coffee shops
mn: ресторан; кафе; нийтийн хоол; зоогийн газар; кофе шоп; кейтеринг
also: restaurant; cafe; coffee shop; food service; нийтийн хоолны салбар; цайны газар; хоолны газар; bar and pub; паб; баар; fast food; түргэн хоол; street food; food truck; bakery; бэйкери; bakery shop; нарийн боов; катеринг; ресторан кафе; bubble tea; beer pub; кофе бизнес; хүнсний трак
broader: food-beverage; services-industry

beverage-industry
en: beverages; soft drinks; craft beer; brewery; alcohol industry
mn: ундаа; ундааны салбар; шар айраг; крафт шар айраг; архи ундаа; цэвэр ус үйлдвэрлэл
also: beer brewing; winery; vodka; айраг; distillery; согтууруулах ундаа; juice production; чацарганы шүүс; sea buckthorn juice; жүүс үйлдвэрлэл; bottled water; савласан ус; tea industry; цай үйлдвэрлэл; kombucha; комбуча
broader: food-beverage

meat-dairy-industry
en: meat and dairy; meat processing; dairy industry; dairy products; meat export
mn: мах сүү; мах боловсруулах; сүү боловсруулах; махны үйлдвэр; сүүний үйлдвэр; мах экспорт
also: dairy; slaughterhouse; мал нядалгаа; dairy processing; махан бүтээгдэхүүн; цагаан идээ; махны экспорт; ааруул; борц; dried meat; meat industry; сүүний ферм; тараг; cheese making; бяслаг; мах махан бүтээгдэхүүн
broader: food-beverage; livestock-industry

hospitality-industry
en: hospitality; hotels; hospitality industry; accommodation; guesthouses
mn: зочлох үйлчилгээ; зочид буудал; зочид буудлын салбар; жуулчны бааз
also: hotel industry; hotel; hostel; хостел; tourist camp; Airbnb; guest house; resort; амралтын газар; ger camp; гэр бааз; glamping; глэмпинг; short-term rental; өдрийн түрээс; хоногийн байр; eco lodge
broader: tourism; services-industry

tourism
en: tourism; travel; travel industry; travel and tourism; tour company
mn: аялал жуулчлал; аялал; жуулчлал; аялал жуулчлалын салбар; аяллын компани
also: tourism industry; traveltech; travel tech; eco tourism; эко аялал; ecotourism; adventure tourism; адал явдалт аялал; inbound tourism; дотоод аялал; outbound travel; гадаад аялал; nomadic tourism; travel agency; аяллын агентлаг; тур компани; морин аялал; winter tourism; өвлийн аялал; medical tourism; travel app; cultural tourism; соёлын аялал; ухаалаг жуулчлал; community-based tourism; нөхөрлөлд түшиглэсэн аялал жуулчлал

events-industry
en: events; events industry; weddings; conferences; event services
mn: арга хэмжээ зохион байгуулалт; эвент; хурим; хурал зөвлөгөөн; ивент
also: MICE; event industry; wedding industry; хуримын үйлчилгээ; exhibition; үзэсгэлэн яармаг; яармаг; event tech; ticketing; тасалбар худалдаа; festivals; party services; баяр ёслол; төрсөн өдөр зохион байгуулах; banquet hall
broader: services-industry; entertainment

# ---------------------------------------------------------------- agriculture

agriculture
en: agriculture; farming; agriculture sector; agribusiness; agricultural production
mn: хөдөө аж ахуй; хөдөө аж ахуйн салбар; ХАА; агро бизнес; фермерийн аж ахуй
also: agro; агро; agri-food; хөдөө аж ахуйн үйлдвэрлэл; family farm; rural economy; ХААХҮ; agro-industry; cooperatives; хоршоо; agricultural machinery; хөдөө аж ахуйн техник; органик аж ахуй; rural development; хөдөөгийн хөгжил

agritech
en: AgriTech; agtech; agricultural technology; smart farming; precision agriculture
mn: хөдөө аж ахуйн технологи; агротек; ухаалаг ферм; ухаалаг хөдөө аж ахуй; нарийвчилсан газар тариалан
also: agri tech; агритек; агтек; digital agriculture; дижитал хөдөө аж ахуй; hydroponics; гидропоник; smart greenhouse; ухаалаг хүлэмж; vertical farming; босоо ферм; livestock tracking; мал хянах төхөөрөмж; ухаалаг мал аж ахуй; agrotech; aeroponics; ухаалаг малчин
broader: agriculture; technology

livestock-industry
en: livestock; livestock farming; animal husbandry; herding; pastoralism
mn: мал аж ахуй; малын салбар; нүүдлийн мал аж ахуй; бэлчээрийн мал аж ахуй; мал сүрэг
also: nomadic herding; animal farming; бэлчээр; rangeland; pasture management; хонь ямаа; адуу үхэр; cattle farming; үхрийн аж ахуй; poultry; тахианы аж ахуй; гахайн аж ахуй; pig farming; шувууны аж ахуй; эрчимжсэн мал аж ахуй; intensive livestock; horse breeding; тэмээн сүрэг; animal feed; малын тэжээл; тэжээлийн үйлдвэр; малчин өрх; livestock sector; малын гаралтай түүхий эд
broader: agriculture

crop-industry
en: crop production; crop farming; horticulture; greenhouse farming; vegetables and berries
mn: газар тариалан; тариалан; хүлэмжийн аж ахуй; хүнсний ногоо; жимс жимсгэнэ
also: grain farming; үр тариа; wheat; улаанбуудай; vegetable growing; ногоо тариалах; greenhouse; хүлэмж; sea buckthorn; чацаргана; berries; төмс хүнсний ногоо; potato farming; seed production; үрийн аж ахуй; үр суулгац; цэцэрлэгжүүлэлт; landscaping; flower shop; цэцгийн дэлгүүр; цэцэг тариалах; ургамал тариалах; fertilizer; бордоо; irrigation; услалтын систем
broader: agriculture

forestry-fishery-industry
en: forestry and fishery; forestry; timber; fish farming; beekeeping
mn: ойн аж ахуй; загасны аж ахуй; зөгийн аж ахуй; мод бэлтгэл
also: aquaculture; загас үржүүлэх; honey production; зөгийн бал; tree planting; мод тарих; tree nursery; мод үржүүлгийн газар; тэрбум мод; wild harvest; байгалийн дагалт баялаг; pine nuts; самар
broader: agriculture

veterinary-industry
en: veterinary services; animal health; veterinary medicines; vet clinic
mn: мал эмнэлэг; мал эмнэлгийн үйлчилгээ; малын эрүүл мэнд; малын эм
also: veterinary clinic; veterinary industry; animal vaccines; малын вакцин; мал эмнэлгийн салбар; малын оношилгоо
broader: livestock-industry; healthcare

# ---------------------------------------------------------------- energy, environment, resources

energy
en: energy; energy sector; energy industry; power generation; utilities
mn: эрчим хүч; эрчим хүчний салбар; цахилгаан эрчим хүч; дулаан эрчим хүч; цахилгаан станц
also: power sector; power plant; power industry; electric power; heat supply; дулаан хангамж; энергетик; district heating; төвлөрсөн халаалт; цахилгаан түгээх; smart grid; ухаалаг сүлжээ; energy tech; эрчим хүчний хэмнэлт; дулааны цахилгаан станц

renewable-energy-industry
en: renewable energy; solar energy; solar power; wind energy; green energy
mn: сэргээгдэх эрчим хүч; нарны эрчим хүч; салхины эрчим хүч; ногоон эрчим хүч; нарны панел
also: solar panels; wind power; нарны цахилгаан; нарны станц; нарны цахилгаан станц; салхин парк; solar farm; нарны хавтан; energy storage; battery storage; батарей хуримтлуур; hydropower; усан цахилгаан станц; geothermal; газрын гүний дулаан; hydrogen; ногоон устөрөгч; biogas; био хий; heat pumps; дулааны насос; clean energy; цэвэр эрчим хүч; УЦС
broader: energy; cleantech

cleantech
en: CleanTech; climate tech; green technology; sustainability; greentech
mn: ногоон технологи; цэвэр технологи; уур амьсгалын технологи; тогтвортой хөгжил; клинтек
also: clean tech; climatetech; ногоон бизнес; green business; clean technology; ногоон хөгжил; carbon credits; нүүрстөрөгчийн кредит; ecotech; climate change; уур амьсгалын өөрчлөлт; ногоон эдийн засаг; green economy; net zero; decarbonization; карбон кредит; sustainable development; эко бүтээгдэхүүн; eco-friendly products
broader: technology; environment-industry

environment-industry
en: environmental services; environmental industry; nature conservation; ecology
mn: байгаль орчин; байгаль орчны салбар; байгаль хамгаалал; экологи; нөхөн сэргээлт
also: environmental sector; environmental protection; land reclamation; biodiversity; биологийн олон янз байдал; байгаль орчны үйлчилгээ; environmental consulting; desertification; цөлжилт; wildlife conservation; байгаль орчны үнэлгээ; environmental impact assessment

air-quality-industry
en: air quality; air pollution solutions; air purification; clean heating
mn: агаарын чанар; агаарын бохирдол; агаар цэвэршүүлэгч; утаагүй халаалт; утааны асуудал
also: air pollution; smog; air purifier; агаар цэвэршүүлэх; clean air; цэвэр агаар; indoor air quality; insulation retrofits; гэр хорооллын дулаалга; сайжруулсан түлш; air quality monitoring; цахилгаан халаагуур; electric heating
broader: cleantech

waste-industry
en: waste management; recycling; waste industry; plastics recycling
mn: хог хаягдал; хог хаягдлын менежмент; дахин боловсруулалт; хог ангилах; хаягдал дахин боловсруулах
also: recycling industry; waste recycling; дахин боловсруулах үйлдвэр; хоёрдогч түүхий эд; wastetech; e-waste; электрон хог хаягдал; хог тээвэр; waste collection; zero waste; хог хаягдалгүй; plastic waste; хуванцар хаягдал; waste to energy; compost; компост; tyre recycling; хаягдал дугуй; лаазны хог
broader: cleantech; services-industry

water-industry
en: water and sanitation; water industry; water supply; water treatment; watertech
mn: усны салбар; ус хангамж; ус цэвэршүүлэх; ариутгах татуурга; ус цэвэршүүлэлт
also: WASH; water purification; wastewater treatment; бохир ус цэвэрлэх; ус цэвэршүүлэгч; water filter; sanitation; ариун цэврийн байгууламж; eco toilet; худаг; well drilling; бохир ус; гүний худаг; drinking water; ундны ус; water technology
broader: cleantech

mining
en: mining; mining industry; minerals; extractive industry; mining and quarrying
mn: уул уурхай; уул уурхайн салбар; уурхай; ашигт малтмал; олборлох салбар
also: coal mining; нүүрс; copper mining; зэс; gold mining; алт олборлолт; mineral exploration; хайгуул; mining services; mining company; уул уурхайн компани; critical minerals; чухал эрдэс; уул уурхайн үйлчилгээ; Oyu Tolgoi; Оюу Толгой; rare earths; газрын ховор элемент; fluorspar; хайлуур жонш; нүүрсний тээвэр; mining sector; mining tech; mine supply; уул уурхайн тоног төхөөрөмж

oil-gas-industry
en: oil and gas; petroleum; fuel retail; natural gas; gas stations
mn: газрын тос; шатахуун; байгалийн хий; шатахуун түгээх станц; нефть
also: petrol station; oil refinery; газрын тос боловсруулах үйлдвэр; ШТС; coal bed methane; метан хий; lubricants; тосолгооны материал; LPG; шингэрүүлсэн хий; бензин колонк; шатахууны бизнес
broader: energy; mining

metals-industry
en: metals; metallurgy; steel industry; metal fabrication
mn: төмөр металл; металлурги; ган төмөр; металл боловсруулах; төмөр хийц
also: steel structures; ган хийц; metalworking; scrap metal; хаягдал төмөр; хаягдал төмрийн бизнес; foundry; цутгамал; төмөр хийцийн цех
broader: manufacturing-industry

# ---------------------------------------------------------------- construction, property, city

construction
en: construction; construction industry; building industry; civil construction
mn: барилга; барилгын салбар; барилга угсралт; барилгын компани; барилга байгууламж
also: construction company; contracting; infrastructure construction; дэд бүтцийн барилга; road construction; зам барилга; housing construction; орон сууцны барилга; building renovation; барилгын засвар; construction sector; interior finishing; дотоод засал; барилгын засал; modular housing; угсармал байшин; prefab houses; хауз барилга; зуслангийн байшин

contech
en: construction technology; contech; smart buildings; BIM services; green building
mn: барилгын технологи; ухаалаг барилга; ногоон барилга
also: construction tech; smart building; digital construction; барилгын программ; passive house; пассив байшин; BIM technology; energy-efficient housing; эрчим хүчний хэмнэлттэй байшин; 3D printed houses
broader: construction; technology

building-materials-industry
en: building materials; construction materials; cement; insulation materials
mn: барилгын материал; барилгын материалын үйлдвэр; цемент; дулаалгын материал
also: concrete; бетон зуурмаг; brick; тоосго; windows and doors; вакуум цонх; цонх хаалга; блок үйлдвэр; хөөсөнцөр; paint production; будаг үйлдвэрлэл; барилгын материалын дэлгүүр; хөнгөн блок; сэндвич панель
broader: construction; manufacturing-industry

real-estate
en: real estate; property industry; real estate industry; real estate development; property market
mn: үл хөдлөх хөрөнгө; үл хөдлөх; үл хөдлөхийн салбар; орон сууц; үл хөдлөх хөрөнгийн салбар
also: realty; property development; real estate sector; housing; байр түрээс; rental housing; үл хөдлөхийн зуучлал; commercial property; оффис түрээс; орон сууц худалдаа; apartment rental; үл хөдлөх хөрөнгийн зуучлал; СӨХ; property management; газар худалдаа; land sales; үл хөдлөх хөрөнгө зуучлал; warehouse rental

proptech-industry
en: PropTech; property technology; real estate technology; real estate platform
mn: үл хөдлөхийн технологи; проптек; үл хөдлөхийн платформ; үл хөдлөх хөрөнгийн технологи
also: prop tech; real estate tech; проп тек; түрээсийн платформ; байр хайх апп; үл хөдлөхийн апп; СӨХ программ; housing app; smart housing; ухаалаг орон сууц
broader: real-estate; technology

smart-city-industry
en: smart city; urban development; urban planning; smart cities
mn: ухаалаг хот; хот төлөвлөлт; хот байгуулалт; хотын хөгжил; гэр хорооллын хөгжил
also: urban tech; urbantech; civic tech; гэр хороолол; ger district; public spaces; city infrastructure; хотын дэд бүтэц; street lighting; parking systems; ухаалаг зогсоол; зогсоолын систем; ger area development
broader: technology; government

coworking-industry
en: coworking; coworking spaces; serviced offices; startup hubs; flexible offices
mn: коворкинг; хамтран ажиллах орчин; коворкинг спейс
also: co-working; coworking space; ко-воркинг; business incubator; бизнес инкубатор; инкубатор; incubator; accelerator; акселератор; startup ecosystem; стартап экосистем; хамтын оффис; innovation hub; startup accelerator; hub space; стартап акселератор
broader: real-estate; services-industry

# ---------------------------------------------------------------- production

manufacturing-industry
en: manufacturing; manufacturing industry; factories; industrial production
mn: үйлдвэрлэл; үйлдвэрлэлийн салбар; аж үйлдвэр; үйлдвэр; боловсруулах үйлдвэр
also: production industry; processing industry; contract manufacturing; industrial goods; small manufacturing; жижиг дунд үйлдвэр; ЖДҮ; industry 4.0; smart factory; ухаалаг үйлдвэр; domestic production; дотоодын үйлдвэрлэл; үндэсний үйлдвэрлэл; OEM; жижиг үйлдвэр

packaging-printing-industry
en: packaging and printing; packaging; printing house; publishing and printing; labels and packaging
mn: сав баглаа боодол; хэвлэл; хэвлэх үйлдвэр; хэвлэлийн үйлдвэр
also: paper packaging; цаасан сав; printing services; хэвлэлийн үйлчилгээ; print shop; картон хайрцаг; eco packaging; байгальд ээлтэй сав; printing industry; 3D printing services; цаасан уут; biodegradable packaging; шошго; packaging industry; хэвлэх төв
broader: manufacturing-industry

chemicals-industry
en: chemicals; chemical industry; household chemicals; soap and detergents; plastics
mn: химийн салбар; химийн үйлдвэр; ахуйн хими; саван угаалгын бодис; хуванцар бүтээгдэхүүн
also: chemical products; plastics industry; cleaning products; цэвэрлэгээний бодис; угаалгын нунтаг; plastic products; rubber; candles; хуванцар үйлдвэр; detergent
broader: manufacturing-industry

machinery-industry
en: machinery; industrial equipment; machinery and equipment; tools and equipment
mn: машин механизм; тоног төхөөрөмж; үйлдвэрлэлийн тоног төхөөрөмж; багаж хэрэгсэл
also: heavy machinery; хүнд машин механизм; equipment supply; machine tools; тоног төхөөрөмжийн худалдаа; spare parts; сэлбэг хэрэгсэл; machine building; машин үйлдвэрлэл
broader: manufacturing-industry

defence-industry
en: defence; security and defence; security services; safety equipment; public safety
mn: батлан хамгаалах; харуул хамгаалалт; аюулгүй байдлын үйлчилгээ; хамгаалалтын компани; гамшгаас хамгаалах
also: defense; defense industry; security company; security industry; disaster management; гал унтраах; fire protection; галын аюулгүй байдал; CCTV industry; камер хяналтын систем; хамгаалах хэрэгсэл; military technology; emergency response; онцгой байдал
broader: services-industry

# ---------------------------------------------------------------- transport and logistics

transport
en: transport; transportation; transport industry; passenger transport; trucking
mn: тээвэр; тээврийн салбар; зам тээвэр; зорчигч тээвэр; ачаа тээвэр
also: transportation industry; railways; төмөр зам; railway; freight transport; public transport; нийтийн тээвэр; taxi service; такси үйлчилгээ; bus company; trucking company; тракинг; траккинг; олон улсын тээвэр; road transport; авто тээвэр

logistics
en: logistics; logistics industry; supply chain; freight forwarding; warehousing
mn: ложистик; логистик; тээвэр ложистик; агуулах; тээвэр зуучлал; хангамжийн сүлжээ
also: supply chain industry; freight; logistics company; ложистикийн салбар; карго; cargo; нийлүүлэлтийн сүлжээ; fulfilment; fulfillment; logtech; logistics technology; cold chain; хүйтэн хэлхээ; агуулахын үйлчилгээ; тээвэр логистик; транзит тээвэр; shipping; 3PL; логистикийн салбар; dry port
broader: transport

delivery-industry
en: delivery services; last-mile delivery; courier services; postal services
mn: хүргэлт; хүргэлтийн үйлчилгээ; шуудан; шуудангийн үйлчилгээ
also: last mile; parcel delivery; илгээмж; хүргэлтийн компани; delivery app; хүргэлтийн апп; express delivery; parcel lockers; шуудангийн хайрцаг; илгээмж хүргэлт; delivery company
broader: logistics

mobility-industry
en: mobility; ride-hailing; micromobility; car sharing; urban mobility
mn: мобилити; такси дуудлага; машин хуваалцах; скүүтер түрээс; ухаалаг тээвэр
also: ride hailing; ridesharing; ride sharing; carpooling; хамт явах апп; e-scooters; дугуй түрээс; bike sharing; такси апп; carsharing; autonomous vehicles; smart mobility; mobility as a service; жолоочгүй тээврийн хэрэгсэл; хотын мобилити
broader: transport; technology

automotive-industry
en: automotive; automobiles; car industry; car dealership; auto repair services
mn: автомашин; авто салбар; авто худалдаа; авто засвар; машин худалдаа
also: automotive industry; car sales; car rental; машин түрээс; car service; авто үйлчилгээ; автомашины салбар; auto parts; авто сэлбэг; car wash; авто угаалга; used cars; японоос машин оруулах; машины сэлбэг; tyre shop; машин засвар; автосервис
broader: transport; retail

electric-vehicles-industry
en: electric vehicles; EV; EV charging; electric mobility; batteries
mn: цахилгаан машин; цахилгаан тээврийн хэрэгсэл; цахилгаан автомашин; цэнэглэх станц; батарей
also: EVs; charging stations; electric cars; EV charger; цахилгаан скүүтер; e-mobility; electric buses; цэнэглэгч станц; цахилгаан автобус; electric bikes; цахилгаан дугуй; lithium batteries; battery industry; гибрид машин
broader: automotive-industry; cleantech

aviation-industry
en: aviation; airlines; airport services; air transport
mn: агаарын тээвэр; иргэний нисэх; нисэхийн салбар; агаарын тээврийн салбар
also: airline; airport; нисэх буудал; онгоцны билет; aviation industry; air cargo; агаарын ачаа тээвэр; flight tickets; авиакомпани; general aviation
broader: transport

# ---------------------------------------------------------------- media, culture, play

media
en: media; media industry; news media; broadcasting; journalism
mn: медиа; хэвлэл мэдээлэл; мэдээ мэдээлэл; телевиз; сэтгүүл зүй; хэвлэл мэдээллийн салбар
also: mass media; TV station; телевизийн салбар; радио; digital media; дижитал медиа; news site; мэдээллийн сайт; media company; podcasts; подкаст; podcast; online media; медиа компани; телевиз радио; journalism industry; newspaper; сонин сэтгүүл; magazine; streaming platform; стриминг платформ

film-video-industry
en: film and video; film industry; cinema; video production; movie production
mn: кино; кино урлаг; кино үйлдвэрлэл; видео продакшн; кино театр
also: movies; movie industry; film production; animation industry; анимац; анимэйшн; documentary; баримтат кино; TV series; олон ангит кино; кино салбар; production house; видео студи; кино студи; фильм
broader: entertainment; media

music-industry
en: music; music industry; concerts; live music; music streaming
mn: хөгжим; хөгжмийн салбар; концерт; дуу хөгжим
also: music business; music label; music tech; хөгжмийн урлаг; хөгжмийн сургууль; musical instruments; хөгжмийн зэмсэг; рок хөгжим; karaoke; караоке; hip hop; хип хоп; traditional music; үндэсний хөгжим; morin khuur; морин хуур; throat singing; хөөмий
broader: entertainment

entertainment
en: entertainment; entertainment industry; leisure industry; amusement; show business
mn: энтертайнмент; үзвэр үйлчилгээ; зугаа цэнгэл; шоу бизнес; энтертэйнмент
also: nightlife; night club; шөнийн цэнгээний газар; amusement park; хүүхдийн парк; escape room; VR arcade; зугаа цэнгээний газар; энтертаймент; fun centre; amusement centre

gaming
en: gaming; video games; game industry; game studio; mobile games
mn: видео тоглоом; тоглоомын салбар; гейм; тоглоомын индустри; гар утасны тоглоом
also: games industry; games; game development studio; гейминг; компьютер тоглоом; PC games; PC-тоглоом; онлайн тоглоом; gaming industry; компьютер тоглоомын газар; PC cafe; PC gaming centre; тоглоом хөгжүүлэлт; mobile game; console games; gaming startup
broader: entertainment; technology

esports-industry
en: e-sports; esports; competitive gaming; esports team
mn: кибер спорт; э-спорт; киберспорт; цахим спорт
also: esports industry; e-sport; esport; кибер спортын тэмцээн; кибер спортын баг; game streaming; тоглоомын стрим; и-спорт; gaming tournament
broader: gaming; sports-industry

sports-industry
en: sports; sports industry; fitness; sports club; gyms
mn: спорт; спортын салбар; фитнесс; спорт клуб; биеийн тамир; фитнес
also: fitness club; sportstech; gym; sports tech; фитнесс клуб; sport; sports equipment; спорт хэрэгсэл; футбол; сагсан бөмбөг; outdoor sports; ski resort; цанын бааз; sports academy; спортын академи; hiking; уулын спорт; horse racing; хурдан морь; бөх; wrestling; football club; fitness app; martial arts; спорт заал; спортын хувцас; sports training
broader: entertainment

arts-culture-industry
en: arts and culture; creative industry; culture; visual arts; museums
mn: урлаг соёл; соёл урлаг; соёлын салбар; бүтээлч үйлдвэрлэл; дүрслэх урлаг; музей
also: creative industries; creative economy; бүтээлч эдийн засаг; art gallery; урлагийн галерей; fine arts; cultural heritage; соёлын өв; theatre; theater; театр; performing arts; тайзны урлаг; circus; цирк; dance studio; бүжгийн студи; уран зураг; art market; соёл урлагийн салбар; library; номын сан; Mongolian heritage; уламжлал соёл
broader: entertainment

publishing-industry
en: publishing; book publishing; books; e-books; audiobooks
mn: ном хэвлэл; хэвлэлийн газар; номын салбар; ном; аудио ном; цахим ном
also: bookstore; номын дэлгүүр; publishing house; book publisher; ebook; комикс; comics; webtoon; вэбтүүн; manga; манга; audio book; comic books; magazines; онлайн ном; номын худалдаа; ном хэвлэх
broader: media

design-industry
en: design; design industry; design studio; creative agency; design services
mn: дизайн; дизайны салбар; дизайн студи; креатив агентлаг; дизайны үйлчилгээ
also: creative studio; design agency; graphic design; UX design; UI/UX; product design; график дизайн; interior design; интерьер дизайн; дизайны компани; design company; брэндинг студи; branding agency; architecture studio; архитектурын студи; architecture; архитектур
related: design

photo-studio-industry
en: photography; photo studio; wedding photography; photo services
mn: гэрэл зураг; фото студи; гэрэл зургийн студи; зураг авалтын үйлчилгээ
also: photography business; photography services; хуримын зураг; гэрэл зургийн үйлчилгээ; studio rental; videography services
broader: media; services-industry

marketing-industry
en: marketing; advertising; marketing agency; marketing and advertising; PR agency
mn: маркетинг; зар сурталчилгаа; маркетингийн агентлаг; сурталчилгааны салбар; рекламын агентлаг; маркетингийн салбар
also: advertising agency; AdTech; MarTech; digital agency; дижитал агентлаг; маркетинг агентлаг; реклам; advertising industry; public relations; олон нийттэй харилцах; PR; outdoor advertising; гадна реклам; LED screens; LED самбар; influencer marketing; social media agency; digital marketing; дижитал маркетинг; пиар агентлаг; зар сурталчилгааны салбар; branding
related: marketing; digital-marketing

creator-economy-industry
en: creator economy; influencers; content creators; content industry
mn: контент бүтээгчид; инфлүүнсэр; контентын салбар; контент бүтээгчийн эдийн засаг; контент үйлдвэрлэл
also: content creation; digital content; дижитал контент; influencer agency; контент студи; live streaming; subscription content; content platform; контент платформ; youtube channel; ютуб суваг; content studio
broader: media; marketing-industry

# ---------------------------------------------------------------- services, law, government, society

services-industry
en: services industry; service sector; professional services; business services
mn: үйлчилгээний салбар; мэргэжлийн үйлчилгээ; үйлчилгээ эрхлэх; бизнесийн үйлчилгээ
also: B2B services; service industry; outsourcing services; аутсорсинг; outsourcing; BPO; үйлчилгээний байгууллага; бизнес процесс аутсорсинг; call centre services; дуудлагын төв; service company; үйлчилгээний компани; shared services

consulting-industry
en: consulting; management consulting; consulting industry; advisory services; business consulting
mn: зөвлөх үйлчилгээ; консалтинг; зөвлөгөө өгөх үйлчилгээ; бизнес зөвлөгөө; консалтингийн салбар
also: consultancy; consulting firm; зөвлөх компани; strategy consulting; менежментийн зөвлөгөө; consulting services; IT consulting; IT зөвлөх үйлчилгээ; бизнесийн зөвлөгөө; IT консалтинг; зөвлөх үйлчилгээний компани; инженерийн зөвлөх; engineering consulting
broader: services-industry

legal-industry
en: legal services; law firm; legal industry; law
mn: хууль эрх зүйн үйлчилгээ; хуулийн фирм; хуулийн салбар; эрх зүйн салбар; хууль зүйн үйлчилгээ
also: law practice; legal sector; өмгөөллийн газар; өмгөөллийн нөхөрлөл; law office; хуулийн компани; notary services; нотариатын үйлчилгээ; immigration services; виз зуучлал; visa services; визний үйлчилгээ; intellectual property services; хуулийн нөхөрлөл; хуульчдын нөхөрлөл
broader: services-industry

legaltech
en: LegalTech; legal technology; regtech; online contracts; e-signature
mn: хуулийн технологи; лигалтек; онлайн гэрээ; цахим гарын үсэг; эрх зүйн технологи
also: legal tech; regulatory technology; electronic signature; хуулийн платформ; хуулийн чатбот; тоон гарын үсэг; digital signature; document automation; legal AI; law tech; lawtech; хуулийн апп
broader: legal-industry; technology

govtech
en: GovTech; e-government; digital government; public sector technology; civic technology
mn: цахим засаглал; төрийн цахим үйлчилгээ; дижитал засаглал; говтек; цахим төр
also: gov tech; egovernment; e-gov; e-Mongolia; и-Монгол; төрийн үйлчилгээний цахимжуулалт; цахим үндэстэн; digital nation; electronic voting; civic engagement platform; цахим шилжилт; digital public services
broader: government; technology

government
en: government; public sector; government sector; public administration; state-owned enterprises
mn: төрийн салбар; төрийн байгууллага; засгийн газар; төрийн алба; төрийн захиргаа
also: public service; local government; орон нутгийн удирдлага; state-owned; төрийн өмчит компани; B2G; government agency; төрийн захиргааны байгууллага; ministry; яам; state enterprise; municipality; нийслэлийн захиргаа; төрийн үйлчилгээ; public procurement market; орон нутгийн засаг захиргаа

non-profit
en: non-profit; NGO; nonprofit; charity; social sector; foundations
mn: ашгийн бус; төрийн бус байгууллага; ТББ; буяны байгууллага; нийгмийн салбар
also: not-for-profit; non profit; charities; civil society; иргэний нийгэм; international development; олон улсын байгууллага; international organisation; UN agencies; НҮБ; humanitarian; хүмүүнлэгийн тусламж; donor projects; donor funded; донор байгууллага; charitable foundation; буяны сан; civil society organisation; хөгжлийн төсөл; хандив; fundraising platform

social-impact-industry
en: social enterprise; social business; impact startup; inclusive business; disability services
mn: нийгмийн бизнес; нийгмийн аж ахуй; хөгжлийн бэрхшээлтэй иргэдийн үйлчилгээ; тусгай хэрэгцээт боловсрол
also: impact business; impact investing; social entrepreneurship; нийгмийн энтрепренёршип; assistive technology; туслах технологи; хүртээмжтэй орчин; accessible technology; women empowerment; эмэгтэйчүүдийн эрх; gender equality; жендерийн тэгш байдал; social welfare; нийгмийн халамж; youth development; залуучуудын хөгжил; impact enterprise; social innovation; нийгмийн инноваци
broader: non-profit; services-industry

home-services-industry
en: home services; cleaning services; repair services; maintenance services; laundry
mn: гэр ахуйн үйлчилгээ; цэвэрлэгээний үйлчилгээ; засвар үйлчилгээ; угаалга; хими цэвэрлэгээ
also: cleaning company; цэвэрлэгээ; home repair; гэрийн засвар; laundry service; dry cleaning; хувцас угаалга; moving services; нүүлгэлтийн үйлчилгээ; plumbing services; сантехникийн үйлчилгээ; home maintenance; electronics repair; утас засвар; гэр цэвэрлэх; цэвэрлэгээний компани; home service platform
broader: services-industry

translation-industry
en: language services; translation services; localization services; translation bureau
mn: орчуулгын үйлчилгээ; орчуулгын товчоо; хэлний үйлчилгээ; орчуулгын салбар
also: translation agency; localisation services; subtitling services; хадмал орчуулга; орчуулгын компани; нотариатын орчуулга; interpretation services; хэлмэрчийн үйлчилгээ; орчуулгын апп; translation platform
broader: services-industry

religion-spirituality-industry
en: spirituality and religion; astrology; spiritual services; Buddhism services
mn: шашин соёл; зурхай; сүсэг бишрэл; буддын шашин; бөө мөргөл
also: spiritual wellness; зурхай мэргэ; зурхайн апп; astrology app; horoscope; тарот; tarot; temples; ёс заншил; funeral services; оршуулгын үйлчилгээ; дурсгалын үйлчилгээ
broader: services-industry

migration-diaspora-industry
en: diaspora services; migration services; expat services; overseas Mongolians
mn: гадаадад амьдардаг монголчууд; диаспора; шилжин суурьшилт; гадаад дахь монголчууд; гадаад дахь иргэдийн үйлчилгээ
also: diaspora; Mongolian diaspora; immigrants; immigrant services; overseas workers; гадаадад ажиллах хүчин; expats; цагаачлал; relocation services; remote workers abroad; гадаадын хөдөлмөрийн зах; гадаад ажиллах хүч; relocation
broader: services-industry

domain-names-industry
en: web hosting and domains; domain names; web hosting
mn: домэйн хостинг; домэйн нэр; вэб хостинг; вэб сайт үйлчилгээ
also: hosting; domain registration; вэб студи; web studio; web agency; вэб агентлаг; website services; домэйн; вэбсайт хийх үйлчилгээ; домэйн бүртгэл
broader: software
`;
