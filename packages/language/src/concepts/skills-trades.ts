// Hand-written concept graph: skills of the trades (health, land and food, industry, crafts, transport, services, education, culture). Plain text, see the @kind sections below.
export const skillsTrades = `
@skill

# ---------------------------------------------------------------------------
# Medicine and health
# ---------------------------------------------------------------------------

medicine
en: medicine; medical practice; physician; medical doctor; clinical medicine
mn: анагаах ухаан; хүний их эмч; эмчилгээ; эмчийн мэргэжил; эмнэлгийн мэргэжилтэн
also: clinician; эмчлэх; эмч мэргэжилтэй; АШУҮИС; эмч хүн; их эмч; резидент эмч
related: public-health; nursing

family-medicine
en: family medicine; general practice; primary care
mn: өрхийн эмч; өрхийн эмнэлэг; ерөнхий эмч; анхан шатны тусламж
also: general practitioner; сумын эмч; баг эмч; family doctor
broader: medicine

internal-medicine
en: internal medicine; cardiology; gastroenterology; endocrinology
mn: дотрын эмч; зүрх судасны эмч; дотор судлал; хоол боловсруулах эрхтний эмч; дотоод шүүрлийн эмч
also: cardiologist; зүрхний эмч; чихрийн шижин; diabetes care; nephrology; бөөрний эмч; элэгний эмч; hepatology
broader: medicine

paediatrics
en: paediatrics; pediatrics; pediatrician; child health
mn: хүүхдийн эмч; хүүхэд судлал; хүүхдийн эрүүл мэнд
also: paediatrician; neonatology; нярайн эмч
broader: medicine

surgery
en: surgery; surgeon; anaesthesiology
mn: мэс засал; мэс засалч; мэс заслын эмч; мэдээгүйжүүлгийн эмч
also: plastic surgery; гоо сайхны мэс засал; orthopaedics; гэмтлийн эмч; мэдрэлийн мэс засал; anesthesia
broader: medicine

obstetrics-gynaecology
en: obstetrics and gynaecology; midwifery; women's health; reproductive health
mn: эх барих эмэгтэйчүүд; эмэгтэйчүүдийн эмч; эх баригч; нөхөн үржихүйн эрүүл мэнд; эмэгтэйчүүдийн эрүүл мэнд
also: midwife; OB-GYN; жирэмсний хяналт; femtech; IVF; үргүйдэл эмчилгээ
broader: medicine

neurology
en: neurology; neurologist; stroke care
mn: мэдрэлийн эмч; мэдрэл судлал; харвалтын тусламж
also: neuroscience; тархины харвалт; мэдрэлийн эмчилгээ
broader: medicine

oncology
en: oncology; cancer care; palliative care
mn: хавдар судлал; хавдрын эмч; хөнгөвчлөх тусламж
also: oncologist; хорт хавдар; хавдрын эмчилгээ
broader: medicine

dermatology
en: dermatology; dermatologist; aesthetic medicine
mn: арьсны эмч; арьс судлал; арьс гоо засал; гоо заслын эмч
also: botox; ботокс; лазер эмчилгээ арьс; филлер
broader: medicine
related: beauty-services

ophthalmology
en: ophthalmology; eye care; optometry
mn: нүдний эмч; нүд судлал; нүдний шил; хараа шалгах
also: optician; оптик дэлгүүр; нүдний оптик; contact lenses
broader: medicine

emergency-medicine
en: emergency medicine; first aid; paramedic; ambulance
mn: яаралтай тусламж; түргэн тусламж; анхны тусламж; яаралтайн эмч
also: first aid training; анхны тусламжийн сургалт; EMT; CPR
broader: medicine

medical-imaging
en: medical imaging; radiology; ultrasound diagnostics
mn: дүрс оношилгоо; рентген; эхо оношилгоо; рентген эмч
also: MRI; X-ray; DICOM; radiologist; ЭХО; компьютер томограф; техникч рентген
broader: medicine
related: computer-vision

laboratory-medicine
en: laboratory medicine; clinical laboratory; medical laboratory technician
mn: эмнэлгийн лаборатори; лаборант; лабораторийн эмч; лабораторийн шинжилгээ
also: PCR; цусны шинжилгээ; blood test; биохимийн шинжилгээ; diagnostics laboratory; нян судлал
related: medicine; biotechnology; laboratory-testing

traditional-medicine
en: traditional Mongolian medicine; herbal medicine; acupuncture
mn: уламжлалт анагаах; уламжлалт эмчилгээ; зүү төөнө; бариа засал; эмийн ургамал
also: бариач; acupuncturist; хануур төөнүүр; маарамба; оточ; herbalist; зүү эмчилгээ
related: medicine; massage-therapy

rehabilitation
en: rehabilitation; physiotherapy; physical therapy
mn: сэргээн засах; сэргээн засалч; физик эмчилгээ; хөдөлгөөн засал; физиотерапи
also: physiotherapist; occupational therapy; хөдөлмөр засал; сувилал; sanatorium; рашаан сувилал
related: medicine; massage-therapy; fitness

dentistry
en: dentistry; dental care; dentist; orthodontics
mn: шүдний эмч; шүдний эмнэлэг; нүүр амны эмч; гажиг засал; нүүр ам судлал
also: шүдний техникч; dental technician; orthodontist; шүд цайруулах; имплант шүд; dental clinic
broader: medicine

nursing
en: nursing; nurse; patient care; caregiving
mn: сувилгаа; сувилагч; асаргаа сувилгаа; асрагч; өвчтөн асрах
also: registered nurse; caregiver; home care; гэрийн асаргаа; elderly care; ахмад настны асаргаа; сувилахуй; настан асрах; сахиул асаргаа
related: medicine; public-health

pharmacy
en: pharmacy; pharmacist; pharmaceuticals; pharmacology
mn: эм зүй; эм зүйч; эмийн сан; эм найруулагч; эм үйлдвэрлэл
also: drug store; pharmaceutical sales; эм ханган нийлүүлэх; эмийн бүртгэл; medicine distribution; drug registration; эмийн санч; GMP pharma
related: medicine; medical-devices

mental-health
en: mental health; psychotherapy; psychiatry; counselling
mn: сэтгэцийн эрүүл мэнд; сэтгэл засал; сэтгэцийн эмч; сэтгэл засалч; сэтгэлзүйн зөвлөгөө
also: therapist; psychiatrist; psychological counselling; сэтгэл зүйн зөвлөгөө; stress management; донтолт эмчилгээ; addiction counselling
related: psychology; medicine

psychology
en: psychology; psychologist
mn: сэтгэл судлал; сэтгэл зүйч; сэтгэл судлаач; сэтгэлзүйч
also: сэтгэл зүй; organisational psychology; хүүхдийн сэтгэл зүйч; child psychologist; psychometric testing; behavioural science
related: mental-health; coaching

public-health
en: public health; epidemiology; health promotion; hygiene
mn: нийгмийн эрүүл мэнд; тархвар судлал; эрүүл мэндийг дэмжих; эрүүл ахуй
also: MPH; vaccination programme; вакцинжуулалт; эпидемиологи; халдвар хамгаалал; infection control; health education; эрүүл мэндийн боловсрол
related: medicine; nursing; research

nutrition
en: nutrition; dietetics; nutritionist; healthy eating
mn: хоол зүй; хоол зүйч; эрүүл хооллолт; шим тэжээл
also: dietitian; diet plan; жин хасах хөтөлбөр; диет; weight loss programme; нэмэлт тэжээл; food supplements
related: public-health; food-technology; fitness

hospital-administration
en: hospital administration; health management; clinic management
mn: эмнэлгийн удирдлага; эрүүл мэндийн менежмент; эмнэлгийн менежмент; эрүүл мэндийн даатгалын гүйцэтгэл
also: ЭМД; эмнэлгийн магадлан итгэмжлэл; clinic administrator; хувийн эмнэлэг
broader: operations
related: medicine

medical-devices
en: medical devices; medical equipment; biomedical engineering
mn: эмнэлгийн тоног төхөөрөмж; эмнэлгийн багаж; биоинженерчлэл; эмнэлгийн төхөөрөмжийн инженер
also: medical equipment supply; ISO 13485; biomedical engineer; протез; prosthetics; эмнэлгийн хэрэгсэл
related: medicine; electronics; quality-management

clinical-research
en: clinical research; clinical trials
mn: клиник судалгаа; эмнэлзүйн судалгаа; эмийн туршилт
also: clinical trial coordinator; medical ethics committee
broader: research
related: medicine; statistics

biotechnology
en: biotechnology; molecular biology; genetics; microbiology
mn: биотехнологи; молекул биологи; генетик; микробиологи; биотехнологич
also: biotech; CRISPR; биологич; biologist; DNA sequencing; генийн шинжилгээ; cell culture; fermentation technology
related: research; food-technology; laboratory-testing

chemistry
en: chemistry; chemist; chemical engineering; analytical chemistry
mn: хими; химич; химийн инженер; химийн технологи; аналитик хими
also: химийн инженерчлэл; chemical engineer; химийн үйлдвэр; organic chemistry; материал судлал; materials science
related: laboratory-testing; manufacturing

# ---------------------------------------------------------------------------
# Animals
# ---------------------------------------------------------------------------

veterinary
en: veterinary medicine; veterinarian; animal health; veterinary science
mn: мал эмнэлэг; малын эмч; мал эмнэлгийн үйлчилгээ; малын эрүүл мэнд
also: малын вакцин; animal vaccination; малын эм; гоц халдварт өвчин; шүлхий; бруцеллёз; мал эмнэлгийн лаборатори; vet clinic
related: animal-husbandry; pet-care

animal-husbandry
en: animal husbandry; livestock farming; herding; livestock breeding; herder
mn: мал аж ахуй; малчин; мал маллах; мал аж ахуй эрхлэх; малын үржил
also: зоотехникч; бэлчээрийн мал аж ахуй; nomadic herding; мал малладаг; хонь ямаа; адуу үхэр; тэмээ маллах; livestock; cattle ranch; sheep farming; зоотехни; малын мах сүү; фермийн мал; бог мал; бод мал
related: veterinary; pasture-management; dairy

pasture-management
en: pasture management; rangeland management; fodder production
mn: бэлчээрийн менежмент; бэлчээр ашиглалт; тэжээл үйлдвэрлэл; хадлан тэжээл; малын тэжээл
also: бэлчээрийн даац; отор нүүдэл; animal feed; тэжээлийн ургамал; hay making; ногоон тэжээл; overgrazing
related: animal-husbandry; crop-farming

horse-breeding
en: horse breeding; horse training; horse racing
mn: адуу үржүүлэг; уяач; хурдан морь; морь уях; адууны аж ахуй
also: horse trainer; морины уяа; морь сургах; equestrian; морин спорт; horse riding
broader: animal-husbandry

livestock-traceability
en: livestock traceability; animal identification
mn: малын бүртгэл мэдээлэл; малын ээмэг; малын мөшгөх систем; мал хянах
also: ээмэгжүүлэлт; мал хайх төхөөрөмж; GPS малын хүзүүвч; origin traceability; гарал үүсэл мөшгөх; малын байршил
related: animal-husbandry; iot

poultry-pig-farming
en: poultry farming; pig farming; egg production
mn: шувууны аж ахуй; тахианы ферм; гахайн аж ахуй; өндөгний үйлдвэрлэл
also: chicken farm; тахиа өсгөх; гахай өсгөх; туулай үржүүлэх; rabbit farming
broader: animal-husbandry

beekeeping
en: beekeeping; apiary; honey production
mn: зөгийн аж ахуй; зөгийчин; зөгий үржүүлэг; зөгийн бал үйлдвэрлэл
also: honey; beekeeper; зөгийн бал
related: crop-farming

fisheries
en: fish farming; aquaculture; fishing industry
mn: загасны аж ахуй; загас үржүүлэг; загас агнуур
also: fish farm; aquaponics; загас өсгөх
related: animal-husbandry

dairy
en: dairy processing; dairy farming; milk production; cheese making
mn: сүүний үйлдвэрлэл; сүү боловсруулалт; сүүний аж ахуй; цагаан идээ; бяслаг үйлдвэрлэл; сүү сүүн бүтээгдэхүүн
also: ааруул; ааруул үйлдвэрлэх; airag; айраг исгэх; yogurt; тараг үйлдвэрлэл; milk collection; сүү цуглуулах; dairy technologist; зайрмаг үйлдвэрлэл; саалийн ферм; сүүний ферм; саалийн үнээ
related: food-technology; animal-husbandry; food-safety

meat-processing
en: meat processing; slaughterhouse; butchery
mn: мах боловсруулалт; мах бэлтгэл боловсруулалт; мах үйлдвэрлэл; мах комбинат; нядалгааны газар
also: borts; борц; хиам үйлдвэрлэл; sausage making; butcher; мах хэрчигч; төхөөрөх цех; мах экспорт; махны үйлдвэр
related: food-technology; animal-husbandry; food-safety

hides-leather
en: leather processing; tanning; leather goods
mn: арьс шир боловсруулалт; арьс ширний үйлдвэр; арьсан эдлэл; ширэн эдлэл
also: tannery; leathercraft; арьсан цүнх хийх; цүнх урлаач; арьс идээлэх; нэхий эдлэл; арьс элдэх; sheepskin; leather bags; гутлын урлал; shoemaking; гуталчин; гутал үйлдвэрлэл
related: textile-production; animal-husbandry; sewing

pet-care
en: pet care; pet grooming; dog training; kennel
mn: гэрийн тэжээвэр амьтан; тэжээвэр амьтны үйлчилгээ; нохой сургах; амьтны үсчин
also: pet shop; pet hotel; нохой асрах; dog trainer; муурны асаргаа; pet food; зоо дэлгүүр
related: veterinary

wildlife-conservation
en: wildlife conservation; biodiversity; protected areas; ecology research
mn: зэрлэг амьтан хамгаалал; биологийн олон янз байдал; тусгай хамгаалалттай газар; байгаль хамгаалагч; ан амьтан судлал
also: ranger; цоохор ирвэс; snow leopard; экологич; ecologist; ornithology; шувуу судлал
related: environmental-management; forestry

# ---------------------------------------------------------------------------
# Crops and land
# ---------------------------------------------------------------------------

crop-farming
en: crop farming; agronomy; arable farming; agronomist; farming
mn: газар тариалан; агрономич; тариаланч; үр тариа; тариалан эрхлэх; агрономи
also: фермер; farmer; wheat; улаанбуудай тариалах; төмс тариалах; potato growing; rapeseed; рапс тариалах; crop production; үр тариалан; seed production; үрийн аж ахуй; хөдөө аж ахуй эрхлэх; agriculture specialist; хөдөө аж ахуйч
related: greenhouse; irrigation; soil-science

greenhouse
en: greenhouse farming; vegetable growing; horticulture; hydroponics
mn: хүлэмжийн аж ахуй; хүлэмж; хүнсний ногоо тариалах; ногооны аж ахуй
also: winter greenhouse; өвлийн хүлэмж; босоо тариалан; ногоочин; aeroponics; зоорь; root cellar; хүлэмж барих; microgreens; ногоо тарих
broader: crop-farming
related: irrigation

fruit-berry-growing
en: fruit and berry growing; sea buckthorn; orchard
mn: жимс жимсгэнэ; чацаргана; жимсний аж ахуй; чацарганы аж ахуй; жимс тариалалт
also: чацаргана тариалах; chatsargana; үхрийн нүд; blackcurrant; orchard management
broader: crop-farming

irrigation
en: irrigation; drip irrigation; irrigation engineering
mn: усалгааны систем; усжуулалт; дуслын усалгаа; услалтын систем
also: sprinkler; мелиораци
related: crop-farming; water-engineering

soil-science
en: soil science; fertilisers; plant protection; organic farming
mn: хөрс судлал; бордоо; ургамал хамгаалал; органик тариалан; хөрсний шинжилгээ
also: compost; компост; bio fertilizer; био бордоо; humic fertilizer; гумин бордоо; хөрс сайжруулах; pesticides; soil testing; хөрс судлаач
related: crop-farming; environmental-management; laboratory-testing

farm-machinery
en: farm machinery; tractor operation; agricultural engineering
mn: хөдөө аж ахуйн техник; тракторчин; комбайнч; хөдөө аж ахуйн машин механизм
also: tractor driver; комбайны жолооч; ХАА-н тоног төхөөрөмж; harvesting machine; уринш
related: mechanical-engineering; crop-farming

forestry
en: forestry; tree planting; forest management; nursery growing
mn: ойн аж ахуй; мод тарих; ойжуулалт; мод үржүүлэг; ойн инженер
also: tree nursery; тарьц суулгац; billion trees; тэрбум мод; forester; ойн мэргэжилтэн; reforestation; цөлжилттэй тэмцэх; desertification
related: environmental-management; wood-processing; landscaping

landscaping
en: landscaping; landscape architecture; gardening
mn: ландшафт; цэцэрлэгжүүлэлт; ногоон байгууламж; гадна тохижилт; ландшафтын дизайн
also: gardener; цэцэрлэгч; зүлэгжүүлэлт; lawn; park design; тохижилт; хашаа тохижуулах; ландшафт архитектор
related: forestry; architecture; floristry

floristry
en: floristry; flower arrangement; florist
mn: цэцгийн дизайн; цэцэгчин; цэцгийн дэлгүүр; цэцгийн баглаа; флорист
also: flower shop; цэцэг захиалга; тасалгааны цэцэг; bouquet
related: event-management; landscaping

# ---------------------------------------------------------------------------
# Food
# ---------------------------------------------------------------------------

food-technology
en: food technology; food processing; food production; food technologist; food engineering
mn: хүнсний технологи; хүнсний үйлдвэрлэл; хүнсний технологич; хүнс боловсруулалт; хүнсний инженер
also: food science; хүнсний бүтээгдэхүүн үйлдвэрлэх; recipe development; жор боловсруулах; freeze drying; хөлдөөж хатаах; хүнсний үйлдвэр; foodtech; хагас боловсруулсан бүтээгдэхүүн; консерв үйлдвэрлэл; canning; food R&D
related: food-safety; manufacturing; food-labelling

food-safety
en: food safety; HACCP; ISO 22000; food hygiene
mn: хүнсний аюулгүй байдал; HACCP; ХАССП; хүнсний эрүүл ахуй; ISO 22000
also: хасап; FSSC 22000; GMP food; food inspector; хүнсний байцаагч; sanitation; ариун цэвэр эрүүл ахуй; BRC certificate; хүнсний чанар аюулгүй байдал
related: food-technology; quality-management; laboratory-testing

food-labelling
en: food labelling; nutrition labels; product labelling; shelf life testing
mn: хүнсний шошго; шошго боловсруулах; шим тэжээлийн шошго; хадгалах хугацаа тогтоох
also: label compliance; nutrition facts; шошгожуулалт; бар код авах; GS1; shelf life; бүтээгдэхүүний шошго; allergen labelling
related: food-safety; packaging; export-certification

laboratory-testing
en: laboratory testing; lab analysis; product testing; laboratory technician
mn: лабораторийн сорилт; сорилтын лаборатори; итгэмжлэгдсэн лаборатори; сорилт шинжилгээ; лабораторийн техникч
also: ISO 17025; калибровк; metrology; хэмжил зүй; lab tests; хүнсний шинжилгээ; sample testing; дээж шинжилгээ; баталгаажуулалт хэмжих хэрэгсэл
related: quality-management; chemistry; food-safety

cooking
en: cooking; culinary arts; chef; cook; kitchen work
mn: хоол хийх; тогооч; ерөнхий тогооч; хоол үйлдвэрлэл; хоолны технологич
also: sous chef; гал тогоо; Korean food; солонгос хоол; Mongolian cuisine; монгол хоол; sushi chef; су-шеф; culinary; хоолны жор; вегетариан хоол; vegan cooking; menu development; цэс боловсруулах; бууз хуушуур; туслах тогооч
related: restaurant-management; food-safety; baking

baking
en: baking; pastry; confectionery; baker; cake making
mn: нарийн боов; талх нарийн боов; бялуу хийх; нарийн боовчин; кондитер; талхчин
also: patisserie; pastry chef; bakery; бялууны захиалга; чихэр үйлдвэрлэл; шоколад хийх; chocolatier; cake decorating; бэйкери; кондитор; боов боорцог
broader: cooking
related: food-technology

catering
en: catering; canteen operation; food service; meal delivery kitchen
mn: кейтеринг; хоолны үйлчилгээ; цайны газар; хүргэлтийн хоол; гуанз
also: cloud kitchen; байгууллагын хоол; үдийн хоол хүргэлт; катеринг; school lunch; үдийн цай хөтөлбөр; lunch box; food truck; фүүд трак
related: cooking; restaurant-management; event-management

restaurant-management
en: restaurant management; cafe management; food and beverage management
mn: рестораны менежмент; ресторан ажиллуулах; кафе ажиллуулах; рестораны менежер; кофе шоп эрхлэх
also: F&B manager; зоогийн газар; кафены менежер; хоолны газар ажиллуулах; coffee shop owner; restaurant owner; паб; лаунж; cafe owner; хоолны газрын менежер
broader: hospitality
related: cooking; catering

barista
en: barista; coffee making; coffee roasting
mn: бариста; кофе найруулагч; кофе чанах; кофе хуурах
also: latte art; coffee roaster; specialty coffee
related: bartending; restaurant-management

bartending
en: bartending; waiting tables; sommelier; waiter
mn: бармен; зөөгч; коктейль найруулах; сомелье
also: waitress; bartender; mixology; бартендер; барменчин; үйлчлэгч зоогийн газар
related: barista; hospitality

beverage-production
en: beverage production; brewing; distilling; bottled water
mn: ундаа үйлдвэрлэл; шар айраг исгэх; архи пиво үйлдвэр; ус савлах; спирт үйлдвэрлэл
also: brewery; craft beer; брюэри; water bottling; шимийн архи; juice production; жүүс үйлдвэрлэл; vodka; kombucha; цай үйлдвэрлэл; tea production
broader: food-technology

# ---------------------------------------------------------------------------
# Mining, earth, energy, building
# ---------------------------------------------------------------------------

mining-engineering
en: mining engineering; mining operations; mine planning; mining engineer
mn: уул уурхай; уулын инженер; уурхайн төлөвлөлт; уул уурхайн инженер; уурхайн үйл ажиллагаа
also: open pit mining; ил уурхай; далд уурхай; underground mining; өрөмдлөг тэсэлгээ; drilling and blasting; тэсэлгээчин; уурхайчин; miner; нүүрсний уурхай; coal mining; gold mining; алтны уурхай; mine engineer
related: geology; mineral-processing; occupational-safety

mineral-processing
en: mineral processing; metallurgy; ore beneficiation; metallurgist
mn: баяжуулалт; баяжуулах үйлдвэр; металлурги; эрдэс боловсруулалт; металлургич
also: баяжуулагч инженер; flotation; флотаци; coal washing; нүүрс баяжуулах; smelting; copper concentrate; зэсийн баяжмал
related: mining-engineering; chemistry

geology
en: geology; mineral exploration; geologist; geophysics
mn: геологи; геологич; геологи хайгуул; ашигт малтмалын хайгуул; геофизик
also: hydrogeology; гидрогеологи; exploration drilling; хайгуулын өрөмдлөг; core logging; geochemistry; геохими; нөөцийн тооцоо ашигт малтмал; resource estimation; JORC; Leapfrog; дээжлэлт
related: mining-engineering

geotechnical-engineering
en: geotechnical engineering; soil investigation; foundation engineering
mn: инженер геологи; хөрсний судалгаа барилга; геотехник; суурийн инженер
also: геотехникийн инженер; барилгын инженер геологи
broader: civil-engineering
related: geology

oil-gas
en: oil and gas; petroleum engineering; fuel distribution
mn: газрын тос; газрын тосны инженер; шатахуун түгээлт; шатахуун түгээх станц
also: ШТС; petrol station; LPG; шингэрүүлсэн хий; oil refinery; газрын тос боловсруулах; drilling engineer; хийн хангамж
related: geology; mechanical-engineering

civil-engineering
en: civil engineering; structural engineering; civil engineer; building engineer
mn: барилгын инженер; иргэний барилга; барилга байгууламж; бүтээцийн инженер; барилгын тооцоо
also: structural design; барилгын конструктор; reinforced concrete; төмөр бетон; ETABS; hydraulic structures; газар хөдлөлтийн тооцоо; structural engineer; барилгын зураг төсөл; construction engineer; барилгажилт; конструкторч
related: architecture; construction-management

architecture
en: architecture; architect; architectural design; building design
mn: архитектур; архитектор; барилгын архитектур; архитектурын зураг төсөл; архитектурын дизайн
also: Revit architecture; байшингийн зураг; эх загвар зураг; house plan; хаус зураг төсөл; барилгын эскиз
related: civil-engineering; urban-planning

urban-planning
en: urban planning; city planning; land management; zoning
mn: хот төлөвлөлт; хот байгуулалт; хотын төлөвлөгч
also: ger district redevelopment; гэр хорооллын дахин төлөвлөлт; smart city planning; хот төлөвлөгч; газрын менежмент; urban design
related: architecture

construction-management
en: construction management; site management; construction supervision; building construction
mn: барилгын менежмент; барилга угсралт; барилгын ажил; талбайн инженер; барилгын удирдлага
also: site engineer; foreman; барилгын туслан гүйцэтгэгч; general contractor; ерөнхий гүйцэтгэгч; барилгын хяналт; техникийн хяналт; author supervision; зохиогчийн хяналт; барилгын мастер; бригадын дарга; барилгын төсөл удирдах; construction supervisor; барилга барих; барилгын компани
related: civil-engineering; cost-estimation; project-management

cost-estimation
en: construction cost estimation; quantity surveying; bill of quantities
mn: барилгын төсөв; төсөвчин; барилгын төсөвчин; төсөв зохиох
also: quantity surveyor; BoQ; ажлын тоо хэмжээ; төсөвчин инженер; барилгын төсөв хийх
broader: construction-management
related: budgeting; tendering

building-finishing
en: finishing works; renovation; home repair; painting and tiling
mn: засал чимэглэл; барилгын засал; орон сууцны засвар; засвар үйлчилгээ; заслын ажил
also: плита өрөх; tiler; будагчин; house painter; шавардлага; plastering; обой наах; гипсэн хана; drywall; байрны засвар; засалчин; handyman; паркет; ламинат; flooring; гэрийн засвар; home renovation
related: construction-management; carpentry

masonry-concrete
en: masonry; concrete works; bricklaying; formwork
mn: өрлөг; бетон цутгалт; өрөгчин; бетончин; арматурчин
also: bricklayer; хэв хашмал; тоосго өрөх; rebar; цемент; concrete plant; бетон зуурмаг; блок үйлдвэрлэл; тоосгоны үйлдвэр
related: construction-management; building-materials

building-materials
en: building materials; cement production; construction material manufacturing
mn: барилгын материал; барилгын материалын үйлдвэрлэл; цементийн үйлдвэр; барилгын материалын худалдаа
also: brick factory; хөөсөн хавтан; vacuum windows; вакум цонх; цонх үйлдвэрлэл; window manufacturing; шил цонх; хаалга цонх; sandwich panel; сэндвич хавтан
broader: manufacturing
related: masonry-concrete; insulation

insulation
en: thermal insulation; building insulation; house insulation; building retrofit
mn: дулаалга; барилгын дулаалга; дулаан тусгаарлалт; байшин дулаалах; дулаалгын материал
also: ger insulation; гэр дулаалах; хөнгөн дулаалга; wool insulation; ноосон дулаалга; passive house; пассив байшин; дулаан алдагдал; straw bale house; хашаа байшин дулаалга
related: energy-efficiency; construction-management

ger-making
en: ger making; yurt production; felt tent manufacturing; modular housing
mn: монгол гэр үйлдвэрлэл; гэрийн мод; гэр урлал; гэр үйлдвэрлэл; угсармал байшин
also: yurt maker; гэр барих; угсармал барилга; prefab house; container house; контейнер байшин; модуль байшин; уньт гэр; эсгий гэр; tiny house
related: felt-making; carpentry

road-construction
en: road construction; bridge engineering; road engineer; paving
mn: зам барилга; зам гүүр; замын инженер; авто замын барилга; гүүрийн инженер
also: asphalt; асфальт; highway engineering; замын засвар; авто зам; road maintenance
broader: civil-engineering
related: construction-management

heavy-equipment
en: heavy equipment operation; excavator operator; crane operator; heavy machinery
mn: хүнд машин механизм; экскаваторчин; кранчин; хүнд машин механизмын оператор; бульдозерчин
also: HME; ковш; loader; bulldozer; дамп; dump truck; автогрейдер; forklift; сэрээт ачигч; тусгай техник түрээс; equipment rental; механизмын түрээс; Caterpillar
related: mining-engineering; construction-management; mechanical-engineering

electrical-engineering
en: electrical engineering; electrician; electrical installation; power engineering
mn: цахилгааны инженер; цахилгаанчин; цахилгаан угсралт; цахилгаан хангамж; эрчим хүчний инженер
also: electrical engineer; монтёр; wiring; цахилгааны монтаж; substation; дэд станц; high voltage; өндөр хүчдэл; transmission line; цахилгаан дамжуулах шугам; реле хамгаалалт; цахилгааны засвар; электрик; цахилгааны мэргэжилтэн; power systems
related: renewable-energy; electronics

mechanical-engineering
en: mechanical engineering; mechanical design; mechanic; machine design
mn: механик инженер; механик; машин механизм; машин зохион бүтээлт; механикийн инженер
also: mechanical engineer; тоног төхөөрөмжийн засвар; equipment maintenance; механикч; насос; pump maintenance; hydraulics; гидравлик; pneumatics; thermodynamics; машины инженер; машин угсралт; техникийн засвар
related: manufacturing; machining

renewable-energy
en: renewable energy; clean energy; renewable energy engineer
mn: сэргээгдэх эрчим хүч; ногоон эрчим хүч; сэргээгдэх эрчим хүчний инженер; цэвэр эрчим хүч
also: energy storage; батарей хуримтлуур; battery storage; BESS; geothermal; газрын гүний дулаан; hydropower; усан цахилгаан станц; biogas; биогаз; hydrogen energy; ногоон устөрөгч
related: solar-energy; wind-energy; electrical-engineering

solar-energy
en: solar energy; solar panel installation; photovoltaics; solar PV
mn: нарны эрчим хүч; нарны панель; нарны цахилгаан станц; нарны панель суурилуулах; нарны зай
also: solar power plant; PVsyst; inverter; НЦС; off-grid solar; нар цахилгаан; rooftop solar; нарны коллектор; solar heating
broader: renewable-energy
related: electrical-engineering

wind-energy
en: wind energy; wind farm; wind turbine
mn: салхины эрчим хүч; салхин парк; салхин сэнс; салхин цахилгаан станц
also: wind power; Салхит; wind turbine technician
broader: renewable-energy

power-plant-operations
en: power plant operations; thermal power plant; power generation
mn: цахилгаан станц; дулааны цахилгаан станц; станцын оператор; эрчим хүчний үйлдвэрлэл
also: ДЦС; CHP; turbine operator; турбинч; power dispatch; эрчим хүчний диспетчер
related: electrical-engineering; heating-engineering

energy-efficiency
en: energy efficiency; energy audit; energy saving; energy auditor
mn: эрчим хүчний хэмнэлт; эрчим хүчний аудит; эрчим хүчний үр ашиг; эрчим хүчний аудитор; эрчим хүчний менежер
also: ISO 50001; energy management; энержи аудит; thermal imaging audit; дулааны зураглал; green building; ногоон барилга; LEED; EDGE certificate; эрчим хүч хэмнэх
related: insulation; heating-engineering; renewable-energy

heating-engineering
en: heating engineering; district heating; boiler operation; heating systems
mn: дулааны инженер; дулаан хангамж; халаалтын систем; төвлөрсөн дулаан хангамж; зуухны инженер
also: heating engineer; паарны зуух; уурын зуух; boiler; зуухчин; галч; цахилгаан халаагуур; electric heating; heat pump; дулааны насос; халаагуур; гэр хорооллын халаалт; сайжруулсан зуух; дулааны шугам; радиатор; шалны халаалт; яндан
related: hvac; energy-efficiency; plumbing

hvac
en: HVAC; ventilation; air conditioning; refrigeration
mn: агааржуулалт; агаар сэлгэлт; халаалт агаар сэлгэлт; хөргөлтийн систем; кондиционер суурилуулах
also: HVAC engineer; ХАС; агаар сэлгэлтийн инженер; эйркон; cooling systems; хөргөгчийн засвар; refrigeration technician; салхивч; агааржуулалтын систем; хөргөлтийн инженер
related: heating-engineering; mechanical-engineering

plumbing
en: plumbing; sanitary engineering; plumber; pipe fitting
mn: сантехник; сантехникийн инженер; сантехникч; шугам хоолой; ус дулаан
also: слесарь; pipeline; канализаци; бохирын шугам; ариун цэврийн хэрэгсэл; сантехникийн засвар; septic tank; жорлонгийн шийдэл
related: heating-engineering; water-engineering

elevator-maintenance
en: elevator installation and maintenance; lift technician
mn: лифт суурилуулалт; лифтний засвар; лифтний механик
also: elevators; escalator; лифтчин; цахилгаан шат
related: electrical-engineering; facility-management

fire-safety
en: fire safety; fire protection; fire alarm systems; firefighting
mn: галын аюулгүй байдал; гал дохиолол; галын хамгаалалт; гал унтраах
also: гал унтраах систем; fire inspector; гал сөнөөгч; галын хор
related: occupational-safety; security-services; emergency-management

water-engineering
en: water engineering; water supply; wastewater treatment; hydrology
mn: ус хангамж; усны инженер; бохир ус цэвэрлэх; ус цэвэршүүлэх; ус судлал
also: water treatment; WASH; ариун цэвэр ус; цэвэрлэх байгууламж; water filter; ус шүүгч; well drilling; худаг гаргах; гүний худаг; гидрологи; усны нөөц; hydrologist; WASH project; ус цэвэрлэх төхөөрөмж; саарал ус
related: environmental-management; plumbing; civil-engineering

# ---------------------------------------------------------------------------
# Environment
# ---------------------------------------------------------------------------

environmental-management
en: environmental management; environmental impact assessment; environmental engineering; environmental specialist
mn: байгаль орчны менежмент; байгаль орчны нөлөөллийн үнэлгээ; байгаль орчны мэргэжилтэн; байгаль орчны инженер; байгаль орчин хамгаалах
also: EIA; БОННУ; БОНБНҮ; ISO 14001; environmental monitoring; орчны хяналт шинжилгээ; нөхөн сэргээлт; mine rehabilitation; land reclamation; sustainability manager; environment officer; тогтвортой хөгжил; sustainable development; environmentalist
related: environmental-law; waste-management; climate-change

climate-change
en: climate change; carbon accounting; climate adaptation; greenhouse gas inventory
mn: уур амьсгалын өөрчлөлт; хүлэмжийн хийн тооцоо; карбон тооцоо; уур амьсгалын дасан зохицол
also: carbon footprint; нүүрстөрөгчийн ул мөр; MRV; GHG; net zero; декарбонжуулалт; Green Climate Fund
broader: environmental-management
related: carbon-finance; renewable-energy

air-quality
en: air quality; air pollution; air quality monitoring; air purification
mn: агаарын чанар; агаарын бохирдол; утаа; агаарын чанарын хяналт
also: smog; PM2.5; air filter; утаа бууруулах; утааны шийдэл; агаарын чанарын мэдрэгч; агаар шүүгч; шахмал түлш; briquette
broader: environmental-management
related: heating-engineering; public-health

waste-management
en: waste management; recycling; waste collection; circular economy
mn: хог хаягдлын менежмент; дахин боловсруулалт; хог хаягдал; хог ангилах; хаягдал дахин боловсруулах; хог тээвэр
also: plastic recycling; хуванцар дахин боловсруулах; e-waste; цахим хаягдал; hazardous waste; аюултай хаягдал; landfill; хогийн цэг; зэрлэг хог; zero waste; тог шил лааз; хоёрдогч түүхий эд; scrap metal; хаягдал төмөр; waste to energy; дугуй дахин боловсруулах; upcycling; тойрог эдийн засаг; эко бүтээгдэхүүн
related: environmental-management; logistics-management

meteorology
en: meteorology; weather forecasting; disaster risk
mn: цаг уур; цаг уурч; цаг агаарын урьдчилсан мэдээ; гамшгийн эрсдэл
also: meteorologist; dzud early warning; зудын эрсдэл; зудын анхааруулга; weather station
related: climate-change; emergency-management

emergency-management
en: emergency management; disaster response; rescue services
mn: онцгой байдал; гамшгаас хамгаалах; аврагч; гамшгийн менежмент
also: search and rescue; эрэн хайх аврах; disaster preparedness; ОБЕГ; humanitarian response; хүмүүнлэгийн тусламж
related: fire-safety; ngo-management; occupational-safety

# ---------------------------------------------------------------------------
# Manufacturing and quality
# ---------------------------------------------------------------------------

manufacturing
en: manufacturing; production management; factory management; production engineering; plant manager
mn: үйлдвэрлэл; үйлдвэрлэлийн удирдлага; үйлдвэрийн менежер; үйлдвэрлэлийн инженер; үйлдвэр ажиллуулах; үйлдвэрлэл эрхлэх
also: production manager; production planning; үйлдвэрлэлийн төлөвлөлт; assembly line; угсралтын шугам; цехийн дарга; factory setup; үйлдвэрийн технологич; mass production; масс үйлдвэрлэл; production line; үйлдвэрлэлийн шугам; цехийн мастер; гэрээт үйлдвэрлэл; үйлдвэрлэлийн менежер
related: quality-management; supply-chain; mechanical-engineering

quality-management
en: quality management; quality control; quality assurance in production; quality manager
mn: чанарын удирдлага; чанарын менежер; чанарын хяналт; чанарын менежмент; чанарын инженер
also: quality inspector; TQM; чанарын баталгаажуулалт; чанарын мэргэжилтэн; product inspection; ОТК; чанар шалгагч; QMS; чанарын удирдлагын тогтолцоо; statistical process control
related: quality-standards; manufacturing; laboratory-testing

quality-standards
en: ISO standards; ISO 9001; standardisation; management system certification
mn: ISO стандарт; ISO 9001; стандартчилал; стандарт нэвтрүүлэх; ISO нэвтрүүлэлт
also: ISO consultant; ISO auditor; MNS стандарт; MNS; стандартын мэргэжилтэн; ISO certification; ИСО; ISO 27001 хэрэгжүүлэлт; стандарт боловсруулах; үндэсний стандарт
broader: quality-management
related: export-certification; compliance; internal-audit

equipment-maintenance
en: industrial maintenance; preventive maintenance; equipment repair; reliability engineering
mn: тоног төхөөрөмжийн засвар үйлчилгээ; урьдчилан сэргийлэх засвар; засварын инженер; тоног төхөөрөмжийн механик
also: CMMS; maintenance planner; predictive maintenance; тоног төхөөрөмж суурилуулалт; millwright; засварчин; equipment installation
broader: mechanical-engineering
related: manufacturing; electrical-engineering

machining
en: machining; lathe work; metalworking; toolmaking
mn: токарь; металл боловсруулалт; металл эдлэл; фрезерчин; токарьчин
also: milling; lathe operator; press tool; metal fabrication; металл хийц; хэвний үйлдвэрлэл; mold making; sheet metal; төмөр хийц
related: welding; mechanical-engineering

welding
en: welding; welder; steel structure fabrication; blacksmithing
mn: гагнуур; гагнуурчин; төмөр хийцийн гагнуур; металл хийцийн угсралт
also: TIG; MIG welding; аргон гагнуур; steel fabrication; төмөр дархан; хашаа төмөр хаалга; ган хийц; blacksmith; хийн гагнуур
related: machining; construction-management

plastics-production
en: plastics production; injection moulding; rubber products
mn: хуванцар үйлдвэрлэл; хуванцар эдлэл; цутгамал хуванцар; резин эдлэл
also: injection molding; пластик үйлдвэрлэл; plastic bags; гялгар уут; blow moulding; composite materials
broader: manufacturing
related: packaging; waste-management

packaging
en: packaging; packaging production; box making; eco packaging
mn: сав баглаа боодол; савлагаа; баглаа боодол үйлдвэрлэл; хайрцаг үйлдвэрлэл; эко савлагаа
also: paper bags; цаасан уут; biodegradable packaging; савлах; сав баглаа; cardboard; картон хайрцаг; labelling machine; савлагааны машин
related: food-labelling; graphic-design

cosmetics-production
en: cosmetics production; skincare formulation; perfumery
mn: гоо сайхны бүтээгдэхүүн үйлдвэрлэл; гоо сайхны бүтээгдэхүүн; саван үйлдвэрлэл; арьс арчилгааны бүтээгдэхүүн; косметик
also: natural cosmetics; байгалийн гаралтай гоо сайхны бүтээгдэхүүн; handmade soap; гар саван; skincare; cosmetic chemist; perfume; үнэртэн; чацарганын тос; essential oil; лаа урлал
related: chemistry; manufacturing; beauty-services

household-chemicals
en: household chemicals; detergents; paint production
mn: ахуйн хими; цэвэрлэгээний бодис үйлдвэрлэл; будаг үйлдвэрлэл; ахуйн химийн бүтээгдэхүүн
also: detergent production; угаалгын нунтаг; ариутгалын бодис; disinfectant
broader: manufacturing
related: chemistry; cosmetics-production

paper-production
en: paper production; stationery; notebook making
mn: цаасны үйлдвэрлэл; бичиг хэрэг үйлдвэрлэл; дэвтэр үйлдвэрлэл
also: hygiene paper; ариун цэврийн цаас; tissue paper; чийгтэй салфетка; живх үйлдвэрлэл; planner notebooks
broader: manufacturing

# ---------------------------------------------------------------------------
# Wool, cashmere, textiles, crafts
# ---------------------------------------------------------------------------

textile-production
en: textile production; knitting; weaving; garment manufacturing; textile technology
mn: нэхмэл; сүлжмэл; нэхмэлийн үйлдвэрлэл; сүлжмэлийн үйлдвэрлэл; оёдлын үйлдвэр; хөнгөн үйлдвэр
also: textile engineer; нэхмэлийн технологич; yarn; ээрэх; утас ээрэх; spinning; сүлжих; dyeing; будалт; хивс нэхмэл; carpet weaving; хивсний үйлдвэр; garment factory; нэхэх; нэхмэлчин; нэхээсэн эдлэл
related: cashmere-processing; sewing; manufacturing

cashmere-processing
en: cashmere processing; cashmere products; cashmere; cashmere production
mn: ноолуур; ноолуур боловсруулалт; ноолууран бүтээгдэхүүн; ноолуурын үйлдвэрлэл; ноолууран эдлэл
also: dehairing; ноолуур самнах; ноолуурын технологич; cashmere knitwear; cashmere fashion; ноолуурч; кашмир; самнасан ноолуур; yak down; сарлагийн хөөвөр; sustainable cashmere; ноолуур бэлтгэл; goat cashmere
broader: textile-production
related: wool-processing; agri-trading; fashion-design

wool-processing
en: wool processing; sheep wool; camel wool; wool scouring
mn: ноос боловсруулалт; ноосны үйлдвэрлэл; хонины ноос; тэмээний ноос; ноосон эдлэл
also: ноос угаах; wool yarn; ноосон утас; ноос бэлтгэл; ноосон хөнжил; camel wool blanket; yak wool; ноосон бүтээгдэхүүн
broader: textile-production
related: felt-making; cashmere-processing

felt-making
en: felt making; felt products; felt craft; felting
mn: эсгий; эсгий урлал; эсгий эдлэл; эсгий хийх; эсгий бүтээгдэхүүн
also: felt slippers; эсгий таавчиг; эсгий урлаач; felt artist; эсгий сүлжмэл; эсгий гутал; needle felting
related: wool-processing; ger-making

sewing
en: sewing; tailoring; seamstress; garment sewing; pattern making
mn: оёдол; оёдолчин; хувцас оёх; эсгүүрчин; загвар эсгүүр
also: tailor; оёдлын цех; custom clothing; захиалгат хувцас; хувцас засвар; эсгүүр; хөшиг оёдол; curtains; ажлын хувцас оёдол; workwear; оёх эсгэх; эсгүүр хийх; сургуулийн дүрэмт хувцас
related: fashion-design; textile-production; embroidery

embroidery
en: embroidery; needlework; crochet; hand knitting
mn: хатгамал; хатгамалчин; зээгт наамал; гар сүлжмэл; дэгээ сүлжмэл
also: зээгт наамалчин; applique; macrame; макраме; beadwork; гар сүлжих; quilting; бисер урлал
related: sewing

fashion-design
en: fashion design; fashion designer; clothing design; apparel design
mn: хувцас загвар; хувцас дизайн; хувцас загвар зохион бүтээгч; моод дизайн; загварын дизайн; моод дизайнер
also: модель зохион бүтээгч; fashion brand; хувцасны брэнд; clothing brand; fashion show; загварын шоу; deel design; дээл загвар; collection design; хувцасны дизайнер; style consulting
broader: design
related: sewing; textile-production; branding

traditional-costume
en: traditional Mongolian costume; deel making; national clothing
mn: монгол дээл; үндэсний хувцас; дээл оёх; монгол хувцас урлал; дээл урлаач
also: deel; deel tailor; монгол гутал; малгай урлал; дээлийн захиалга; тайзны хувцас; stage costume
broader: sewing
related: fashion-design; cultural-heritage

jewellery
en: jewellery making; jewelry design
mn: үнэт эдлэл; алт мөнгөний дархан; мөнгөн эдлэл; гоёл чимэглэл урлал
also: алт мөнгөн эдлэл; jeweller; jeweler; аяга бөгж дархан; gemstones; үнэт чулуу; бугуйвч ээмэг урлах; gemology; мөнгөн аяга
related: fashion-design

furniture-making
en: furniture making; upholstery; furniture production
mn: тавилга; тавилга үйлдвэрлэл; тавилга захиалга; зөөлөн эдлэл
also: kitchen furniture; гал тогооны тавилга; тавилгачин; буйдан хийх; custom furniture; захиалгат тавилга; мебель; sofa making; оффисын тавилга
related: carpentry; manufacturing

carpentry
en: carpentry; woodworking; joinery; carpenter
mn: мужаан; мужааны ажил; модон эдлэл; мод урлал; модчин
also: wood craft; мод засал; модон урлал; woodwork; CNC мод; модон хийц; мод сийлбэр; wood carving; сийлбэрчин
related: furniture-making; wood-processing; building-finishing

wood-processing
en: wood processing; timber; sawmill
mn: мод боловсруулалт; модны үйлдвэр; мод бэлтгэл; модон материал
also: timber trade; хавтан банз; plywood; wood pellets; модон үртэс шахмал
related: forestry; carpentry

ceramics
en: ceramics; pottery; glass making
mn: керамик; вааран эдлэл; шавар урлал; шилэн эдлэл; ваарчин
also: potter; stained glass; витраж; ceramic tiles; шаазан; porcelain; glass blowing; эпокси урлал; resin art
related: furniture-making

# ---------------------------------------------------------------------------
# Cars, transport, logistics
# ---------------------------------------------------------------------------

car-repair
en: car repair; auto mechanic; vehicle maintenance; auto service
mn: авто засвар; автомашины засвар; авто засварчин; авто механик; машин засах
also: car diagnostics; авто оношилгоо; auto electrician; авто цахилгаанчин; дугуй засвар; tyre service; моторчин; хөдөлгүүрийн засвар; body repair; авто будаг; тос солих; auto parts; авто сэлбэг; сэлбэг худалдаа; hybrid battery repair; машины сэлбэг
related: mechanical-engineering; electric-vehicles; auto-sales

car-wash-detailing
en: car wash; car detailing; auto detailing
mn: авто угаалга; машин угаалга; авто дэтэйлинг; машины өнгөлгөө
also: polishing; ceramic coating; өнгөлгөө; дотор цэвэрлэгээ машин; car wrapping
related: car-repair; cleaning-services

electric-vehicles
en: electric vehicles; e-scooters; e-mobility
mn: цахилгаан автомашин; цахилгаан машин; цахилгаан скүүтер
also: EV charging station; цахилгаан цэнэглэх станц; electric bike; цахилгаан дугуй; EV conversion; скүүтер түрээс
related: car-repair; electrical-engineering; transport-operations

transport-operations
en: transport operations; transport management; fleet management; transport planning
mn: тээврийн үйл ажиллагаа; тээврийн менежер; авто парк удирдлага; тээвэр зохион байгуулалт; тээврийн инженер
also: fleet manager; public transport; нийтийн тээвэр; автобус; bus operations; унаа парк; тээврийн хэрэгслийн менежмент; авто тээвэр; авто баазын менежер; traffic engineering; хөдөлгөөний зохион байгуулалт; зогсоолын менежмент; parking management; тээврийн менежмент
broader: operations
related: logistics-management; trucking-dispatch; professional-driving

logistics-management
en: logistics management; logistics; logistics manager; logistician
mn: логистик; логистикийн менежер; логистикийн удирдлага; ложистик; логистикч; тээвэр ложистик
also: 3PL; logistics coordinator; тээвэр логистик; тээвэр логистикийн менежер; ложистикийн менежер; ложистикч; freight planning; reverse logistics; логистикийн мэргэжилтэн
broader: supply-chain
related: freight-forwarding; warehousing; delivery-operations

trucking-dispatch
en: truck dispatch; trucking; freight dispatcher; load planning
mn: ачаа тээвэр; ачааны машины диспетчер; тээврийн диспетчер; ачаа тээвэрлэлт; ачаа зохион байгуулагч
also: dispatcher; диспетчер; load board; US trucking dispatch; трак диспетч; owner operator; freight broker; ачааны тээвэр; хот хоорондын ачаа тээвэр; портер тээвэр; нүүлгэлт; moving service; нүүлгэх үйлчилгээ
broader: transport-operations
related: logistics-management; professional-driving

freight-forwarding
en: freight forwarding; international freight; cargo; shipping; forwarder
mn: олон улсын тээвэр; тээвэр зуучлал; карго; тээвэр зуучийн мэргэжилтэн; ачаа зуучлал
also: карго тээвэр; container shipping; контейнер тээвэр; чингэлэг тээвэр; freight forwarder; сав чингэлэг; cargo service; air cargo; агаарын ачаа; транзит тээвэр; transit transport; FIATA; sea freight; далайн тээвэр; Тяньжин боомт
related: customs; logistics-management; export-import

warehousing
en: warehousing; warehouse management; warehouse operations; storekeeper
mn: агуулахын аж ахуй; агуулахын менежер; агуулахын удирдлага; няравын ажил; агуулахын ажилтан
also: warehouse manager; picking and packing; агуулахын нярав; агуулах түрээс; ачигч; fulfilment centre; fulfillment center; stockroom; барааны агуулах; warehouse worker
related: inventory-management; logistics-management

cold-chain
en: cold chain; refrigerated transport; cold storage
mn: хүйтэн сүлжээ; хөргүүртэй тээвэр; хүйтэн агуулах; хөлдөөгчтэй агуулах; зоорийн агуулах
also: хөргөгчтэй тээвэр; reefer truck; хөлдүү агуулах; temperature controlled logistics; хүйтэн хэлхээ; зоорь агуулах
broader: logistics-management
related: food-safety; warehousing; hvac

delivery-operations
en: delivery operations; last mile delivery; courier service; food delivery
mn: хүргэлт; хүргэлтийн үйлчилгээ; хүргэлтийн менежер; хүргэлтийн ажилтан; шуудан хүргэлт
also: courier; хүргэлт зохион байгуулалт; last-mile; хоол хүргэлт; delivery driver; курьер; хүргэгч; мотоцикл хүргэлт; postal service; илгээмж хүргэлт; parcel lockers; орон нутгийн унаанд ачаа; унаанд тавих
broader: logistics-management
related: e-commerce-operations; professional-driving

professional-driving
en: professional driving; driver; truck driver; chauffeur
mn: жолооч; ачааны машины жолооч; мэргэшсэн жолооч; такси жолооч; автобусны жолооч
also: CDL; D ангилал; E ангилал; taxi driver; жолоо барих; жолооны ажил; truck driving; такси үйлчилгээ; жолооны сургалт; driving school; дуудлагын жолооч
related: transport-operations; delivery-operations

aviation
en: aviation; pilot; aircraft maintenance; airline operations; flight operations
mn: иргэний нисэх; нисгэгч; агаарын тээвэр; онгоцны инженер
also: cabin crew; нислэгийн үйлчлэгч; airport operations; онгоцны буудал; air traffic control; нислэгийн удирдагч; airline ticketing; helicopter; нисэхийн инженер
related: transport-operations

railways
en: railways; rail transport; railway engineering
mn: төмөр зам; төмөр замын инженер; төмөр замын тээвэр; вагон
also: УБТЗ; railway wagon; зүтгүүр; машинист; train operations; төмөр замын мэргэжилтэн; галт тэрэг
related: transport-operations; freight-forwarding

# ---------------------------------------------------------------------------
# Tourism, hotels, sport
# ---------------------------------------------------------------------------

tourism-operations
en: tourism operations; tour operator; travel agency; tour planning; tourism manager
mn: аялал жуулчлал; тур оператор; аяллын агентлаг; аялал зохион байгуулах; аялал жуулчлалын менежер; аялал төлөвлөх
also: travel agent; аяллын менежер; tour manager; inbound tourism; outbound tourism; дотоод аялал; гадаад аялал; travel planner; тур зохион байгуулалт; eco tourism; эко аялал; adventure tourism; адал явдалт аялал; жуулчны компани; аялал жуулчлалын мэргэжилтэн; билет захиалга; flight ticket booking; тийзний захиалга; travel consultant; жуулчлал
related: tour-guiding; hospitality; event-management

tour-guiding
en: tour guiding; tour guide; local guide; trip leader
mn: хөтөч; аяллын хөтөч; хөтөч тайлбарлагч; газарчин
also: English speaking guide; англи хэлтэй хөтөч; жуулчны хөтөч; mountain guide; уулын хөтөч; travel guide; япон хэлтэй хөтөч; hiking guide; хайкинг; trekking; моринтой аялал; horse trek
broader: tourism-operations
related: interpreting-tourism; outdoor-recreation

interpreting-tourism
en: guide interpreting; escort interpreting; delegation support
mn: дагалдан орчуулга; жуулчны орчуулагч; зочин төлөөлөгчийн орчуулга
also: escort interpreter; дагалдан орчуулагч
broader: translation
related: tour-guiding

tourist-camps
en: tourist camp management; ger camp; holiday resort; summer camps
mn: жуулчны бааз; амралтын газар; гэр бааз; зуслан; хүүхдийн зуслан
also: ger camp manager; жуулчны баазын менежер; resort manager; гэр кемп; glamping; глэмпинг; children's camp; day camp; camp counselor; амралтын баазын менежер; homestay; айлд буудаллах; camping; кемпинг; малчин айлд зочлох
broader: tourism-operations
related: hotel-management; outdoor-recreation

hospitality
en: hospitality; hospitality management; guest services; hospitality service
mn: зочлох үйлчилгээ; зочид буудал рестораны үйлчилгээ; зочлох үйлчилгээний менежмент; зочин угтах
also: guest relations; service industry experience; HoReCa; үйлчилгээний салбарын менежер; guest experience; зочлох үйлчилгээний менежер; concierge; консьерж
related: customer-service; hotel-management; tourism-operations

hotel-management
en: hotel management; front desk; hotel operations; hotel manager
mn: зочид буудал; зочид буудлын менежмент; зочид буудлын менежер; буудлын ресепшн
also: hotel receptionist; буудлын хүлээн авах; front office; housekeeping supervisor; guest house; гэст хаус; hostel; хостел; property management system hotel; Booking.com; Airbnb host; Airbnb; өдрийн буудал; short-term rental; богино хугацааны түрээс
broader: hospitality
related: tourism-operations; cleaning-services; pricing

outdoor-recreation
en: outdoor recreation; mountaineering; survival skills; cycling tours
mn: уулын спорт; уулчин; уулын аялал; гадаа аялал; дугуйн аялал
also: mountain climbing; climbing instructor; хаданд авирах; ski instructor; цанын багш; snowboard; bike rental; outdoor gear; аяллын хэрэгсэл түрээс; off-road; bushcraft; kayaking; завь сэлүүрт
related: tour-guiding; sports-coaching

sports-coaching
en: sports coaching; sports coach; athlete training; physical education
mn: спортын дасгалжуулагч; дасгалжуулагч; биеийн тамирын багш; тамирчин бэлтгэх; спортын багш
also: wrestling; бөхийн дасгалжуулагч; judo; жүдо; basketball coach; сагсан бөмбөг; football coach; хөлбөмбөг; boxing; бокс; swimming instructor; усан сэлэлтийн багш; archery; сур харваа; тамирчин; athlete; taekwondo; волейбол; шатар; chess coach
related: fitness; teaching

sports-management
en: sports management; sports club management; league organising; sports events
mn: спортын менежмент; спортын клуб; спортын арга хэмжээ; тэмцээн зохион байгуулах
also: sports marketing; марафон зохион байгуулах; спортын холбоо; sports agent; sponsorship; ивээн тэтгэх; спонсор олох; sports analytics; шүүгч спорт
related: event-management; sports-coaching

fitness
en: fitness; personal training; gym management; fitness instructor; yoga
mn: фитнес; фитнесийн багш; фитнес багш; хувийн дасгалжуулагч; иогийн багш; йога
also: personal trainer; иога; pilates; пилатес; gym; бодибилдинг; bodybuilding; aerobics; аэробик; crossfit; zumba; workout programmes; бясалгал; meditation; жим эрхлэх; фитнес клуб; stretching
related: sports-coaching; nutrition

# ---------------------------------------------------------------------------
# Education
# ---------------------------------------------------------------------------

teaching
en: teaching; teacher; pedagogy; school teacher; educator; tutoring
mn: багшлах; багш; багшийн мэргэжил; сурган хүмүүжүүлэх; хичээл заах; давтлага
also: tutor; pedagogue; private tutor; гэрийн багш; хичээл зааж өгөх; сурган хүмүүжүүлэгч; репетитор; онлайн хичээл заах; teaching experience; багшлах туршлага; давтлагын багш; lesson planning; боловсролын мэргэжилтэн; education specialist
related: curriculum-design; training; e-learning

curriculum-design
en: curriculum design; curriculum development; lesson design; instructional materials
mn: сургалтын хөтөлбөр боловсруулах; хөтөлбөр боловсруулалт; хичээлийн хөтөлбөр; сургалтын агуулга; арга зүйч
also: course design; curriculum developer; textbook writing; сурах бичиг зохиох; хичээлийн агуулга боловсруулах; арга зүй; Cambridge curriculum; Кембриж хөтөлбөр; IB programme; assessment design; тест боловсруулах; methodologist; сургалтын арга зүй; syllabus; хөтөлбөр боловсруулагч
related: teaching; e-learning; training

e-learning
en: online course creation
mn: онлайн сургалт; цахим контент хичээл; зайн сургалт
also: MOOC; Articulate; Udemy; course creator; distance learning; онлайн хичээл бэлтгэх; learning management system; microlearning
related: curriculum-design; teaching; video-production

early-childhood-education
en: early childhood education; kindergarten teaching; preschool; childcare
mn: цэцэрлэгийн багш; сургуулийн өмнөх боловсрол; хүүхэд харах; бага насны хүүхдийн хөгжил; хүүхэд асрах
also: СӨБ; kindergarten; Montessori; Монтессори; nanny; хүүхэд асрагч; babysitter; хүүхэд харах үйлчилгээ; daycare; өдөр өнжүүлэх; хүүхдийн хөгжлийн төв; child development; цэцэрлэг ажиллуулах; няня
broader: teaching
related: special-education; psychology

primary-secondary-education
en: primary and secondary teaching; school management; primary school teacher
mn: бага ангийн багш; дунд сургуулийн багш; ерөнхий боловсролын сургууль; сургуулийн менежер
also: ЕБС; сургалтын менежер сургууль; school principal; захирал сургууль; нийгмийн ажилтан сургууль; private school; хувийн сургууль
broader: teaching
related: curriculum-design

stem-teaching
en: STEM education; mathematics teaching; physics teaching; science teaching
mn: STEM боловсрол; математикийн багш; физикийн багш; химийн багш; байгалийн ухааны багш
also: STEAM; ЭЕШ; ЭЕШ бэлтгэл; математик заах; olympiad training; олимпиадын бэлтгэл; informatics teacher; мэдээлэл зүйн багш; SAT math; биологийн багш; математикч; mathematician; ЭЕШ-ийн давтлага; физикч
broader: teaching

language-teaching
en: language teaching; English teaching; language school; ESL
mn: хэлний багш; англи хэлний багш; гадаад хэлний сургалт; англи хэл заах; хэлний сургалт
also: IELTS; TOEFL; TESOL; IELTS бэлтгэл; солонгос хэлний багш; япон хэлний багш; хятад хэлний багш; орос хэлний багш; герман хэлний багш; TOPIK; JLPT; HSK; монгол хэлний багш; teaching Mongolian; language tutor; гадаад хэл заах; хэлний курс; SAT бэлтгэл; CELTA; language exchange; Korean language teacher
broader: teaching
related: translation; study-abroad-consulting

higher-education
en: higher education; university lecturing; academic administration; professor
mn: их сургуулийн багш; дээд боловсрол; профессор; их сургуулийн удирдлага
also: lecturer; university teaching; дипломын ажил удирдах; thesis supervision; эрдэм шинжилгээний өгүүлэл; их дээд сургууль; магистр удирдагч; accreditation; магадлан итгэмжлэл
broader: teaching
related: research

vocational-education
en: vocational education; TVET; skills training; apprenticeships
mn: мэргэжлийн сургалт; МСҮТ; мэргэжлийн боловсрол; мэргэжил олгох; дагалдан сургах
also: VET; политехник коллеж; ур чадварын сургалт; vocational training centre; мэргэжлийн курс; насанд хүрэгчдийн боловсрол; adult education; lifelong learning; насан туршийн боловсрол
broader: teaching
related: training

special-education
en: special needs education; speech therapy; inclusive education; autism support
mn: тусгай боловсрол; тусгай хэрэгцээт боловсрол; хэл засалч; тэгш хамруулах боловсрол; аутизмтай хүүхэд; дефектологич
also: speech therapist; логопед; хэл засал; disability inclusion; хөгжлийн бэрхшээлтэй; special educator; ABA therapy; assistive technology; тусгай багш; туслах технологи
broader: teaching
related: early-childhood-education; psychology; social-work

study-abroad-consulting
en: study abroad consulting; college admissions; scholarship advising
mn: гадаадад суралцах зөвлөгөө; тэтгэлгийн зөвлөгөө; гадаад сургууль зуучлал; элсэлтийн зөвлөх
also: admissions counselor; scholarship applications; тэтгэлэг бичих; эсээ бичүүлэх; гадаадад сургалт зуучлал; study abroad agent; Америкт сурах; сургууль зуучлал; элсэлт; personal statement
related: language-teaching; coaching; overseas-employment

parenting-education
en: parenting education; family counselling; child protection
mn: эцэг эхийн боловсрол; хүүхэд хүмүүжил; гэр бүлийн зөвлөгөө; хүүхэд хамгаалал
also: parenting courses; эцэг эхийн сургалт; ээжүүдийн сургалт; child rights; хүүхдийн эрх; family therapist
related: psychology; early-childhood-education; social-work

library-science
en: library science; librarian; digital libraries
mn: номын сан; номын санч; цахим номын сан; номзүйч
also: bibliographer; book club; уншлагын клуб; номын клуб
related: records-management

# ---------------------------------------------------------------------------
# Culture, arts, heritage
# ---------------------------------------------------------------------------

museum-work
en: museum work; exhibition curation
mn: музей; музейн ажилтан; уран зургийн галерей
also: museum guide; restoration of artefacts; сэргээн засварлагч музей; үзмэр; дижитал музей
related: cultural-heritage; event-management

cultural-heritage
en: cultural heritage; nomadic heritage; intangible heritage; folklore; traditional culture
mn: соёлын өв; нүүдэлчдийн соёл; нүүдлийн соёл иргэншил; биет бус өв; уламжлалт соёл; ёс заншил
also: каллиграфи; аман зохиол; өв соёл; nomadic culture; нүүдэлчин ахуй; үндэсний наадгай; traditional games; шагай; UNESCO heritage; historical research; түүхч; historian; түүх судлал; heritage tourism; ёс уламжлал
related: museum-work; traditional-music

traditional-music
en: traditional Mongolian music; throat singing; morin khuur
mn: хөөмий; морин хуур; ардын дуу; уртын дуу; үндэсний хөгжим
also: хөөмийч; морин хуурч; khoomei; long song; шанз; ёочин; morin huur; морин хуурын багш; ятга; horse-head fiddle
related: cultural-heritage

religion-philosophy
en: philosophy; religious studies
mn: гүн ухаан; шашин судлал; философи; ёс зүй судлал
also: buddhist studies; буддын шашин; philosopher; theology
related: research; cultural-heritage

# ---------------------------------------------------------------------------
# Public sector, NGO, social work
# ---------------------------------------------------------------------------

ngo-management
en: NGO management; nonprofit management; civil society; volunteer coordination
mn: ТББ-ын удирдлага; төрийн бус байгууллага; сайн дурын ажил; сайн дурынхныг зохион байгуулах; иргэний нийгэм; ТББ
also: NGO work; volunteering; сайн дурын ажилтан; сайн дурын үйл ажиллагаа; INGO; social impact; charity; буяны үйл ажиллагаа; foundation management; хандивын сан; social enterprise; нийгмийн бизнес; залуучуудын байгууллага; youth work; нийгмийн хариуцлага; CSR; cooperative management; хоршоо; хоршоо удирдах
related: fundraising-ngo; donor-project-management; social-work

social-work
en: social work; social worker; community development; social services
mn: нийгмийн ажил; нийгмийн ажилтан; нийгмийн халамж; хамт олны хөгжил; нийгмийн үйлчилгээ
also: elderly services; ахмадын үйлчилгээ; gender equality; жендэрийн тэгш байдал; гэр бүлийн хүчирхийлэл; domestic violence support; community organizing; poverty reduction; ядуурал бууруулах; human rights; хүний эрх
related: psychology; ngo-management; special-education

public-administration
en: public administration; civil service; public sector; local government
mn: төрийн удирдлага; төрийн алба; төрийн албан хаагч; орон нутгийн удирдлага; төрийн захиргаа
also: civil servant; засаг дарга; цахим засаглал; төсвийн байгууллага; public policy making; public finance; төрийн санхүү; municipal services; төрийн үйлчилгээ; ЗДТГ
related: government-relations; economics

international-relations
en: international relations; foreign affairs; diplomacy; international cooperation
mn: олон улсын харилцаа; гадаад харилцаа; дипломат; гадаад харилцааны мэргэжилтэн
also: foreign relations officer; гадаад харилцааны менежер; diplomat; protocol officer; олон улсын хамтын ажиллагаа; geopolitics; UN agencies; НҮБ
related: government-relations; translation; donor-project-management

political-campaigning
en: political campaigning; election management; political science
mn: сонгуулийн сурталчилгаа; сонгуулийн менежмент; улс төр судлал; улс төр судлаач
also: campaign manager; кампанит ажлын менежер; political scientist; сонгуулийн штаб; political consulting
related: government-relations; public-relations; survey-research

# ---------------------------------------------------------------------------
# Property and local services
# ---------------------------------------------------------------------------

real-estate-management
en: real estate management; property management; real estate development; property manager
mn: үл хөдлөх хөрөнгийн менежмент; үл хөдлөх хөрөнгө; үл хөдлөхийн удирдлага; түрээсийн менежмент; үл хөдлөхийн хөгжүүлэгч
also: real estate investment; үл хөдлөхийн хөрөнгө оруулалт; rental management; түрээсийн үйлчилгээ; property developer; тенант; lease management; барилгын төсөл хөгжүүлэгч; mall management; худалдааны төвийн удирдлага; үл хөдлөхийн менежер
related: real-estate-sales; facility-management; hoa-management

hoa-management
en: homeowners association management; apartment management; condominium management
mn: СӨХ; сууц өмчлөгчдийн холбоо; СӨХ-ийн удирдлага; орон сууцны ашиглалт
also: HOA; СӨХ-ийн төлбөр; СӨХ-ны менежер; СӨХ-ийн гүйцэтгэх захирал; contractor apartment services; оршин суугчидтай ажиллах; байрны жижүүр; residential property; хороолол удирдлага; сөхийн апп
broader: real-estate-management
related: facility-management; cleaning-services

security-services
en: security services; security guard; private security; physical security
mn: харуул хамгаалалт; хамгаалалтын алба; харуул; хамгаалагч; харуул хамгаалалтын үйлчилгээ
also: bodyguard; бие хамгаалагч; alarm response; дохиолол хамгаалалт; жижүүр; guarding; security manager; эргүүл; манаач; хамгаалалтын менежер; офицер; military experience; цэргийн алба; police experience; цагдаа
related: fire-safety; occupational-safety

cleaning-services
en: cleaning services; housekeeping; office cleaner; janitorial services
mn: цэвэрлэгээ; цэвэрлэгээний үйлчилгээ; үйлчлэгч; цэвэрлэгч; гэр цэвэрлэх
also: house cleaning; гэрийн цэвэрлэгээ; window cleaning; шил цонх цэвэрлэгээ; carpet cleaning; хивс угаалга; sanitizing; ариутгал; өрөөний үйлчлэгч; pest control; ариутгал халдваргүйтгэл; шавж устгал; оффис цэвэрлэгээ
related: facility-management; hotel-management; laundry

laundry
en: laundry; dry cleaning; laundromat
mn: хими цэвэрлэгээ; угаалгын газар; хувцас угаалга; угаалга индүүдлэг
also: self-service laundry; өөртөө үйлчлэх угаалга; хөнжил угаалга; ironing
related: cleaning-services; hotel-management

beauty-services
en: beauty services; cosmetology; beauty salon; aesthetician
mn: гоо сайхан; гоо сайхны салон; гоо заслын үйлчилгээ; гоо засалч; косметологич
also: makeup; мэйкап; eyelash extensions; сормуус суулгах; хөмсөг шивээс; permanent makeup; гоо сайхны мэргэжилтэн; beautician; facial; spa; спа; арьс арчилгаа; салон эрхлэх; waxing
related: hairdressing; cosmetics-production; massage-therapy

hairdressing
en: hairdressing; hairdresser; barber; hair styling
mn: үсчин; үс засах; эрэгтэй үсчин; үс засалт; барбер
also: hair stylist; barbershop; барбершоп; үсний будаг; hair colour; үсчин гоо сайхан; үсний салон
broader: beauty-services

nail-services
en: nail services; manicure; nail artist
mn: маникюр; хумсны гоёл; маникюрчин; педикюр
also: pedicure; nail salon; гель хумс; хумсчин
broader: beauty-services

massage-therapy
en: massage therapy; massage therapist; spa therapy
mn: массаж; массажчин; иллэг; бариа иллэг; массажист
also: masseur; foot massage; хөлийн массаж; Thai massage; тай массаж; саун; sauna
related: rehabilitation; traditional-medicine; beauty-services

appliance-repair
en: appliance repair; household repair
mn: гэр ахуйн цахилгаан барааны засвар; угаалгын машин засвар; цахилгаан хэрэгслийн засвар; зурагт засвар
also: TV repair; fridge repair; дуудлагын засвар; washing machine repair; цахилгаан бараа засвар
related: electrical-engineering; hvac

funeral-services
en: funeral services; memorial services
mn: оршуулгын үйлчилгээ; буяны үйлчилгээ; хөшөө дурсгал урлах
also: funeral home; оршуулга; gravestone; буяны ажил
related: event-management

rental-services
en: rental services; equipment hire; car rental
mn: түрээсийн бизнес; машин түрээс; автомашины түрээс; тоног төхөөрөмжийн түрээс; хувцас түрээс
also: rent a car; car sharing; хөтөлгөөт машин түрээс; costume rental; tool rental; багаж түрээс; party rental
related: auto-sales; event-management

kids-entertainment
en: children's entertainment; play centre; toys; board games
mn: хүүхдийн тоглоомын төв; тоглоомын газар; хүүхдийн тоглоом; тоглоом үйлдвэрлэл
also: amusement park; playroom; toy store; караоке; karaoke; entertainment centre; PC game centre; боулинг; тоглоомын төв ажиллуулах
related: early-childhood-education; event-management
`;
