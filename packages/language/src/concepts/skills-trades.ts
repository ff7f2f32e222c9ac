// Hand-written concept graph: skills of the trades (health, land and food, industry, crafts, transport, services, education, culture). Plain text, see the @kind sections below.
export const skillsTrades = `
@skill

# ---------------------------------------------------------------------------
# Medicine and health
# ---------------------------------------------------------------------------

medicine
en: medicine; medical practice; physician; medical doctor
mn: анагаах ухаан; эмчилгээ; эмчийн мэргэжил; эмнэлгийн мэргэжилтэн
also: clinician; medical student; анагаахын оюутан; эмчлэх; АШУҮИС; их эмч; резидент эмч; эмчийн мэргэжлийн үйл ажиллагааны зөвшөөрөл; medical licence; эмч нарын сургалт; orthopedics; nephrology; urology; rheumatology; pulmonology; endoscopy; dialysis; plastic surgery; ясны эмч; уушгины эмч; хоол боловсруулах эмч; дурангийн эмч; нарийн мэргэжлийн эмч; specialist doctor; clinical practice; эмнэлзүйн дадлага; diagnosis; онош; оношлох; medical advice; USMLE; PLAB; резидентур; клиникийн мэргэшил; clinical protocols; clinical guidelines; клиникийн удирдамж
tag: medical; MD; residency; резидент; MBBS; MRCP; diagnostics; оношилгоо; locum
related: public-health; nursing

family-medicine
en: family medicine; general practice; primary care
mn: өрхийн анагаах ухаан; өрхийн эмч; өрхийн эмнэлэг; ерөнхий эмч; анхан шатны тусламж
also: general practitioner; сумын эмч; баг эмч; family doctor
broader: medicine

internal-medicine
en: internal medicine; cardiology; gastroenterology; endocrinology
mn: дотор судлал; дотрын эмч; зүрх судасны эмч; хоол боловсруулах эрхтний эмч; дотоод шүүрлийн эмч
also: cardiologist; зүрхний эмч; чихрийн шижин; diabetes care; бөөрний эмч; элэгний эмч; geriatrics; бөөр; элэг; уушги; цус судлал; гематологи
broader: medicine

paediatrics
en: paediatrics; pediatrics; pediatrician; child health
mn: хүүхдийн анагаах ухаан; хүүхдийн эмч; хүүхэд судлал; хүүхдийн эрүүл мэнд
also: paediatrician; neonatology; нярайн эмч; child doctor; neonatal
broader: medicine

surgery
en: surgery; surgeon; anaesthesiology
mn: мэс засал; мэс засалч; мэс заслын эмч; мэдээгүйжүүлгийн эмч
also: orthopaedics; гэмтлийн эмч; anesthesia; transfusion; laparoscopy; урологи; элэг шилжүүлэх; neurosurgery; suturing; surgical sutures; мэдээ алдуулалт; anaesthetist
tag: хагалгаа; transplant; anaesthetics
broader: medicine

obstetrics-gynaecology
en: obstetrics and gynaecology; women's health; reproductive health
mn: эх барих ба эмэгтэйчүүд судлал; эх барих эмэгтэйчүүд; эмэгтэйчүүдийн эмч; нөхөн үржихүйн эрүүл мэнд; эмэгтэйчүүдийн эрүүл мэнд
also: жирэмсний хяналт; femtech; IVF; үргүйдэл эмчилгээ; gynecology; gynaecologist; эмэгтэйчүүд ба эх барих; gynaecology; obstetrics; embryology; colposcopy; эх барихуй; prenatal care; gynecologist
tag: эх барих
broader: medicine

neurology
en: neurology; neurologist; stroke care
mn: мэдрэлийн өвчин судлал; мэдрэлийн эмч; харвалтын тусламж
also: тархины харвалт; мэдрэлийн эмчилгээ
tag: мэдрэл
broader: medicine

oncology
en: oncology; cancer care; palliative care
mn: хавдар судлал; хавдрын эмч; хөнгөвчлөх тусламж
also: oncologist; хорт хавдар; онкологич; radiotherapy; chemotherapy
broader: medicine

dermatology
en: dermatology; dermatologist; aesthetic medicine
mn: арьс судлал; арьсны эмч; арьс гоо засал; гоо заслын эмч
also: botox; ботокс; филлер; арьс харшил; арьс өнгө засал; skin doctor; аллергологич
broader: medicine
related: beauty-services

ophthalmology
en: ophthalmology; eye care; optometry
mn: нүд судлал; нүдний эмч; нүдний шил; хараа шалгах
also: optician; оптик дэлгүүр; нүдний оптик; contact lenses; optometrist; eyeglasses; шил таних; линз; ophthalmologist
tag: eyes
broader: medicine

emergency-medicine
en: emergency medicine; paramedic; ambulance
mn: яаралтай тусламж; түргэн тусламж; яаралтайн эмч
also: EMT; ambulance worker; first responder; түргэний эмч; ICU; эрчимт эмчилгээ; мэдээгүйжүүлэг; resuscitation; сэхээн амьдруулах; ACLS; BLS; trauma care; triage nurse
tag: PALS
broader: medicine

first-aid
en: first aid; first aid training; cardiopulmonary resuscitation
mn: анхны тусламж; анхны тусламжийн сургалт; зүрх уушгины сэхээн амьдруулах
also: амилуулах; амилуулалт; зүрх уушгины амилуулалт
tag: CPR; AED
broader: emergency-medicine

medical-imaging
en: medical imaging; radiology; ultrasound diagnostics
mn: дүрс оношилгоо; рентген; эхо оношилгоо; рентген эмч
also: MRI; X-ray; DICOM; radiologist; компьютер томограф; medical imaging technician; radiographer; X-ray technician; CT scan; MRI technician; sonographer; рентген техникч; хэт авиан оношилгоо; ultrasound; соронзон резонанс; mammography; маммограф; densitometry; КТ; томограф; fluoroscopy; хэт авиа; дүрс оношлогоо
tag: imaging; ultrasound; эхо; sonography; radiography; CT
broader: medicine
related: computer-vision

laboratory-medicine
en: laboratory medicine; clinical laboratory; medical laboratory technician
mn: эмнэлгийн лаборатори; лаборант; лабораторийн эмч; лабораторийн шинжилгээ
also: PCR; цусны шинжилгээ; blood test; биохимийн шинжилгээ; diagnostics laboratory; нян судлал; lab samples; flow cytometry; hematology analyser; histology; cytology; Western blot; urine tests; pathology; histopathology; эмгэг судлал; cytogenetics; blood transfusion; цус сэлбэх; ПСР
tag: шинжилгээ; шинжилгээ авах; hematology
related: medicine; biotechnology; laboratory-testing

phlebotomy
en: phlebotomy; blood collection
mn: шинжилгээний цус авах; цус авах
also: phlebotomist; drawing blood; blood draws
broader: nursing
related: laboratory-medicine

traditional-medicine
en: traditional Mongolian medicine; herbal medicine; acupuncture
mn: уламжлалт анагаах ухаан; уламжлалт эмчилгээ; зүү төөнө; эмийн ургамал
also: бариач; оточ; herbalist; зүү эмчилгээ; acupuncturist; acupressure; бариа засалч; ханын засал; уламжлалтын эмч; moxibustion; зүү тавих; тан уух; ayurveda; homeopathy; naturopathy; cupping therapy; хануур; gua sha; bloodletting; moxa; бумба тавих; leeches; bonesetting; bonesetter; төөнүүр; төөнө тавих; чулуун засал; тан найруулах; эмийн тан; маарамба; traditional medicine
tag: ханах; зүү; бумба; бариа
related: medicine; massage-therapy

rehabilitation
en: rehabilitation; physiotherapy; physical therapy
mn: сэргээн засал; сэргээн засах; сэргээн засалч; физик эмчилгээ; хөдөлгөөн засал; физиотерапи
also: physiotherapist; occupational therapy; хөдөлмөр засал; сувилал; sanatorium; рашаан сувилал; kinesiology; kinesitherapy; сэргээн заслын эмч; podiatry; foot care; cryotherapy; Bobath; kinesio taping; PNF; scoliosis; дасгал засал; тэйпинг
tag: OT
related: medicine; massage-therapy; fitness

dentistry
en: dentistry; dental care; dentist
mn: шүдний эмчилгээ; шүдний эмч; шүдний эмнэлэг; нүүр амны эмч; нүүр ам судлал
also: dental clinic; dental implants; dental hygiene; dental hygienist; implants dentistry; endodontics; шүд цайруулах; dental assistant; dental assisting; винир; root canal; periodontology; dental crowns; dental fillings; dental veneers; dental bridges; tooth extraction; ломбо; виниер; implantology; endodontist; periodontist; prosthodontist; oral surgeon; dental nurse; шүдний имплант; шүд цайруулга
tag: implants; цайруулах; имплант
broader: medicine

orthodontics
en: orthodontics; orthodontist; orthodontic treatment
mn: шүдний гажиг засал; гажиг засал; гажиг заслын эмч
also: согог засал; invisalign; брекет; aligners
tag: braces
broader: dentistry

nursing
en: nursing; nurse; patient care; caregiving
mn: сувилгаа; сувилагч; асаргаа сувилгаа; асрагч; өвчтөн асрах
also: patient safety; caregiver; home care; гэрийн асаргаа; elderly care; сувилахуй; настан асрах; сахиул асаргаа; хэвтэн эмчлүүлэгчийн асаргаа; health care assistant; caregiver nursing; асрагч сувилагч; IV infusion; дусал тавих; wound care; шарх боолт; injections; тариа хийх; ward nursing; wound dressing; шарх боох; IV cannulation; IV therapy; catheterisation; vital signs; medication administration; pressure sores; NCLEX; судас тариа; дусал залгах; дусал хийх; дусал тарих; боолт хийх; амин үзүүлэлт; Altenpflege; Altenpfleger; post-operative; cannulation
tag: асаргаа; асрах; drips; тариа тарих; Pflege
related: medicine; public-health

pharmacy
en: pharmacy; pharmacist; pharmaceuticals; pharmacology
mn: эм зүй; эм зүйч; эмийн сан; эм найруулагч
also: drug store; pharmaceutical sales; эм ханган нийлүүлэх; эмийн бүртгэл; medicine distribution; drug registration; GMP pharma; drug supply; эмийн хангамж; эмийн эргэлт; эмийн нөөц; pharmacy operations; pharmaceutical retail; эмийн жижиглэн худалдаа; drug compounding; эмийн жор
tag: эм; dispensing; compounding
related: medicine; medical-devices

mental-health
en: mental health; psychotherapy; psychiatry; counselling
mn: сэтгэцийн эрүүл мэнд; сэтгэл засал; сэтгэцийн эмч; сэтгэл засалч; сэтгэлзүйн зөвлөгөө
also: therapist; psychiatrist; psychological counselling; сэтгэл зүйн зөвлөгөө; stress management; донтолт эмчилгээ; group therapy; PTSD; OCD; сэтгэцийн асаргаа; family therapy; trauma therapy; art therapy; marriage counselling; psychosocial; behavioral health
tag: therapy; сэтгэц
related: psychology; medicine

psychology
en: psychology; psychologist
mn: сэтгэл судлал; сэтгэл зүйч; сэтгэл судлаач; сэтгэлзүйч
also: сэтгэл зүй; хүүхдийн сэтгэл зүйч; child psychologist; behavioural science; cognitive behavioural therapy; EMDR therapy; hypnosis; psychoanalysis; gestalt therapy; eating disorders; гипноз; арт терапи; донтолтын зөвлөгөө; addiction counselling; дүрслэх урлагийн засал; hypnotherapy; self-esteem; зан үйлийн эмчилгээ; psychometric
tag: CBT; EMDR; trauma
related: mental-health; coaching

public-health
en: public health; epidemiology; health promotion; hygiene
mn: нийгмийн эрүүл мэнд; тархвар судлал; эрүүл мэндийг дэмжих; эрүүл ахуй
also: vaccination programme; эпидемиологи; халдвар хамгаалал; infection control; health education; эрүүл мэндийн боловсрол; эрүүл ахуйн сургалт; nutrition education; environmental health; халдвар судлал; infection prevention; халдвараас сэргийлэх; SRHR; menstrual health; sexual health; hand washing; ариутгал халдваргүйжүүлэлт; sanitation
tag: MPH
related: medicine; nursing; research

nutrition
en: nutrition; dietetics; nutritionist; healthy eating
mn: хоол зүй; хоол зүйч; эрүүл хооллолт; шим тэжээл
also: dietitian; diet plan; диет; нэмэлт тэжээл; food supplements; хооллолтын төлөвлөгөө; хооллолтын зөвлөх; supplements; хүнсний нэмэлт бүтээгдэхүүн; витамин; digestive health; gut health; хоол боловсруулах эрхтэн; intermittent fasting
tag: dietary fats; fats
related: public-health; food-technology; fitness

hospital-administration
en: hospital administration; health management; clinic management
mn: эмнэлгийн удирдлага; эрүүл мэндийн менежмент; эмнэлгийн менежмент; эрүүл мэндийн даатгалын гүйцэтгэл
also: ЭМД; эрүүл мэндийн даатгал; эмнэлгийн магадлан итгэмжлэл; clinic administrator; хувийн эмнэлэг; rural clinics; patient flow; hospital logistics; outpatient services; hospital contracting; hospital contracts; healthcare contracting; inpatient care; hospital wards; patient wards
tag: wards; тасаг
broader: operations
related: medicine

medical-devices
en: medical devices; medical equipment; biomedical engineering
mn: эмнэлгийн тоног төхөөрөмж; эмнэлгийн багаж; биоинженерчлэл; эмнэлгийн төхөөрөмжийн инженер; эмнэлгийн төхөөрөмж хөгжүүлэлт
also: medical equipment supply; ISO 13485; biomedical engineer; протез; prosthetics; эмнэлгийн хэрэгсэл; hospital equipment; ариутгал тоног төхөөрөмж; medical supplies sales; medical sales; medical sales rep; medical representative; медреп; эмнэлгийн төлөөлөгч; эмийн төлөөлөгч; Mindray; GE Healthcare; Siemens Healthineers; Philips Healthcare; Dräger; patient monitors; orthopaedic insoles; ортопед ул таваг; crutches; суга таяг; хиймэл мөч; хүчилтөрөгчийн аппарат; medical device development; биоанагаахын инженер; surgical instruments; orthopedic implants
related: medicine; electronics; quality-management

clinical-research
en: clinical research; clinical trials
mn: клиник судалгаа; эмнэлзүйн судалгаа; эмийн туршилт
also: medical ethics committee; clinical research associate; эмнэлзүйн туршилт; protocol writing for trials; clinical study
tag: CRA; IRB
broader: research
related: medicine; statistics

biotechnology
en: biotechnology; molecular biology; genetics
mn: биотехнологи; молекул биологи; генетик; биотехнологич
also: biotech; CRISPR; биологич; biologist; DNA sequencing; генийн шинжилгээ; cell culture; fermentation technology; биоанагаах; bioengineering; protein purification; bioassays; plasmids; antibodies; gene cloning
tag: cloning
related: research; food-technology; laboratory-testing

chemistry
en: chemistry; chemist
mn: хими; химич
also: химийн үйлдвэр; ChemDraw; Avogadro; HYSYS; DWSIM; титрлэх; reagents; урвалж; petrochemistry
tag: electrolysis
related: laboratory-testing; manufacturing

# ---------------------------------------------------------------------------
# Animals
# ---------------------------------------------------------------------------

veterinary
en: veterinary medicine; veterinarian; animal health; veterinary science
mn: мал эмнэлэг; малын эмч; малын эрүүл мэнд
also: мал эмчлүүлэх; малын вакцин; animal vaccination; малын эм; гоц халдварт өвчин; шүлхий; бруцеллёз; мал эмнэлгийн лаборатори; vet; vet clinic; мал амьтны эрүүл мэнд; deworming; вакцинжуулалт мал; мал вакцинжуулах; туулга өгөх; туулгалт; паразитын эсрэг; equine medicine; spaying and neutering; veterinary surgery
tag: veterinary; animal doctor; veterinary clinics; animal hospital; мал эмнэлгийн үзлэг; мал эмчлэх; DVM; паразит; equine; spaying
related: animal-husbandry; pet-care

animal-husbandry
en: animal husbandry; livestock farming; herding; herder
mn: мал аж ахуй; малчин; мал маллах; мал аж ахуй эрхлэх; малын үржил
also: зоотехникч; хонь ямаа; адуу үхэр; livestock; cattle ranch; sheep farming; зоотехни; фермийн мал; бог мал; мал өсгөх; lambing; calving; төл бойжуулалт; сүргийн менежмент; cattle farming; goat farming; эрчимжсэн мал аж ахуй; intensive livestock; бордох; мал бордох; фермийн аж ахуй; hoof trimming; shepherding; shearing; feedlot; хяргах; илжиг; bull fattening; ухна хуц; дэл сүүл; сааль; хот айл; хургалуулах; hay baling; ranch management; farm management; ферм удирдах; фермийн менежмент; animal nutrition; туулай үржүүлэх; туулай үржүүлэлт; rabbits; chinchilla
tag: animals; herds; малладаг; саах; төллөх; donkeys; хяргалт; үржлийн; breeding
related: veterinary; pasture-management; dairy; crop-farming

pasture-management
en: pasture management; rangeland management; fodder production
mn: бэлчээрийн менежмент; бэлчээр ашиглалт; тэжээл үйлдвэрлэл; хадлан тэжээл
also: отор нүүдэл; тэжээлийн ургамал; hay making; ногоон тэжээл; overgrazing; бэлчээр ашиглах; haymaking; өвс хадах
tag: pasture; grazing; rangeland; бэлчээр; fodder
related: animal-husbandry; crop-farming

horse-breeding
en: horse breeding; horse racing
mn: адуу үржүүлэг; адууны аж ахуй
also: морь сургалт; foaling; унага даага
tag: foal
broader: animal-husbandry

livestock-traceability
en: livestock traceability; animal identification
mn: малын бүртгэл мэдээлэл; малын ээмэг; малын мөшгөх систем; мал хянах
also: ээмэгжүүлэлт; GPS малын хүзүүвч; origin traceability; малын байршил; ear tagging
related: animal-husbandry; iot

poultry-pig-farming
en: poultry and pig farming; poultry farming; pig farming; egg production
mn: шувуу ба гахайн аж ахуй; шувууны аж ахуй; гахайн аж ахуй; өндөгний үйлдвэрлэл; тахиа аж ахуй
also: chicken farm; тахиа өсгөх; гахай өсгөх; quail; ostrich; geese; hatchery; галуу өсгөх; бөднө шувуу
broader: animal-husbandry

beekeeping
en: beekeeping; apiary; honey production
mn: зөгийн аж ахуй; зөгийчин; зөгий үржүүлэг; зөгийн бал үйлдвэрлэл
also: honey; beekeeper; зөгийн бал; зөгий үржүүлэх; зөгий өсгөх; beeswax; зөгий үржүүлэлт; beehives; beehive construction; зөгийн үүр; honeycomb; зөгийн лав; apiculture; queen rearing
tag: зөгий; бал
related: crop-farming

fisheries
en: fish farming; aquaculture; fishing industry
mn: загасны аж ахуй; загас үржүүлэг; загас агнуур
also: fish farm; aquaponics; загас өсгөх; trout farming; spearfishing; caviar; seaweed; spirulina
tag: carp
related: animal-husbandry

dairy
en: milk production; dairy processing; dairy farming; cheese making
mn: сүүний үйлдвэрлэл; сүү боловсруулалт; сүүний аж ахуй; цагаан идээ; бяслаг үйлдвэрлэл; сүү сүүн бүтээгдэхүүн
also: ааруул; airag; айраг исгэх; yogurt; тараг үйлдвэрлэл; milk collection; сүү цуглуулах; dairy technologist; зайрмаг үйлдвэрлэл; саалийн ферм; сүүний ферм; саалийн үнээ; milk cooling; whey; шар сүү; цагаан идээ үйлдвэрлэл; сүү боловсруулах; айраг исгэлт; саальчин; dairy products maker; сүүн бүтээгдэхүүн үйлдвэрлэх; cheesemaker; бяслаг хийх; йогурт үйлдвэрлэх; DeLaval; Lely; Allflex; саалийн машин; cheese ageing; ultra-high temperature; casein; казеин; кефир; айраг бүлэх; сүүн бүтээгдэхүүн үйлдвэрлэл; тараг бүрэх; milking; саалийн ажил; сүүний технологи; сүүн бүтээгдэхүүний технологи
related: food-technology; animal-husbandry; food-safety

meat-processing
en: meat processing; slaughterhouse; butchery
mn: мах боловсруулалт; мах бэлтгэл боловсруулалт; мах үйлдвэрлэл; мах комбинат; нядалгааны газар
also: борц; хиам үйлдвэрлэл; butcher; төхөөрөх цех; мах экспорт; махны үйлдвэр; slaughter; slaughtering; jerky; bone meal; ясны гурил; meat cutting; мах ангилах; мал төхөөрөх; махны технологи; мах боловсруулах; махчин; мах бэлтгэх; sausage making; нядлах; charcuterie; meat curing; мах утах; abattoir; deboning; carcass; tallow; offal; sausage casings; gelatine; гэдэс дотор; желатин; borts; өөх тос хайлуулах; нядлагч
tag: төхөөрөх; salami; өөх; salting
related: food-technology; animal-husbandry; food-safety

hides-leather
en: leather processing; tanning
mn: арьс шир боловсруулалт
also: tannery; арьс идээлэх; sheepskin; leather finishing; арьс шир; арьс шир боловсруулах; tanner; suede; элдэх; элдмэл
tag: leather; арьс
related: textile-production; animal-husbandry; sewing

pet-care
en: pet care; pet grooming; kennel
mn: гэрийн тэжээвэр амьтны арчилгаа; гэрийн тэжээвэр амьтан; тэжээвэр амьтны үйлчилгээ; амьтны үсчин
also: pet shop; pet hotel; нохой асрах; pet food; dog grooming; dog walking; нохойн үсчин; aquariums; аквариум; гоёлын загас; reptiles; pigeons; hamsters; тоть; гэрийн тэжээвэр; тэжээмэл амьтан; groomer; ferrets; хомяк; амьтан тэжээх
tag: parrots; grooming
related: veterinary; dog-training

dog-training
en: dog training; dog trainer
mn: нохой сургах; нохой сургагч; нохой сургалт
related: pet-care

wildlife-conservation
en: wildlife conservation; biodiversity; protected areas; ecology research
mn: зэрлэг амьтан хамгаалал; биологийн олон янз байдал; тусгай хамгаалалттай газар; байгаль хамгаалагч; ан амьтан судлал
also: ranger; цоохор ирвэс; экологич; ecologist; шувуу судлал; park ranger; рейнжер; байгаль хамгаалагч рейнжер; rewilding; species reintroduction; ornithology; bird ringing; zoo; амьтны хүрээлэн; zookeeper; амьтны хамгаалал; irbis; peatlands; намгархаг газар
tag: conservation; ан амьтан; байгаль хамгаалах
related: environmental-management; forestry

# ---------------------------------------------------------------------------
# Crops and land
# ---------------------------------------------------------------------------

crop-farming
en: crop farming; agronomy; arable farming; agronomist; farming; organic farming
mn: газар тариалан; агрономич; тариаланч; үр тариа; тариалан эрхлэх; агрономи; органик тариалан
also: фермер; farmer; commercial growing; улаанбуудай тариалах; төмс тариалах; potato growing; rapeseed; crop production; үр тариалан; seed production; үрийн аж ахуй; хөдөө аж ахуй эрхлэх; agriculture specialist; буурцагт ургамал; тариалалтын төлөвлөлт; тариалалт; planting plans; агротехник; buckwheat; гурвалжин будаа; овъёос; рапс; canola; field crops; vegetable farming; төмс хүнсний ногоо; үр тариа тариалах; сэлгээт тариалалт; тариалалтын талбай; тариачин; saffron; spice growing; soybean; alfalfa; sunflowers; царгас; наранцэцэг; буудай; ploughing; хагалбар; газар хагалах; газар тарих; crop trials; агрономч; tillage
tag: crops; тариа; pulses; wheat; oats; barley; арвай; potatoes; ургуулах; тариалах; хураах; хадлан; сэлгээ; harvesting
related: greenhouse; irrigation; soil-science

greenhouse
en: greenhouse and vegetable farming; greenhouse farming; vegetable growing; horticulture; hydroponics
mn: хүлэмж ба ногооны аж ахуй; хүлэмжийн аж ахуй; хүлэмж; хүнсний ногоо тариалах; ногооны аж ахуй
also: winter greenhouse; босоо тариалан; ногоочин; aeroponics; зоорь; root cellar; microgreens; ногоо тарих; greenhouse growing; tomato growing; strawberry growing
tag: greenhouses; ногоо
broader: crop-farming
related: irrigation

mushroom-growing
en: mushroom growing; mushroom farming; oyster mushrooms
mn: мөөг тариалах; мөөг тариалалт; мөөгний аж ахуй
also: mushroom farm; мөөг тарих; mycelium; мицели; mushroom cultivation; mushroom spawn; edible fungi; mycologist
broader: crop-farming
related: greenhouse

fruit-berry-growing
en: fruit and berry growing; sea buckthorn; seabuckthorn; orchard
mn: жимс ба жимсгэнэ тариалах; жимс жимсгэнэ; чацаргана; жимсний аж ахуй; жимс тариалалт
also: үхрийн нүд; жимс тариалах; vineyard; viticulture; blackcurrant
broader: crop-farming

irrigation
en: irrigation; drip irrigation; irrigation engineering
mn: усалгааны систем; усжуулалт; дуслын усалгаа; услалтын систем
also: дусаалтуур; мелиораци; drip lines; дуслын шугам; pivot irrigation; дуслын услалт; услалт төлөвлөлт; услалт төлөвлөх; Netafim; Rivulis; sprinkler irrigation; бороожуулалт
tag: усалгаа; услалт
related: crop-farming; water-engineering

soil-science
en: soil science; fertilisers
mn: хөрс судлал; бордоо; хөрсний шинжилгээ
also: compost; компост; bio fertilizer; хөрс сайжруулах; soil testing; хөрс судлаач; worm farming; green manure; био гумус; vermicomposting; vermicompost; worm compost; өтөн бордоо
related: crop-farming; environmental-management; laboratory-testing

farm-machinery
en: farm machinery; tractor operation; agricultural engineering
mn: хөдөө аж ахуйн техник; тракторчин; комбайнч; хөдөө аж ахуйн машин механизм
also: tractor driver; комбайны жолооч; ХАА-н тоног төхөөрөмж; harvesting machine; уринш; John Deere; Claas; New Holland; combine harvester; тракторын засвар; seeder; balers; үрлэгч; үрлүүр; боогч пресс; хадуур; Rostselmash; variable rate application; plough; анжис; mechanization
tag: комбайн; трактор; tractors; planter; harvester
related: mechanical-engineering; crop-farming

forestry
en: forestry; tree planting; forest management; nursery growing
mn: ойн аж ахуй; мод тарих; ойжуулалт; мод үржүүлэг; ойн инженер
also: tree nursery; тарьц суулгац; тэрбум мод; forester; ойн мэргэжилтэн; reforestation; цөлжилттэй тэмцэх; desertification; windbreaks; shelterbelt planting; ойн зурвас байгуулах; seedlings nursery; ойн зурвас байгуулалт; ойжуулагч; fire watching; forest fire prevention; түймрээс сэргийлэх; arboriculture; tree surgery; tree felling; мод огтлох; silviculture; chainsaw
tag: forest; trees; arborist; logging; ой; pruning
related: environmental-management; wood-processing; landscaping

landscaping
en: landscaping and gardening; landscaping; landscape architecture; gardening
mn: ландшафт ба цэцэрлэгжүүлэлт; ландшафт; цэцэрлэгжүүлэлт; ногоон байгууламж; ландшафтын дизайн
also: landscaper; landscape architect; gardener; цэцэрлэгч; зүлэгжүүлэлт; lawn; park design; тохижилт; тохижуулах; хашаа тохижуулах; ландшафт архитектор; Lands Design; Realtime Landscaping; iScape; bonsai; terrarium; turf laying; topiary; зүлэг; fountains; оргилуур; pond building; awnings; саравч; цэцгийн мандал; landscape design; ландшафтын дизайнер
tag: hedges; planting
related: forestry; architecture; floristry

floristry
en: floristry; flower arrangement; florist
mn: цэцгийн дизайн; цэцэгчин; цэцгийн дэлгүүр; цэцгийн баглаа; флорист
also: flower shop; цэцэг захиалга; тасалгааны цэцэг; bouquet; bouquet making; flower bouquets; flower arranging; цэцгийн баглаа хийх; succulents; суккулент; ikebana
tag: баглаа
related: event-management; landscaping

# ---------------------------------------------------------------------------
# Food
# ---------------------------------------------------------------------------

food-technology
en: food technology; food processing; food production; food technologist; food engineering
mn: хүнсний технологи; хүнсний үйлдвэрлэл; хүнсний технологич; хүнс боловсруулалт; хүнсний инженер
also: food science; recipe development; жор боловсруулах; freeze drying; хөлдөөж хатаах; хүнсний үйлдвэр; foodtech; хагас боловсруулсан бүтээгдэхүүн; консерв үйлдвэрлэл; canning; food R&D; хүнс боловсруулах; лаазлах; pasteurisation; pH control; Brix; пастержуулалт; HPP; hot filling; хүнсний нэмэлт; хүнсний шинжээч; нөөшлөх; collagen; bone broth; bottling; hydrocolloids; tofu; tempeh; miso; natto; ketchup; mayonnaise; кетчуп; майонез; emulsifiers; sous vide; roasted nuts; самар хуурах; хоолны үйлдвэр; food processor
tag: food; хүнс; хатаах; утах; хөлдөөх; шахах; исгэх; curing
related: food-safety; manufacturing; food-labelling

food-safety
en: food safety; HACCP; ISO 22000; food hygiene
mn: хүнсний аюулгүй байдал; HACCP; ХАССП; хүнсний эрүүл ахуй; ISO 22000
also: хасап; FSSC 22000; GMP food; food inspector; хүнсний байцаагч; BRC certificate; хүнсний чанар аюулгүй байдал; product recall; allergen management; food traceability; буцаан татах; ариун цэврийн шаардлага; HACCP аудит; HACCP audits; хүнсний аудит; буцаан таталт; BRC; BRCGS; IFS Food; SQF; hygiene training; BRC food standard; ServSafe; food handler; хүнсний хяналт; хүнсний ариун цэвэр; food safety audit; HACCP audit
tag: recall; FSSC
related: food-technology; quality-management; laboratory-testing

food-labelling
en: food labelling; nutrition labels; product labelling
mn: хүнсний шошго; шошго боловсруулах; шим тэжээлийн шошго; хадгалах хугацаа тогтоох
also: label compliance; nutrition facts; шошгожуулалт; бар код авах; бүтээгдэхүүний шошго; шошгын шаардлага; import labelling; импортын шошго; шошго орчуулга; шошго боловсруулалт; allergen
related: food-safety; packaging; export-certification

laboratory-testing
en: laboratory testing; lab analysis; product testing; laboratory technician
mn: лабораторийн сорилт; сорилтын лаборатори; итгэмжлэгдсэн лаборатори; сорилт шинжилгээ; лабораторийн техникч
also: lab tests; хүнсний шинжилгээ; sample testing; дээж шинжилгээ; residue testing; бодисын үлдэгдэл; microbiological testing; pipetting; centrifuge; laboratory techniques; титрлэлт; пипет; пипетк; центрифуг; lab technician; лабораторийн ажилтан; environmental testing; лабораторийн шинжилгээ; residue analysis; residue monitoring; үлдэгдэл бодис
tag: lab; laboratory; лаборатори; laboratories; шинжилгээ
related: quality-management; chemistry; food-safety

cooking
en: cooking; chef; cook; kitchen work
mn: хоол хийх; тогооч; хоол үйлдвэрлэл; хоолны технологич
also: гал тогоо; Korean food; солонгос хоол; Mongolian cuisine; монгол хоол; sushi chef; culinary; хоолны жор; вегетариан хоол; бууз хуушуур; kitchen helper; kitchen porter; commis; тогоочийн туслах; бэлтгэгч тогооч; grilling meat; barbecue; soup making; шорлог; шөл хийх; азийн хоол; европ хоол; япон хоол; хятад хоол; knife skills; шарсан мах; зууш бэлтгэх; Le Cordon Bleu; хоол бэлтгэх; cuisine; mise en place
tag: хоол; grilling; soup; BBQ; starch; цардуул; сироп; syrup; grill; gastronomy; icing
related: restaurant-management; food-safety; baking
implies: menu-development

baking
en: baking; pastry; confectionery; baker; cake making
mn: талх ба нарийн боов хийх; нарийн боов; талх нарийн боов; бялуу хийх; нарийн боовчин; кондитер; талхчин
also: patisserie; pastry chef; bakery; чихэр үйлдвэрлэл; шоколад хийх; chocolatier; cake decorating; бэйкери; кондитор; боов боорцог; талх барих; боов хийх; pastry cook; confectioner; бялууч; нарийн боовны тогооч; Unox; Rational ovens; deck oven; planetary mixer; proofers; dough making; зуурмал хийх; cupcakes; cookies; кекс; макарон; маффин; десерт; бэлэн зуурмаг
tag: dough; зуурмаг гурил
broader: cooking
related: food-technology

catering
en: catering; canteen operation; food service; meal delivery kitchen
mn: кейтеринг; хоолны үйлчилгээ; цайны газар; хүргэлтийн хоол; гуанз
also: cloud kitchen; байгууллагын хоол; үдийн хоол хүргэлт; катеринг; school lunch; lunch box; food truck; фүүд трак; event food; хурим найрын хоол; banquet; хүлээн авалтын хоол; school feeding; үдийн хоол хүргэх; event catering; хүнсний нийлүүлэлт кейтеринг; хайрцагтай хоол; outside catering; fyrshet; фуршет; кэтэринг; meal prep; буфет хоол; найрын хоол; ланч бокс; оффис хоол; хоол захиалга; caterer
related: cooking; restaurant-management; event-management

restaurant-management
en: restaurant management; cafe management; food and beverage management
mn: рестораны менежмент; ресторан ажиллуулах; кафе ажиллуулах; рестораны менежер; кофе шоп эрхлэх
also: зоогийн газар; кафены менежер; coffee shop owner; restaurant owner; паб; лаунж; cafe owner; menu engineering; food cost; dark kitchen; fine dining; buffet; QSR; зоогийн газрын менежмент; F&B management; food and beverage; floor manager; front of house; лоунж; фүүд корт; фаст фүүд; хоолны өртөг; буфетчин; буфет; menu costing
tag: serving
broader: hospitality
related: cooking; catering

barista
en: coffee making; barista
mn: кофе найруулах; бариста; кофе найруулагч; кофе чанах
also: latte art; specialty coffee; cupping; espresso; кофены мастер; La Marzocco; Nuova Simonelli; V60; AeroPress; cold brew; латте; капучино
related: bartending; restaurant-management

coffee-roasting
en: coffee roasting; coffee roaster; roastery
mn: кофе хуурах; кофе шарах
also: green beans; Probat; Giesen; green coffee
broader: beverage-production
related: barista

bartending
en: bartending and waiting tables; bartending; waiting tables; sommelier
mn: бар ба ширээний үйлчилгээ; бармен; зөөгч; коктейль найруулах; сомелье
also: waitress; bartender; бартендер; барменчин; үйлчлэгч зоогийн газар; bar management; баар ажиллуулах
tag: bar; бар; waiter
related: barista; hospitality

beverage-production
en: beverage production; brewing; distilling; bottled water
mn: ундаа үйлдвэрлэл; шар айраг исгэх; архи пиво үйлдвэр; ус савлах; спирт үйлдвэрлэл
also: brewery; craft beer; water bottling; шимийн архи; juice production; жүүс үйлдвэрлэл; vodka; kombucha; цай үйлдвэрлэл; tea production; cider making; mead making; carbonated drinks; арз; хорз; цэвэр ус үйлдвэрлэл; рашаан савлах; brewer
tag: цэвэр ус; juicing
broader: food-technology

# ---------------------------------------------------------------------------
# Mining, earth, energy, building
# ---------------------------------------------------------------------------

mining-engineering
en: mining engineering; mining operations; mine planning; mining engineer
mn: уурхайн үйл ажиллагаа; уурхайн төлөвлөлт; уулын инженер; уул уурхайн инженер
also: ил уурхай; underground mining; өрөмдлөг тэсэлгээ; тэсэлгээчин; уурхайчин; miner; нүүрсний уурхай; coal mining; gold mining; алтны уурхай; mine engineer; pit design; pit optimisation; haulage; mine dewatering; ore control; хүдрийн хяналт; drill and blast; longwall; haul trucks; далд уурхай; mine design; mine geotechnics; fleet dispatch; уулын ажил; offsider; jumbo operator; quarrying; чулуу олборлолт
tag: open pit; underground
related: geology; mineral-processing; occupational-safety

mineral-processing
en: mineral processing; ore beneficiation
mn: баяжуулалт; баяжуулах үйлдвэр; эрдэс боловсруулалт
also: баяжуулагч инженер; flotation; флотаци; coal washing; нүүрс баяжуулах; copper concentrate; зэсийн баяжмал; уусган баяжуулах; gold recovery; бутлалт; metallurgical testing; технологийн туршилт; crushing and screening; crushing; бутлах ангилах; эрдэс боловсруулах; бутлах ангилалт; баяжуулагч; mill operator; бутлуур; гравитац; heap leach; CIL; CIP plant; SAG mill; crushers; thickener; нуруулдан уусгах; бөмбөлөгт тээрэм; crushed stone; ore dressing; ball mill; leaching; electrowinning; rod mill; SX-EW; magnetic separation; jigs; шигшүүр; screens and feeders; belt splicing; gravity separation; Metso; FLSmidth; Outotec; Warman; нунтаглах; бутлах
tag: бутлах; ялгах; cyanide; zinc; цианид; цайр; хөнгөн цагаан; mineralogy; баяжуулах
related: mining-engineering; chemistry

geology
en: geology; mineral exploration; geologist; geophysics
mn: геологи; геологич; ашигт малтмалын хайгуул; геофизик
also: exploration drilling; хайгуулын өрөмдлөг; core logging; geochemistry; геохими; resource estimation; JORC; дээжлэлт; геологийн архив; geophysicist; mapping geologist; exploration geologist; NI 43-101; resource model; core shed; QAQC samples; geological mapping; петрографи; seismology; seismologist; газар хөдлөл судлал; Gocad; stratigraphy; кёрний бичилт; эрдэс судлал; хайгуулын ажил; чулуулаг судлал; нөөцийн тооцоолол; нөөцийн тооцоо; geological survey; mineral deposits; geological
tag: exploration; хайгуул; кёрн; эрдэс; sedimentology
related: mining-engineering

hydrogeology
en: hydrogeology; groundwater
mn: гидрогеологи; гидрогеологич; гүний ус
also: groundwater mapping; худгийн цэг тогтоох; худгийн цэг тогтоолт; well siting; hydrogeologist; underground water; газрын доорх ус
broader: geology
related: water-engineering; water-wells

geotechnical-engineering
en: geotechnical engineering; soil investigation; foundation engineering
mn: инженер геологи; хөрсний судалгаа барилга; геотехник; суурийн инженер
also: геотехникийн инженер; хөрсний судалгаа; site investigation; GeoStudio; Rocscience; Slide2; shotcrete; rock bolts; geotech
tag: piles
broader: civil-engineering
related: geology

oil-gas
en: oil and gas; petroleum engineering; fuel distribution
mn: газрын тос ба шатахуун; газрын тос; газрын тосны инженер; шатахуун түгээлт; шатахуун түгээх станц
also: ШТС; petrol station; LPG; шингэрүүлсэн хий; oil refinery; drilling engineer; хийн хангамж; gas pipeline; oil pipeline; Petrel software; reservoir modelling; well logging; downstream oil; coalbed methane; CBM; pipeline integrity; cathodic protection; pipeline inspection; дамжуулах хоолойн үзлэг; Petrel; LNG; CNG; toolpusher; roughneck; derrickman; workover; coiled tubing; reservoir engineering; fracking; цооногийн ажил; газ түгээх; gas filling
tag: oil; gas; petroleum; pipeline; upstream; цооног; газ
related: geology; mechanical-engineering

civil-engineering
en: civil engineering; civil engineer; building engineer
mn: барилгын инженерчлэл; барилгын инженер; иргэний барилга; барилга байгууламж; барилгын тооцоо
also: барилгын конструктор; төмөр бетон; hydraulic structures; construction engineer; барилгажилт; конструкторч; structural steel design; ган хийцийн тооцоо; зураг төслийн ажил; зураг төсөл боловсруулах; даацын тооцоо; load calculations; үйлдвэрийн барилга; industrial buildings; зураг төсөл боловсруулалт; барилгын инженерийн ажил; барилгын бүтээц; барилгын инженеринг; building engineering; ETABS; SAP2000; STAAD Pro; Civil 3D; Robot Structural Analysis; LIRA-SAPR; ЛИРА; MIDAS Civil; PLAXIS; structural analysis; InfraWorks; Bentley OpenRoads; precast; AAC blocks; road design; pavement design; culvert design; гидротехник; ИБИ; retaining walls; дэд бүтэц; infrastructure construction
tag: foundations; суурь
related: architecture; construction-management

architecture
en: architecture; architect; architectural design; building design
mn: архитектур; архитектор; барилгын архитектур; архитектурын зураг төсөл; зураг төслийн архитектор; архитектурын дизайн
also: Revit architecture; байшингийн зураг; эх загвар зураг; house plan; барилгын эскиз; working drawings; school spaces; орон зайн төлөвлөлт; зураг төслийн эксперт; architectural drawings; draughtsperson; draughtsman; барилгын зураач; draughting; Vectorworks; SketchUp Pro; Enscape renders; архитектурын программ; exterior design; facade design; барилгын гадна тал; экстерьер дизайн; site plans; барилгын зураг; хаусны зураг; эскиз зураг; author supervision; зохиогчийн хяналт; архитектурын товчоо; architecture studio; architecture bureau
tag: экстерьер; RIBA
related: civil-engineering; urban-planning

urban-planning
en: urban planning; city planning; land management; zoning
mn: хот төлөвлөлт; хот байгуулалт; хотын төлөвлөгч
also: гэр хорооллын дахин төлөвлөлт; газрын менежмент; urban design; cycling lanes; green spaces; ногоон байгууламж төлөвлөлт; public space design; parking planning; хот төлөвлөх; ногоон байгууламж төлөвлөх; traffic planner; transport planner; town planning; masterplans; placemaking; бүсчлэл; walkability; streetscape
related: architecture

construction-management
en: construction management; site management; construction supervision; building construction
mn: барилгын менежмент; барилга угсралт; барилгын ажил; талбайн инженер; барилгын удирдлага
also: site engineer; foreman; general contractor; ерөнхий гүйцэтгэгч; барилгын хяналт; техникийн хяналт; барилгын мастер; бригадын дарга; construction supervisor; барилга барих; барилгын компани; барилга угсрах; Bluebeam; Procore; PlanGrid; Aconex; байшин барих; building houses; house building; general contracting; turnkey construction; туслан гүйцэтгэгч; subcontracting; барилга угсралтын ажил; value engineering; constructability; punch list; EPCM
tag: snagging; CIOB; EIT
related: civil-engineering; cost-estimation; project-management
implies: site-supervision

cost-estimation
en: construction cost estimation; quantity surveying; bill of quantities; cost estimation
mn: барилгын төсөв зохиох; барилгын төсөв; төсөвчин; барилгын төсөвчин; төсөв зохиох
also: quantity surveyor; ажлын тоо хэмжээ; төсөвчин инженер; CostX; Candy estimating; BARBIL; БНбД; Унитөсөв; UniTusuv; Бартөсөв; Bartusuv; төсвийн инженер; cost engineer; сметчик; смет; cost estimating; construction estimating
broader: construction-management
related: budgeting; tendering

building-finishing
en: finishing works; renovation; home repair; painting and tiling
mn: засал чимэглэл; барилгын засал; орон сууцны засвар; заслын ажил
also: плита өрөх; tiler; барилгын будаг; будагчин; house painter; шавардлага; plastering; гипсэн хана; drywall; байрны засвар; засалчин; handyman; паркет; ламинат; flooring; гэрийн засвар; дотор засвар; оффисын засвар; fit-out; дотоод засал; апартмент засвар; parquet layer; parquet; wallpaper hanger; wallpapering; tile layer; plasterer; varnisher; паркетчин; хавтанчин; обойчин; обой наах; хавтан наах; шал тавих; floor laying; гипсэн хавтан; наливной шал; euro repair; евро засвар; дотор засал чимэглэл; дотор заслын ажил; painting and decorating; spray painter; gypsum; screed; suspended ceilings; wall panels; self-levelling floor; дүүжин тааз; шалны ажил; ханын ажил; дотор ханын хавтан; паркетан шал; wall finishing; хана засах; cladding; plasterboard; caulking; эмульс; гөлтгөнө; гипс; өрөгч; painting walls; skirting boards; замаск; замазк; шпаклёвк; шпаклевк; чигжээс; кафель; керамик плита; плита наах; tile setter; шавардах; цэцэрлэгийн засвар; сургуулийн засвар; оффисын засвар; барилгын их засвар; плиткачин; плитка наах; барилгын засвар; дотор засал
tag: tiling; plaster; будах; засал; decorating; тааз; плита; будаг; floors; шал; хана; обой; walls; wallpaper; putty; skirting; laminate; finishing; sanding; remodelling; tiles
related: construction-management; carpentry

masonry-concrete
en: masonry and concrete works; masonry; concrete works; bricklaying; formwork
mn: өрлөг ба бетон цутгалт; өрлөг; бетон цутгалт; өрөгчин; бетончин; арматурчин
also: bricklayer; тоосго өрөх; rebar; цемент; concrete plant; бетон зуурмаг; блок үйлдвэрлэл; чулуун хана; stone walls; суурь цутгах; хашмал; өрөг хийх; grouting; stucco; terrazzo; post-tensioning; slipform; concrete pouring; тоосго өрөлт; зуурмаг зуурах; монолит цутгалт
tag: цутгах; блок; арматур; элс; хайрга; өрөг; тоосго өрөг; цутгалт; зуурмаг; монолит
related: construction-management; building-materials

building-materials
en: building materials; cement production; construction material manufacturing
mn: барилгын материал; цементийн үйлдвэр; барилгын материалын худалдаа
also: хөөсөн хавтан; vacuum windows; вакум цонх; цонх үйлдвэрлэл; window manufacturing; шил цонх; хаалга цонх; sandwich panel; сэндвич хавтан; foam concrete blocks; aerated concrete; ган карказан; пеноблок; блок тоосго; хөөсөнцөр
tag: frame; foam; blocks; cork; карказ; хавтан; materials; millwork
broader: manufacturing
related: masonry-concrete; insulation

insulation
en: thermal insulation; building insulation; house insulation; building retrofit
mn: дулаалга; дулаан тусгаарлалт; байшин дулаалах; дулаалгын материал
also: ger insulation; гэр дулаалах; wool insulation; passive house; пассив байшин; дулаан алдагдал; straw bale house; хашаа байшин дулаалга; дулаалга хийх; damp proofing; чийг тусгаарлалт; rockwool; XPS; PIR panels; polystyrene; пенопласт; пенополиуретан; дулаалгачин
tag: EPS
related: energy-efficiency; construction-management

ger-making
en: ger making; yurt production; felt tent manufacturing
mn: монгол гэр үйлдвэрлэл; гэрийн мод; гэр урлал; гэр үйлдвэрлэл
also: yurt maker; гэр барих; уньт гэр; эсгий гэр; гэр хийх; ger building; тооно
tag: бүрээс; уяа
related: felt-making; carpentry

road-construction
en: road and bridge construction; road construction; bridge engineering; road engineer; paving
mn: зам ба гүүрийн барилга; зам барилга; зам гүүр; замын инженер
also: asphalt; асфальт; highway engineering; замын засвар; авто зам; road maintenance; зам тавих; зам засах; tunnel boring; tunnelling; туннель; road marking; road signs; замын тэмдэглэгээ; замын тэмдэг; bitumen; pavers; хучилт; weighbridges; авто жин; roadway
tag: тэмдэглэгээ
broader: civil-engineering
related: construction-management

heavy-equipment
en: heavy equipment operation; excavator operator; crane operator; heavy machinery
mn: хүнд машин механизм ажиллуулах; хүнд машин механизм; экскаваторчин; кранчин; хүнд машин механизмын оператор; бульдозерчин
also: ковш; loader; bulldozer; дамп; dump truck; автогрейдер; forklift; сэрээт ачигч; механизмын түрээс; Caterpillar; Hitachi excavators; Liebherr; Doosan; Volvo CE; XCMG; SANY; Shantui; LiuGong; Kobelco; Bobcat; dozer; telehandler; backhoe; skid steer; самосвал; автокран; өргүүр; манитоу; telescopic handler; motor grader; грейдер; дугуйт ачигч; хүнд даацын машин; белаз; бетон миксер; индүү машин; замын индүү; өрмийн машин; forklift licence; forklift driver; Комацу
tag: heavy equipment; хүнд техник; machinery; grader; миксер; каток; индүү; кран; экскаватор; манипулятор
related: mining-engineering; construction-management; mechanical-engineering

electrical-engineering
en: electrical engineering; electrician; electrical installation; power engineering
mn: цахилгааны инженерчлэл; цахилгааны инженер; цахилгаанчин; цахилгаан угсралт; цахилгаан хангамж; эрчим хүчний инженер
also: монтёр; wiring; цахилгааны монтаж; цахилгааны засвар; электрик; цахилгааны мэргэжилтэн; power lines; цахилгаан шугам угсрах; power transformers; цахилгааны аюулгүй ажиллагаа; цахилгаан шугам угсралт; EPLAN; AutoCAD Electrical; VFD; servo drives; электрик инженер; electrical panels; цахилгаан засах; electric engineer; цахилгааны зураг төсөл; electrical design; electrical equipment
tag: electrical; electricity; electrics; relays
related: renewable-energy; electronics
implies: electrical-installation

mechanical-engineering
en: mechanical engineering; mechanical design; mechanic; machine design
mn: механик инженерчлэл; механик инженер; механик; машин механизм; машин зохион бүтээлт
also: equipment maintenance; механикч; pump maintenance; pneumatics; thermodynamics; машины инженер; машин угсралт; техникийн засвар; pressure vessels; даралтат сав; turbines; fluid mechanics; hydrodynamics; gear design; шингэний механик; mechanical tolerancing
tag: gear; араа; motor; engines; tolerancing; combustion
related: manufacturing; machining

renewable-energy
en: renewable energy; clean energy; renewable energy engineer
mn: сэргээгдэх эрчим хүч; ногоон эрчим хүч; сэргээгдэх эрчим хүчний инженер; цэвэр эрчим хүч
also: hydrogen energy; tidal power; wave power; biomass; bioenergy; syngas; биомасс; gasifiers; biodiesel; нар салхины станц; hydropower; hydropower plants; усан цахилгаан станц; УЦС; geothermal; газрын гүний дулаан; heat pumps engineering; biomass energy; biofuel
tag: tidal; hydro
related: solar-energy; wind-energy; electrical-engineering

biogas
en: biogas; anaerobic digestion
mn: биогаз; био хийн байгууламж
broader: renewable-energy
related: waste-management

solar-energy
en: solar energy; solar panel installation; photovoltaics; solar PV
mn: нарны эрчим хүч; нарны панель; нарны цахилгаан станц; нарны станц; нарны зай
also: НЦС; нар цахилгаан; нарны коллектор; solar heating; нарны систем; solar engineer; solar energy engineer; solar panels; нарны инженер; нарны хавтан; PVsyst; HOMER Energy; RETScreen; solar inverters; инвертор суурилуулах; нарны инвертор; HelioScope; HOMER Pro; agrivoltaics; agrovoltaics; нарны эрчим; solar; PV; нарны панел; PV installer; нарны энерги
tag: инвертор
broader: renewable-energy
related: electrical-engineering

wind-energy
en: wind energy; wind farm; wind turbine
mn: салхины эрчим хүч; салхин парк; салхин сэнс; салхин цахилгаан станц
also: wind power; Салхит; wind turbine technician; wind resource assessment; wind measurements; anemometry; салхин турбин; салхин цахилгаан
tag: wind; салхи
broader: renewable-energy

power-plant-operations
en: power plant operations; thermal power plant; power generation
mn: цахилгаан станцын ашиглалт; цахилгаан станц; станцын оператор; эрчим хүчний үйлдвэрлэл
also: ДЦС; CHP; turbine operator; турбинч; power dispatch; эрчим хүчний диспетчер; дулаан цахилгааны станц; power station
tag: ДНС
related: electrical-engineering; heating-engineering

energy-efficiency
en: energy efficiency; energy audit; energy saving; energy auditor
mn: эрчим хүчний хэмнэлт; эрчим хүчний аудит; эрчим хүчний үр ашиг; эрчим хүчний аудитор; эрчим хүчний менежер
also: ISO 50001; energy management; энержи аудит; thermal imaging audit; дулааны зураглал; green building; ногоон барилга; LEED; EDGE certificate; битүүмжлэл; building envelope; energy modelling; RETScreen Expert; EnergyPlus; DesignBuilder; eQUEST; BREEAM; EDGE certification; blower door; PHPP; тепловизор; TRNSYS; IES VE; thermal camera survey; энергийн аудит; энергийн аудитор
tag: thermal imaging; efficiency
related: insulation; heating-engineering; renewable-energy; electrical-engineering

heating-engineering
en: heating engineering; district heating; heating systems; greenhouse heating
mn: дулаан хангамж; дулааны инженер; халаалтын систем; зуухны инженер; хүлэмжийн халаалт
also: уурын зуух; boiler; цахилгаан халаагуур; electric heating; халаагуур; гэр хорооллын халаалт; сайжруулсан зуух; дулааны шугам; радиатор; шалны халаалт; яндан; дулааны тооцоо; дулааны станц; цахилгаан дулаан; Viessmann; Buderus; Grundfos; Wilo; Bosch boilers; Navien; Kiturami; Rinnai; heat exchangers heating; Baxi; зуух угсралт; heating fitter; fit heating; install heating; халаалт тавих; халаалт угсрах; халаалт засах; underfloor heating; халуун шал; pellet boiler; boiler room; boiler house; heat pipeline; heat main; heating main
tag: heating; heat; дулаан; бойлер; халаалт
related: hvac; energy-efficiency; plumbing

heat-pumps
en: heat pumps; geothermal heating
mn: дулааны насос; газрын дулаанаар халаах
also: heat pump installation; ground source heat
broader: heating-engineering
related: energy-efficiency; hvac

boiler-operation
en: boiler operation; stoking
mn: зуух ажиллуулах; зуухчин; галч
also: кочегар; котелчин
broader: heating-engineering

hvac
en: HVAC; ventilation; air conditioning; refrigeration
mn: халаалт агаар сэлгэлт; агааржуулалт; агаар сэлгэлт; хөргөлтийн систем; кондиционер суурилуулах
also: HVAC engineer; ХАС; эйркон; cooling systems; хөргөгчийн засвар; салхивч; хөргөлтийн инженер; халаалт агааржуулалт; air conditioning mechanic; refrigeration mechanic; эйр кондишн суурилуулах; ХАА систем; chillers; кондиционер; Daikin; Mitsubishi Electric; ductwork; хөргөлт; VRF; fan coil; split system; сплит; humidifiers; dehumidifiers; Trane; Danfoss; агаар сэлгэх; AC repair
tag: хөргүүр; ASHRAE; cooling
related: heating-engineering; mechanical-engineering

plumbing
en: plumbing; sanitary engineering; plumber; pipe fitting
mn: сантехник; сантехникийн инженер; сантехникч; шугам хоолой; ус дулаан
also: слесарь; канализаци; бохирын шугам; ариун цэврийн хэрэгсэл; pipe laying; хоолой угсралт; шугам угсралт; ус суваг; хоолой угсрах; шугам угсрах; water pipeline; инженерийн шугам сүлжээ; гадна шугам сүлжээ; дотор шугам сүлжээ; цэвэр бохир ус; pipefitting; water heater installation; pipes and fittings; гоожилт засах; ванн; душ; boiler installation; sanitary installation; паар солих; унитаз солих; халаалтын угсралт; радиатор угсрах; шугам засах; septic tanks; бохир соруулах; unclogging drains; шугам сүлжээ угсралт; pipeline construction; pressure testing; pressure test; даралтын туршилт
tag: pipes; хоолой; хаалт; паар; sanitary
related: heating-engineering; water-engineering

elevator-maintenance
en: elevator installation and maintenance; lift technician
mn: лифт суурилуулах ба засах; лифт суурилуулалт; лифтний засвар; лифтний механик
also: elevators; лифтчин; лифт засах; цахилгаан шат; лифт суурилуулах; escalators; elevator technician; автомат хаалга; automatic doors
tag: лифт; lifts
broader: equipment-maintenance
related: electrical-engineering; facility-management

fire-safety
en: fire safety; fire protection; fire alarm systems; firefighting
mn: галын аюулгүй байдал; гал дохиолол; галын хамгаалалт; гал унтраах
also: fire inspector; галын хор; firefighter; fire brigade; fire extinguishers; гал сөнөөх; fire fighting; гал команд; галын алба; fire alarm; усан гал унтраагуур; sprinkler; спринклер; гал унтраах систем; галын систем
tag: extinguishers; гал
related: occupational-safety; security-services; emergency-management

water-engineering
en: water engineering; water supply; wastewater treatment
mn: ус хангамж; усны инженер; бохир ус цэвэрлэх; ус цэвэршүүлэх
also: water treatment; WASH; гидро инженер; цэвэрлэх байгууламж; water filter; ус шүүгч; rainwater harvesting; борооны ус цуглуулах; water points; sanitation projects; EPANET; WaterGEMS; dewatering; culverts; drainage; ус зайлуулах; stormwater; wastewater; desalination; ус давсгүйжүүлэх; leak detection; chlorination; biofilters; гоожилт илрүүлэх; sewer lines; dredging; spillway; weirs; embankment; levees; сувгийн ажил; ус сувгийн инженер; reverse osmosis; water softening
tag: water; canals; filtration
related: environmental-management; plumbing; civil-engineering

# ---------------------------------------------------------------------------
# Environment
# ---------------------------------------------------------------------------

environmental-management
en: environmental management; environmental impact assessment; environmental engineering; environmental specialist
mn: байгаль орчны менежмент; байгаль орчны нөлөөллийн үнэлгээ; байгаль орчны мэргэжилтэн; байгаль орчны инженер; байгаль орчин хамгаалах
also: EIA; БОННУ; БОНБНҮ; ISO 14001; environmental monitoring; орчны хяналт шинжилгээ; нөхөн сэргээлт; mine rehabilitation; land reclamation; sustainability manager; environment officer; тогтвортой хөгжил; sustainable development; environmentalist; БОНБҮ; байгаль орчны үнэлгээ; байгаль орчинд нөлөөлөх байдлын үнэлгээ; БОМТ; ESIA; рекультиваци; nature conservation; байгаль хамгаалал; ecosystem restoration; environmental audit; байгаль орчны аудит; SimaPro; openLCA; AERMOD; air dispersion modelling; environmental footprint; орчны шинжилгээ; байгаль орчны шинжилгээ; soil remediation; экологийн аудит
tag: environmental; environment; байгаль; LCA; remediation; abatement
related: environmental-law; waste-management; climate-change

climate-change
en: climate change; carbon accounting; climate adaptation; greenhouse gas inventory
mn: уур амьсгалын өөрчлөлт; хүлэмжийн хийн тооцоо; карбон тооцоо; уур амьсгалын дасан зохицол
also: carbon footprint; нүүрстөрөгчийн ул мөр; GHG; net zero; декарбонжуулалт; glaciers; permafrost; мөсөн гол
tag: climate; климат; уур амьсгал
broader: environmental-management
related: carbon-finance; renewable-energy

air-quality
en: air quality; air pollution; air purification
mn: агаарын чанар; агаарын бохирдол; утаа; агаарын чанарын хяналт
also: smog; PM2.5; air filter; агаарын чанарын мэдрэгч; агаар шүүгч; шахмал түлш
tag: air; агаар
broader: environmental-management
related: heating-engineering; public-health

waste-management
en: waste management; recycling; waste collection; circular economy
mn: хог хаягдлын менежмент; дахин боловсруулалт; хог хаягдал; хог ангилах; хаягдал дахин боловсруулах; хог тээвэр
also: plastic recycling; дахин боловсруулах; e-waste; цахим хаягдал; landfill; хогийн цэг; зэрлэг хог; zero waste; тог шил лааз; хоёрдогч түүхий эд; scrap metal; хаягдал төмөр; upcycling; waste trucks; хуванцар дахин боловсруулалт; waste tracking; pyrolysis plant; waste-to-energy; дугуй боловсруулах; хуванцар хураах; хуванцар цуглуулах; PET recycling; PET bottles; used oil; хог ачилт; glass recycling
tag: waste; garbage; pyrolysis
related: environmental-management; logistics-management

hazardous-waste
en: hazardous and medical waste; hazardous waste; medical waste
mn: аюултай ба эмнэлгийн хаягдал; аюултай хаягдал; эмнэлгийн хаягдал
also: Basel convention; incineration; autoclaving; chemical waste
tag: autoclave
broader: waste-management
related: environmental-management

meteorology
en: meteorology; weather forecasting
mn: цаг уур; цаг уурч; цаг агаарын урьдчилсан мэдээ
also: meteorologist; dzud early warning; зудын эрсдэл; зудын анхааруулга; weather station; early action; эрт сэрэмжлүүлэг; WRF; GrADS; ECMWF; synoptic charts; climatology; oceanography; agrometeorology; radiosondes; синоптик; hydrometeorology; glaciology; glaciologist; цаг агаарын өгөгдөл; weather data
related: climate-change; emergency-management

emergency-management
en: emergency management; disaster response; rescue services; disaster risk
mn: онцгой байдлын удирдлага; онцгой байдал; гамшгаас хамгаалах; аврагч; гамшгийн менежмент; гамшгийн эрсдэл
also: ОБЕГ; humanitarian response; хүмүүнлэгийн тусламж; civil protection; incident command; emergency preparedness; дзуд; crisis exercises; tabletop exercises; emergency drills
tag: preparedness; NEMA
related: fire-safety; ngo-management; occupational-safety

# ---------------------------------------------------------------------------
# Manufacturing and quality
# ---------------------------------------------------------------------------

manufacturing
en: manufacturing; production management; factory management; plant manager; contract manufacturing
mn: үйлдвэрлэл; үйлдвэрийн менежер; үйлдвэр ажиллуулах
also: production planning; үйлдвэрлэлийн төлөвлөлт; assembly line; угсралтын шугам; цехийн дарга; factory setup; үйлдвэрийн технологич; mass production; production line; цехийн мастер; гэрээт үйлдвэрлэл; үйлдвэрлэлийн менежер; wholesale production; small-scale production; угсрах шугам; үйлдвэрлэлийн шугам; batch production; ODM; OEM
tag: фабрик; цех; factory; үйлдвэр; molding; moulding; pressing
related: quality-management; supply-chain; mechanical-engineering

quality-management
en: quality management; quality control; quality assurance in production; quality manager
mn: чанарын удирдлага; чанарын менежер; чанарын хяналт; чанарын менежмент; чанарын инженер; чанар шалгалтын инженер
also: quality inspector; TQM; чанарын баталгаажуулалт; чанарын мэргэжилтэн; product inspection; ОТК; чанар шалгагч; QMS; statistical process control; quality inspection; AQL inspection; incoming inspection; product grader; quality grader; quality assurance; QC inspector; QA/QC; inspection plans; quality audits; Minitab SPC; SPC; control plans; APQP; PPAP; MSA; 8D; ISO audits; corrective and preventive action; root cause analysis in quality; fishbone; Ishikawa; AQL; golden sample; DFMEA; PFMEA; Cpk; AS9100; чанарын аудит
tag: quality; чанар; inspection; QC; quality checks; чанар шалгах; CAPA; IATF; FAI; CoA; CoC; ITP; DIN
related: quality-standards; manufacturing; laboratory-testing

quality-standards
en: ISO standards; ISO 9001; standardisation; management system certification
mn: ISO стандарт; ISO 9001; стандартчилал; стандарт нэвтрүүлэх; ISO нэвтрүүлэлт
also: ISO consultant; ISO auditor; MNS; ISO certification; ИСО; ISO 27001 хэрэгжүүлэлт; стандарт боловсруулах; үндэсний стандарт; стандарт хэмжил; MNS standards; ISO 9001 implementation; management systems; ISO нэвтрүүлэх
tag: IRCA
broader: quality-management
related: export-certification; compliance; internal-audit

equipment-maintenance
en: industrial maintenance; preventive maintenance; equipment repair; reliability engineering
mn: тоног төхөөрөмжийн засвар үйлчилгээ; урьдчилан сэргийлэх засвар; засварын инженер; тоног төхөөрөмжийн механик
also: maintenance planning; predictive maintenance; equipment installation; maintenance engineering; machine maintenance; machinery repair; condition monitoring; plant maintenance; conveyor repair; boiler repair; welding repair; их засвар; bearings; gearboxes; conveyor; конвейер; thermography; oil analysis; lubrication; valves; CMMS; tribology; тосолгоо; machine alignment; Maximo; EAM; техникийн үйлчилгээ; equipment diagnostics; техникийн оношилгоо
tag: overhaul; O&M; RBI
broader: mechanical-engineering; repair-maintenance
related: manufacturing; electrical-engineering

machining
en: machining; lathe work; metalworking; toolmaking
mn: металл боловсруулалт (токарь ба фрезер); токарь; металл боловсруулалт; металл эдлэл; фрезерчин; токарьчин
also: milling; lathe operator; press tool; хэвний үйлдвэрлэл; mold making; sheet metal; металл боловсруулах; фрезер; grinding machines; surface grinding; honing; зүлгүүрдэх; нугалах пресс; штамп хийх; turner; плазм зүсэлт; шлифовк; төмөр боловсруулалт; сэлбэг үйлдвэрлэл; токарчин; GibbsCAM; Delcam; 5-axis mill; precision engineering
tag: зүлгэх; grinding; зүсэгч; фрез; deburring
related: welding; mechanical-engineering

welding
en: welding; welder; steel structure fabrication; blacksmithing
mn: гагнуур; гагнуурчин; металл хийцийн угсралт
also: TIG; steel fabrication; төмөр дархан; ган хийц; blacksmith; welder certificate; гагнуурчны үнэмлэх; sheet metal worker; CSWIP; brazing; Lincoln Electric; boilermaker; ESAB; шугам хоолойн гагнуур; AWS D1.1
tag: гагнах; MIG; 6G; аргон; CWI
related: machining; construction-management

plastics-production
en: plastics production; injection moulding
mn: хуванцар үйлдвэрлэл; хуванцар эдлэл; цутгамал хуванцар
also: injection molding; plastic bags; гялгар уут; blow moulding; plastic products machine; extrusion; preform; thermoforming; vacuum forming; rotational moulding; polyurethane; silicone; силикон; HDPE; PVC; полиэтилен; extruder; экструдер; polyethylene; polypropylene; LDPE; PE film; plastic injection; masterbatch; blown film; stretch film; shrink wrap; гялгар хальс; PET preform; plastic film; plastics moulding
tag: PE; plastics; granulation; PP
broader: manufacturing
related: packaging; waste-management

rubber-production
en: rubber production; rubber products
mn: резин үйлдвэрлэл; резин эдлэл
tag: резин; rubber
broader: manufacturing
related: plastics-production

fibreglass-composites
en: fibreglass and composites; fibreglass
mn: нийлэг шил ба композит; нийлэг шил; композит материал
also: FRP; gelcoat; vacuum infusion; фиброгласс
broader: manufacturing
related: plastics-production; sculpture

packaging
en: packaging; box making; eco packaging
mn: сав баглаа боодол; савлагаа; баглаа боодол үйлдвэрлэл; хайрцаг үйлдвэрлэл; эко савлагаа
also: баглаа боодол; paper bags; цаасан уут; савлах; сав баглаа; cardboard; картон хайрцаг; labelling machine; савлалт
tag: wrapping; баглаа
related: food-labelling; graphic-design

cosmetics-production
en: cosmetics production; perfumery
mn: гоо сайхны бүтээгдэхүүн үйлдвэрлэл; гоо сайхны бүтээгдэхүүн; саван үйлдвэрлэл; арьс арчилгааны бүтээгдэхүүн; косметик
also: natural cosmetics; байгалийн гаралтай гоо сайхны бүтээгдэхүүн; гар саван; skincare; cosmetic chemist; perfume; үнэртэн; лаа урлал; herbal cosmetics; beeswax products; sunscreen; deodorants; нүүрний крем; гоо сайхны крем; уруулын балм; perfume making; үнэртэн найруулах; essential oils; эфирийн тос
tag: balm; крем; балм; маск
related: chemistry; manufacturing; beauty-services

household-chemicals
en: household chemicals; detergents; paint production
mn: ахуйн хими; цэвэрлэгээний бодис үйлдвэрлэл; будаг үйлдвэрлэл
also: угаалгын нунтаг; ариутгалын бодис; disinfectant
broader: manufacturing
related: chemistry; cosmetics-production

paper-production
en: paper production; stationery; notebook making
mn: цаасны үйлдвэрлэл; бичиг хэрэг үйлдвэрлэл; дэвтэр үйлдвэрлэл
also: hygiene paper; tissue paper; живх үйлдвэрлэл; planner notebooks; pulp and paper; tissue production
broader: manufacturing

# ---------------------------------------------------------------------------
# Wool, cashmere, textiles, crafts
# ---------------------------------------------------------------------------

textile-production
en: textile production; weaving; textile technology
mn: нэхмэл үйлдвэрлэл; нэхмэл; хөнгөн үйлдвэр
also: textile engineer; ээрэх; сүлжих; хивсний үйлдвэр; нэхмэлчин; нэхээсэн эдлэл; утас ээрэлт; spinning machine; weaver; ээрмэл; fabrics; fabric; даавуу үйлдвэрлэл; denim; jacquard; carding; самнах; weft
tag: spinning; даавуу; утас; нэхэх
related: cashmere-processing; sewing; manufacturing

cashmere-processing
en: cashmere processing; cashmere
mn: ноолуур боловсруулалт; ноолуур; ноолууран бүтээгдэхүүн; ноолууран эдлэл
also: ноолуурч; кашмир; yak down; сарлагийн хөөвөр; sustainable cashmere; down sorting; ноолуурын технологи; cashmere technology
tag: combing; dehairing
broader: textile-production
related: wool-processing; agri-trading; fashion-design

wool-processing
en: wool processing; sheep wool; camel wool; wool scouring
mn: ноос боловсруулалт; ноосны үйлдвэрлэл; хонины ноос; тэмээний ноос; ноосон эдлэл
also: ноос угаах; wool yarn; ноосон утас; ноос бэлтгэл; ноосон хөнжил; yak wool; ноосон бүтээгдэхүүн; wool grading; wool washing; ноос ангилах; хонь хяргах; sheep shearing; ноос боловсруулах; worsted; lanolin; merino; alpaca; mohair; angora; хялгас; fibre sorting
tag: scouring
broader: textile-production
related: felt-making; cashmere-processing

felt-making
en: felt making; felt products; felt craft; felting
mn: эсгий урлал; эсгий; эсгий бүтээгдэхүүн
also: felt slippers; эсгий урлаач; felt artist; эсгий гар урлал; эсгий таавчиг; эсгийчин; felt carpets; felt bags; felt rugs
tag: felt
related: wool-processing; ger-making

sewing
en: sewing; tailoring; seamstress
mn: оёдол; оёдолчин; хувцас оёх
also: tailor; хувцас оёулах; оёдлын цех; custom clothing; захиалгат хувцас; хувцас засвар; curtains; оёх эсгэх; sewing machine operator; dressmaker; alterations; clothing repair; хөшиг оёх; тохирууллага; visible mending; swimwear; zips and buttons; bridal wear; tuxedo; zippers; pleating; tarpaulins; pillows; даашинз засвар; даашинз засах
tag: оёх; textiles sewing; buttons; flags; costuming; cutting; darning; stitching; mending; taping
related: fashion-design; textile-production; embroidery

workwear-sewing
en: workwear and uniform making; uniforms; workwear
mn: ажлын хувцас ба дүрэмт хувцас оёх; ажлын хувцас; дүрэмт хувцас
also: сургуулийн дүрэмт хувцас; аюулгүй ажиллагааны хувцас; medical scrubs
broader: sewing
related: textile-production

embroidery
en: embroidery and needlework; embroidery; needlework
mn: хатгамал ба гар сүлжмэл; хатгамал; хатгамалчин; зээгт наамал; гар сүлжмэл; дэгээ сүлжмэл
also: logo embroidery; лого хатгамал; хатгамал лого; зээгт наамалчин; гар сүлжих; quilting; patchwork; cross-stitch; хатгамал хатгах; sequins; punch needle; шигтгэмэл; fringe making; машин хатгамал
tag: хатгах
related: sewing

fashion-design
en: fashion design; fashion designer; clothing design; apparel design
mn: хувцасны дизайн; хувцас загвар; хувцас загвар зохион бүтээгч; моод дизайн; загварын дизайн; моод дизайнер
also: модель зохион бүтээгч; fashion brand; хувцасны брэнд; clothing brand; fashion show; загварын шоу; deel design; дээл загвар; collection design; хувцасны дизайнер; style consulting; streetwear; knit collection; хувцас загварчлал; haute couture; moodboards; costume design; хувцас зураач; загвар хийц
broader: design
related: sewing; textile-production; branding

traditional-costume
en: traditional Mongolian costume; national clothing
mn: дээл ба үндэсний хувцас урлах; монгол дээл; үндэсний хувцас; дээл оёх; монгол хувцас урлал; дээл урлаач
also: deel; deel tailor; монгол гутал; малгай урлал; тайзны хувцас; stage costume; hatter; малгай урлах; deel making; оёмол; ширмэл; хүрэм; тэрлэг; зангиа товч; дээлчин; лоовууз; шивээ товч; үндэсний гутал; гутал үндэсний; button knotting; traditional costume; theatre costumes
broader: sewing
related: fashion-design; cultural-heritage

jewellery
en: jewellery making; jewelry design
mn: үнэт эдлэлийн урлал; үнэт эдлэл; алт мөнгөний дархан; мөнгөн эдлэл; мөнгөн урлал; гоёл чимэглэл урлал
also: jeweler; аяга бөгж дархан; урлалын дархан; gemstones; үнэт чулуу; мөнгөн аяга; enamel; engraving; silver casting; медаль урлах; engraver; хээ сийлбэр; stone setting; jewellery casting; чулуу суулгах; gem cutting; gemstone setting; эрдэнийн чулуу зүсэх; зүүлт хийх; filigree; cloisonné; rhodium plating; hallmarking; GIA; алтан урлал; ювелир; silversmithing; goldsmithing
tag: gemmology; gemology; engraving jewellery; зүүмэл; гоёл; rings; enamelling
related: fashion-design

furniture-making
en: furniture making; upholstery; furniture production
mn: тавилга үйлдвэрлэл; тавилга; зөөлөн эдлэл
also: kitchen furniture; гал тогооны тавилга; тавилгачин; буйдан хийх; custom furniture; захиалгат тавилга; мебель; sofa making; оффисын тавилга; furniture assembly; тавилга хийх; Базис-Мебельщик; bCAD; CutList; Cabinet Vision; Polyboard; CNC router; хавтан зүсэлт; ирмэг наах; edge banding; LDSP; MDF; МДФ; cabinet making; бүрээслэх; French polish; French polishing; kitchen fitters
related: carpentry; manufacturing

carpentry
en: carpentry; woodworking; joinery; carpenter
mn: мужааны ажил; мужаан; модон эдлэл; мод урлал; модчин
also: wood craft; мод засал; модон урлал; woodwork; CNC мод; модон хийц; woodturning; marquetry; joiner; wooden stairs; шат хийх; boat building; decking; terrace building; model making; wooden cabinets; модоор хийх
tag: wood; мод; cabinets; bandsaw; planing
related: furniture-making; wood-processing; building-finishing

wood-processing
en: wood processing; timber; sawmill
mn: мод боловсруулалт; модны үйлдвэр; мод бэлтгэл; модон материал
also: timber trade; хавтан банз; plywood; wood pellets; мод бэлтгэх; мод зүсэх; timber drying; мод хатаах; мод боловсруулах; wood treater; woodworking machine operator; veneer; хөрөө рам
related: forestry; carpentry

ceramics
en: ceramics and glass; ceramics; pottery; glass making
mn: керамик ба шилэн эдлэл; керамик; вааран эдлэл; шавар урлал; шилэн эдлэл; ваарчин
also: potter; stained glass; витраж; ceramic tiles; шаазан; porcelain; glass blowing; эпокси урлал; resin art; kiln firing; шавар эдлэл; шавар шатаах зуух; керамикчин; glassmaking; kiln; raku; slip casting; пүүш; зуух шатаах; lampworking; neon bending; wheel throwing
tag: glazes
related: furniture-making

# ---------------------------------------------------------------------------
# Cars, transport, logistics
# ---------------------------------------------------------------------------

car-repair
en: car repair; auto mechanic; vehicle maintenance; auto service
mn: авто засвар; автомашины засвар; авто засварчин; авто механик; машин механик; машин засах
also: car diagnostics; авто оношилгоо; auto electrician; авто цахилгаанчин; дугуй засвар; tyre service; моторчин; хөдөлгүүрийн засвар; body repair; авто будаг; тос солих; auto parts; авто сэлбэг; сэлбэг худалдаа; hybrid battery repair; машины сэлбэг; tyres; wheel alignment; автын дугуй; хөдөлгүүр угсралт; gearbox repair; хурдны хайрцаг; car painting; автомашины будаг; оношилгоо авто; Launch X431; Autel; ECU remapping; chip tuning; чип тюнинг; Toyota Techstream; Bosch diagnostics; panel beating; auto body repair; кузов; engine diagnostics; engine repair; хөдөлгүүрийн оношилгоо; windscreen repair; tyre retreading; brakes; тормоз; хроп; явах эд анги; amortisers; амортизатор; шруз; газ тавилт; carburettor; форсунк; retreading; torque wrenches; dynamometer; Bosch KTS; oil change; тоормос засвар; тоормосны наклад; радиатор засвар; тэнхлэг тохируулга; жийргэвч солих; мотор засвар; хайбрид засвар; Приус засвар; auto electrics; хайрцагны засвар; windscreens; автозасварчин
tag: дугуй; мотор; хөдөлгүүр; tires; suspension; headlights; тоормос; жийргэвч
broader: repair-maintenance
related: mechanical-engineering; electric-vehicles; auto-sales

car-wash-detailing
en: car wash and detailing; car wash; car detailing; auto detailing
mn: авто угаалга; машин угаалга; авто дэтэйлинг
also: ceramic coating; өнгөлгөө; дотор цэвэрлэгээ машин; car wrapping; paint protection film; window tinting; car polishing; тонировк; тонировка; цонх харлуулах; цонх хар наалт; нано бүрээс; керамик бүрээс; полировк; салоны угаалга; машин угаах
tag: polishing; detailing; tinting
related: car-repair; cleaning-services

electric-vehicles
en: electric vehicles; e-scooters; e-mobility; charging stations
mn: цахилгаан автомашин; цахилгаан машин; цахилгаан скүүтер; цэнэглэх станц
also: EV charging station; цахилгаан цэнэглэх станц; electric bike; цахилгаан дугуй; EV conversion; скүүтер түрээс; OCPP; EV charging; EV charger; цахилгаан машин цэнэглэгч; цэнэглэгч станц; charging systems; цэнэглэгч суурилуулах; электрик машин
related: car-repair; electrical-engineering; transport-operations

transport-operations
en: transport operations; transport management; fleet management; transport planning
mn: тээврийн үйл ажиллагаа; тээврийн менежер; авто парк удирдлага; тээвэр зохион байгуулалт; тээврийн инженер
also: унаа парк; авто тээвэр; авто баазын менежер; traffic engineering; хөдөлгөөний зохион байгуулалт; зогсоолын менежмент; parking management; тээврийн менежмент; tachograph
tag: fleet
broader: operations
related: logistics-management; trucking-dispatch; professional-driving

passenger-transport
en: passenger transport; public transport; bus operations
mn: зорчигч тээвэр; нийтийн тээвэр; автобусны үйлчилгээ
also: автобус; school transport; school bus; сургуулийн автобус; shuttle service; shuttle buses; passenger shuttles
tag: shuttle
broader: transport-operations

logistics-management
en: logistics management; logistics; logistics manager; logistician
mn: ложистик; логистик; логистикийн менежер; логистикч
also: 3PL; тээвэр логистикийн менежер; ложистикийн менежер; ложистикч; freight planning; тээвэр логистик; reverse logistics; 4PL; supply logistics; distribution logistics; тээврийн төлөвлөлт; CMILT
tag: provisioning
broader: supply-chain
related: freight-forwarding; warehousing; delivery-operations

trucking-dispatch
en: trucking and haulage; trucking; load planning
mn: ачаа тээвэр; ачаа тээвэр зохион байгуулах; ачаа тээвэрлэлт; ачаа зохион байгуулагч
also: load board; owner operator; freight broker; портер тээвэр; нүүлгэлт; moving service; нүүлгэх үйлчилгээ; ачаа тээвэрлэх; ATI.su; McLeod; Samsara ELD; ELD; Truckstop; tankers; weigh station; чирэгч; drayage; нүүрс тээвэр; мебель зөөвөрлөлт; зөөвөрлөлт
tag: moving; hauling
broader: transport-operations; dispatch-coordination
related: logistics-management; professional-driving

freight-forwarding
en: freight forwarding; international freight; cargo; shipping; forwarder
mn: тээвэр зуучлал; олон улсын тээвэр; карго; тээвэр зуучийн мэргэжилтэн; ачаа зуучлал
also: контейнер тээвэр; чингэлэг тээвэр; ачаа авчрах; чингэлэг авчрах; бараа авчрах; сав чингэлэг; air cargo; агаарын ачаа; транзит тээвэр; transit transport; sea freight; далайн тээвэр; Тяньжин боомт; хилийн тээвэр; тээвэр зууч; тээвэр зуучийн менежер; freight handler; multimodal transport; FTL; LTL; LCL; FCL; CMR; COTIF; SMGS; СМГС; demurrage; TIR carnet; transit cargo; дамжин өнгөрөх ачаа; шаттлан тээвэр; stevedore; stevedoring; chartering; kargo; air freight; ачаа зууч; NVOCC; break bulk; flexitanks; ship brokerage; карго зуучлал
tag: зууч; freight
related: customs; logistics-management; export-import

warehousing
en: warehousing; warehouse management; warehouse operations; storekeeper
mn: агуулахын аж ахуй; агуулахын менежер; агуулахын удирдлага; няравын ажил; агуулахын ажилтан
also: агуулахын нярав; агуулах түрээс; ачигч; fulfilment centre; fulfillment center; барааны агуулах; warehouse worker; container loading; чингэлэг ачих; warehouse layout; stock clerk; inventory clerk; hand packer; ачаа ачих; picking and packing; loader work; cross-docking; RMA; yard management; SKU management; 3PL warehouse; fulfilment; бараа хүлээлгэн өгөх; container unloading; unloading; буулгах ачих; palletising; тавиуржуулалт; агуулах хариуцах; агуулах түрээслэх; бараа хадгалах
tag: storage; хадгалалт; агуулах
related: inventory-management; logistics-management

cold-chain
en: cold chain; refrigerated transport; cold storage
mn: хүйтэн хэлхээ ба хөргүүртэй тээвэр; хүйтэн сүлжээ; хөргүүртэй тээвэр; хүйтэн агуулах; хөлдөөгчтэй агуулах; зоорийн агуулах
also: reefer truck; хүйтэн хэлхээ; хөргөлтийн горим; reefer; refrigerated truck; хөргүүртэй машин; хүйтэн гинж
broader: logistics-management
related: food-safety; warehousing; hvac

delivery-operations
en: delivery operations; courier service; food delivery
mn: хүргэлт; хүргэлтийн ажилтан
also: courier; last-mile; хоол хүргэлт; delivery driver; курьер; хүргэгч; мотоцикл хүргэлт; postal service; parcel lockers; орон нутгийн унаанд ачаа; унаанд тавих; хоол хүргэх; бараа хүргэх; шуурхай хүргэлт; parcel registration; илгээмж хүргэх; COD; cash on delivery; бэлнээр төлөх хүргэлт; мөнгө хүлээн авах хүргэлт; pickup points; хүргэлтийн цэг; scooter delivery; same-day delivery; milk run; lunch delivery; home delivery
tag: delivery
broader: logistics-management
related: e-commerce-operations; professional-driving

professional-driving
en: professional driving; truck driver; chauffeur
mn: мэргэжлийн жолоодлого; жолооч; ачааны машины жолооч; мэргэшсэн жолооч; такси жолооч; автобусны жолооч
also: CDL; truck owner; D ангилал; E ангилал; taxi driver; жолоо барих; жолооны ажил; truck driving; такси үйлчилгээ; дуудлагын жолооч; defensive driving; машин жолоодох; машин барих; motorcycle driver; tram driver; том оврын жолооч; С ангиллын жолооч; D licence; bus driver; B ангилал; personal driver; С ангилал; Д ангилал; Е ангилал; жолооны ангилал; жолооны эрх; class C licence; driving licence; driver's licence; B licence; жолооны үнэмлэх; C ангилал; van driver; CE licence; truck licence; HGV; LKW; Führerschein; drive a minibus; drive a Sprinter; спринтер барих; микробус барих; автобус барих
tag: driving; жолоодох; driver; жолоо
related: transport-operations; delivery-operations

aviation
en: aviation; aircraft maintenance; airline operations; flight operations
mn: иргэний нисэх; нисгэгч; агаарын тээвэр; онгоцны инженер
also: cabin crew; нислэгийн үйлчлэгч; airport operations; онгоцны буудал; air traffic control; нислэгийн удирдагч; airline ticketing; helicopter; нисэхийн инженер; flight attendant; онгоцны үйлчлэгч; стюардесс; агаарын хөлгийн инженер; aircraft mechanic; flight dispatcher; pilot licence; авиа компани; CPL; ATPL; агаарын хөлөг; кабины үйлчлэгч; нисэхийн техникч; EASA Part 66; PPL; sailplanes; aircraft; агаарын бөмбөлөг; glider pilot; нисэх онгоцны засвар; нислэгийн инженер
tag: pilot; хөөргөх; gliding
related: transport-operations

seafaring
en: seafaring; seafarer; ship crew; ship's officer
mn: усан онгоцны ажил; далайчин
also: bosun; pilotage; bunkering; STCW; ship's engineer; deckhand; хөлөг онгоц; boat handling; усан онгоцны ажилтан; marine engineering; boating; sailing; ferry operation
tag: mooring; ships; boats; docks; усан онгоц
broader: transport-operations

railways
en: railways; rail transport
mn: төмөр зам; төмөр замын инженер; вагон
also: УБТЗ; зүтгүүр; машинист; train operations; галт тэрэг; rail freight; галт тэрэгний машинист; locomotive driver; railway switch operator; train driver; зүтгүүрийн машинист; railway engineer; track maintenance; railway signalling; rail signalling; төмөр замын дохиолол; locomotive; локомотив; shunting; permanent way; өртөөчин; train dispatching
tag: signalling; turnout; wagons
related: transport-operations; freight-forwarding

# ---------------------------------------------------------------------------
# Tourism, hotels, sport
# ---------------------------------------------------------------------------

tourism-operations
en: tourism operations; tour operator; travel agency; tour planning; tourism manager
mn: аялал жуулчлал; тур оператор; аяллын агентлаг; аялал зохион байгуулах; аялал жуулчлалын менежер; аялал төлөвлөх
also: travel agent; аяллын менежер; tour manager; inbound tourism; outbound tourism; дотоод аялал; гадаад аялал; travel planner; тур зохион байгуулалт; eco tourism; эко аялал; adventure tourism; жуулчны компани; travel consultant; жуулчлал; hot springs; рашааны аялал; IATA; tailor-made trips; жийп аялал; тэмээн аялал; jeep tours; camel tours; horse tours; аяллын оператор; tour packages; day trips; аяллын хөтөлбөр; incentive trips; group tours; private tours; small-group tours; DMC; GetYourGuide; Klook; Viator
tag: tours
related: tour-guiding; hospitality; event-management
implies: itinerary-planning

tour-guiding
en: tour guiding; tour guide; local guide; trip leader
mn: аяллын хөтөч хийх; хөтөч; аяллын хөтөч; хөтөч тайлбарлагч; газарчин
also: English speaking guide; англи хэлтэй хөтөч; жуулчны хөтөч; mountain guide; уулын хөтөч; travel guide; япон хэлтэй хөтөч; hiking guide; хайкинг; trekking; моринтой аялал; city tours; хотын аялал; guide training; хөтөч бэлтгэх; horse trekking guides; замч; fishing guide; horse trek
tag: guiding; guide
broader: tourism-operations
related: interpreting-tourism; outdoor-recreation

interpreting-tourism
en: guide interpreting; escort interpreting; delegation support
mn: дагалдан орчуулга; жуулчны орчуулагч; зочин төлөөлөгчийн орчуулга
also: escort interpreter; дагалдан орчуулагч
broader: translation
related: tour-guiding

tourist-camps
en: tourist camps and resorts; tourist camp management; ger camp; holiday resort; summer camps
mn: жуулчны бааз ба амралтын газар; жуулчны бааз; амралтын газар; гэр бааз; зуслан; хүүхдийн зуслан
also: ger camp manager; жуулчны баазын менежер; resort manager; glamping; глэмпинг; амралтын баазын менежер; homestay; айлд буудаллах; camping; кемпинг; малчин айлд зочлох; зуслан ажиллуулах; жуулчны бааз ажиллуулах; camp manager; жуулчны кемп
tag: camp; camp management; кемп; кемп менежмент
broader: tourism-operations
related: hotel-management; outdoor-recreation

hospitality
en: hospitality; guest services
mn: зочлох үйлчилгээ; зочид буудал рестораны үйлчилгээ; зочин угтах
also: guest relations; HoReCa; үйлчилгээний салбарын менежер; guest experience; concierge; консьерж; зочны үйлчилгээ; housekeeping training; апартмент; bed and breakfast
tag: гэр буудал; өрөө
related: customer-service; hotel-management; tourism-operations

hotel-management
en: hotel management; front desk; hotel operations; hotel manager
mn: зочид буудлын менежмент; зочид буудал; зочид буудлын менежер; буудлын ресепшн
also: hotel receptionist; буудлын хүлээн авах; front office; housekeeping supervisor; guest house; гэст хаус; hostel; хостел; property management system hotel; Booking.com; өдрийн буудал; Opera PMS; Fidelio; Cloudbeds; Little Hotelier; front desk hotel; housekeeping management; hotel revenue; motel; дэн буудал; зочны байшин; Zochil; зочид хүлээн авах; зочин хүлээн авах; ресепшн буудал; Guesty; Hostaway; Lodgify; Agoda; room service
tag: буудал; мотель; зочил
broader: hospitality
related: tourism-operations; cleaning-services; pricing

outdoor-recreation
en: outdoor recreation; mountaineering; survival skills; cycling tours
mn: уулын спорт ба байгалийн аялал; уулын спорт; уулчин; уулын аялал; гадаа аялал; дугуйн аялал
also: mountain climbing; climbing instructor; хаданд авирах; ski instructor; цанын багш; snowboard; bike rental; outdoor gear; off-road; завь сэлүүрт; parkour; kayak; canoe; canoeing; bungee; zipline; bushcraft; via ferrata; caving; geocaching; агуйн аялал; канионинг; slacklining; sandboarding; snowshoeing; off-roading; tent rental; sleeping bags; camping equipment; унтлагын уут; майхан түрээс; аяллын хэрэгсэл түрээслэх
tag: агуй; overlanding; speleology; yachting
related: tour-guiding; sports-coaching

air-sports
en: air sports; paragliding; skydiving
mn: агаарын спорт; параплан; шүхрээр буух
also: парашют
tag: шүхэр
broader: outdoor-recreation

sports-coaching
en: sports coaching; sports coach; athlete training; physical education
mn: спортын дасгалжуулалт; спортын дасгалжуулагч; дасгалжуулагч; биеийн тамирын багш; спортын багш
also: бие тамирын багш; archery; тамирчин; athlete; sports instructor; шүүгч дасгалжуулагч; referee work; спортын шүүгч; тамирчин бэлтгэх; судья; gymnastics coaching; гимнастик; UEFA B; coaching licence; дасгалжуулалт
tag: дасгал; gymnastics; ice skating; мөсөн гулгалт
related: fitness; teaching

sports-management
en: sports management; sports club management; league organising; sports events
mn: спортын менежмент; спортын клуб; спортын арга хэмжээ; тэмцээн зохион байгуулах
also: sports marketing; спортын холбоо; sports agent; sports analytics; шүүгч спорт; Hudl; Strava; Wyscout; Polar Flow
related: event-management; sports-coaching

fitness
en: fitness; personal training; fitness instructor
mn: фитнес; фитнесийн багш; фитнес багш; хувийн дасгалжуулагч; иогийн багш; йога
also: gym; бодибилдинг; bodybuilding; аэробик; crossfit; жим эрхлэх; фитнес клуб; бүлгийн дасгал; group classes; иог; aerobics; zumba; зумба; capoeira; kettlebell; powerlifting; калистеник; calisthenics; NSCA; strength and conditioning; бүсэлхий дасгал; weight training; хүнд атлетик; weightlifting
related: sports-coaching; nutrition

# ---------------------------------------------------------------------------
# Education
# ---------------------------------------------------------------------------

teaching
en: teaching; teacher; pedagogy; school teacher; educator; tutoring
mn: багшлах; багш; сурган хүмүүжүүлэх; хичээл заах; давтлага
also: tutor; гэрийн багш; репетитор; давтлагын багш; lesson planning; боловсролын мэргэжилтэн; education specialist; private lessons; хувийн хичээл; хувийн багш; group lessons; classroom teaching; заах арга зүй; PGCE; QTS; CAIE; homeschooling; бие даалт; гэрээр сургах; numeracy; PBL; MYP
tag: заах; хичээл; marking; invigilation; lecturing
related: curriculum-design; training; e-learning

curriculum-design
en: curriculum design; curriculum development; lesson design; instructional materials
mn: сургалтын хөтөлбөр боловсруулах; хөтөлбөр боловсруулалт; хичээлийн хөтөлбөр; сургалтын агуулга; арга зүйч
also: course design; curriculum developer; textbook writing; арга зүй; Cambridge curriculum; Кембриж хөтөлбөр; IB programme; assessment design; тест боловсруулах; methodologist; syllabus; curriculum writing; education methods specialist; сургалтын арга зүйч; хичээлийн эрхлэгч; сургалтын хөтөлбөр; instructional design; training design; learning design; curriculum mapping; learning simulations; хичээлийн зохиомж; сургалтын зохиомж
tag: curriculum; хөтөлбөр боловсруулах
related: teaching; e-learning; training

e-learning
en: online course creation
mn: онлайн сургалт бэлтгэх; онлайн сургалт; цахим контент хичээл; зайн сургалт
also: MOOC; Udemy; distance learning; webinars; Articulate 360; Adobe Captivate; iSpring; H5P; Coursera; Khan Academy; Duolingo; edX; Skillshare; Thinkific; курс бэлтгэх; Anki; blended learning; хосолсон сургалт; танхим цахим хосолсон; e-learning; online courses; онлайн хичээл; цахим сургалт; цахим хичээл; course creation; онлайн курс; видео хичээл; educational videos; боловсролын видео; training videos; сургалтын видео
tag: Articulate; Captivate; Teachable; Storyline
related: curriculum-design; teaching; video-production

early-childhood-education
en: early childhood education; preschool; childcare
mn: сургуулийн өмнөх боловсрол; цэцэрлэгийн багш; хүүхэд харах; бага насны хүүхдийн хөгжил; хүүхэд асрах
also: СӨБ; kindergarten; Montessori; Монтессори; nanny; babysitter; хүүхэд харах үйлчилгээ; daycare; өдөр өнжүүлэх; child development; цэцэрлэг ажиллуулах; няня; хүүхэд хөгжүүлэх; child care worker; childminder; teacher's aide; early years education; early learning centre; Waldorf; Reggio Emilia; хөгжлийн төв; ясли; нянь; хүүхдийн хөгжил; сургуулийн өмнөх насны хүүхэд; хэл ярианы хөгжил
tag: early childhood; early years
broader: teaching
related: special-education; psychology

primary-secondary-education
en: primary and secondary teaching; school management; primary school teacher
mn: бага ба дунд ангид заах; бага ангийн багш; дунд сургуулийн багш; сургуулийн менежер
also: ЕБС; сургалтын менежер сургууль; school principal; захирал сургууль; нийгмийн ажилтан сургууль; private school; хувийн сургууль; primary and secondary schooling; general education; ерөнхий боловсрол; summer school
tag: K-12; schooling
broader: teaching
related: curriculum-design

stem-teaching
en: STEM education; mathematics teaching; physics teaching; science teaching
mn: STEM боловсрол; математикийн багш; физикийн багш; химийн багш; байгалийн ухааны багш
also: ЭЕШ; математик заах; olympiad training; олимпиадын бэлтгэл; informatics teacher; мэдээлэл зүйн багш; SAT math; биологийн багш
broader: teaching

language-teaching
en: language teaching; English teaching; language school; ESL
mn: гадаад хэл заах; хэлний багш; англи хэлний багш; гадаад хэлний сургалт; англи хэл заах; хэлний сургалт
also: English courses; language courses; English school; IELTS; TOEFL; TESOL; IELTS бэлтгэл; солонгос хэлний багш; япон хэлний багш; хятад хэлний багш; орос хэлний багш; герман хэлний багш; TOPIK; JLPT; HSK; монгол хэлний багш; teaching Mongolian; language tutor; хэлний курс; CELTA; language exchange; Korean language teacher; language training; placement tests; language placement; хэлний түвшин тогтоох; teaching English as a foreign language; ярианы англи хэл; CLIL; EFL; TKT
tag: TEFL; DELTA; BEC; FCE; PTE; YLE; CPE; харилцан яриа
broader: teaching
related: translation; study-abroad-consulting

higher-education
en: higher education; university lecturing; academic administration; professor
mn: дээд боловсрол; их сургуулийн багш; профессор; их сургуулийн удирдлага
also: lecturer; university teaching; дипломын ажил удирдах; thesis supervision; эрдэм шинжилгээний өгүүлэл; магистр удирдагч; магадлан итгэмжлэл; МУБИС; ШУТИС; МУИС; ХААИС; СЭЗИС; university accreditation
tag: MSc; BSc; EMBA; AP; honours degree
broader: teaching
related: research

vocational-education
en: vocational education; TVET; skills training; apprenticeships
mn: мэргэжлийн сургалт; МСҮТ; мэргэжлийн боловсрол; мэргэжил олгох; дагалдан сургах
also: политехник коллеж; мэргэжлийн курс; adult education; lifelong learning; vocational training; trade school; мэргэжил олголт; дагалдан сургалт; vocational trainer; vocational college
broader: teaching
related: training

special-education
en: special needs education; inclusive education; autism support
mn: тусгай боловсрол; тусгай хэрэгцээт боловсрол; тэгш хамруулах боловсрол; аутизмтай хүүхэд; дефектологич
also: disability inclusion; хөгжлийн бэрхшээлтэй; special educator; ABA therapy; assistive technology; тусгай багш; туслах технологи; autism therapy; inclusive classrooms; developmental therapy; early intervention children; special needs teacher; тусгай боловсролын багш; аутизм; АБА эмчилгээ; сонсголгүй хүүхдийн багш; special education
tag: special needs
broader: teaching
related: early-childhood-education; psychology; social-work

speech-therapy
en: speech therapy; speech therapist; speech-language therapy
mn: хэл засал; хэл засалч; хэл ярианы засал
also: логопед; speech delay; ярианы эмчилгээ; stuttering; aphasia; dysphagia; swallowing therapy; афази; хэл ярианы эмгэг; түгдрэлт; ээрүү
tag: AAC
broader: special-education
related: rehabilitation

study-abroad-consulting
en: study abroad consulting; college admissions; scholarship advising
mn: гадаадад суралцах зөвлөгөө; тэтгэлгийн зөвлөгөө; элсэлтийн зөвлөх
also: admissions counselor; тэтгэлэг бичих; эсээ бичүүлэх; study abroad agent; Америкт сурах; сургууль зуучлал; personal statement; гадаадад сурах зуучлал; study abroad agency; гадаад сургалтын зуучлал; university applications abroad; виз материал бүрдүүлэх; education agent; гадаадад суралцах зуучлал; их сургуульд элсүүлэх; гадаадад сургах; зөвлөмжийн захидал; recommendation letters
related: language-teaching; coaching; overseas-employment

parenting-education
en: parenting education; family counselling; child protection
mn: эцэг эхийн боловсрол; хүүхэд хүмүүжил; гэр бүлийн зөвлөгөө; хүүхэд хамгаалал
also: parenting courses; эцэг эхийн сургалт; ээжүүдийн сургалт; child rights; хүүхдийн эрх; family therapist; parent meetings; parent engagement
related: psychology; early-childhood-education; social-work

library-science
en: library science; librarian; digital libraries
mn: номын сангийн ажил; номын сан; номын санч; цахим номын сан; номзүйч
also: bibliographer; book club; уншлагын клуб; номын клуб; paleography; codicology; epigraphy; manuscripts; судар бичиг; ном зүй
tag: libraries; archival
related: records-management

# ---------------------------------------------------------------------------
# Culture, arts, heritage
# ---------------------------------------------------------------------------

museum-work
en: museum work; exhibition curation
mn: музейн ажил; музей; уран зургийн галерей
also: museum guide; сэргээн засварлагч музей; үзмэр; музей судлаач; gallery technician; exhibit design; museology; docent; сан хөмрөг; museum exhibits; кураторын ажил; museum curation; heritage restoration; музей судлал
tag: registrar; exhibits; museum
related: cultural-heritage; event-management; digital-heritage

cultural-heritage
en: cultural heritage; nomadic heritage; intangible heritage; folklore; traditional culture
mn: соёлын өв; нүүдэлчдийн соёл; нүүдлийн соёл иргэншил; биет бус өв; уламжлалт соёл; ёс заншил
also: аман зохиол; өв соёл; nomadic culture; нүүдэлчин ахуй; үндэсний наадгай; traditional games; UNESCO heritage; historical research; түүхч; historian; түүх судлал; heritage tourism; ёс уламжлал; world heritage; дэлхийн өв; rock art; хадны зураг; deer stones; буган хөшөө; pilgrimage routes; conservation management plans; cultural authenticity; cultural consulting; соёлын зөвлөх; oral traditions; ардын билиг; зан заншил; traditional knowledge; петроглиф; heritage preservation
tag: culture; heritage; соёл; өв
related: museum-work; traditional-music

traditional-music
en: traditional Mongolian music; throat singing; morin khuur
mn: монгол ардын хөгжим; хөөмий; морин хуур; ардын дуу; уртын дуу; үндэсний хөгжим
also: хөөмийч; khoomei; long song; шанз; ёочин; морин хуурын багш; ятга; horse-head fiddle; туурь; магтаал; богино дуу
related: cultural-heritage

religion-philosophy
en: philosophy and religious studies; philosophy; religious studies
mn: гүн ухаан ба шашин судлал; гүн ухаан; шашин судлал; философи; ёс зүй судлал
also: buddhist studies; буддын шашин; philosopher; clergy; priest; pastor; imam; monk; lama; лам хувраг; пастор; номлогч; theologian; theology; theological studies; ethics; теологи; ёс зүй; буддизм; Bible study; зан үйл хийх
tag: логик; зан үйл; Христ
related: research; cultural-heritage

# ---------------------------------------------------------------------------
# Public sector, NGO, social work
# ---------------------------------------------------------------------------

ngo-management
en: NGO management; nonprofit management; civil society; volunteer coordination
mn: ТББ-ын удирдлага; төрийн бус байгууллага; сайн дурын ажил; сайн дурынхныг зохион байгуулах; иргэний нийгэм; ТББ
also: NGO work; volunteering; сайн дурын ажилтан; сайн дурын үйл ажиллагаа; INGO; social impact; social projects; нийгмийн төсөл; charity; буяны үйл ажиллагаа; foundation management; хандивын сан; social enterprise; нийгмийн бизнес; залуучуудын байгууллага; youth work; нийгмийн хариуцлага; CSR
related: fundraising-ngo; donor-project-management; social-work

social-work
en: social work; social worker; social services
mn: нийгмийн ажил; нийгмийн ажилтан; нийгмийн халамж; хамт олны хөгжил; нийгмийн үйлчилгээ
also: elderly services; ахмадын үйлчилгээ; gender equality; жендэрийн тэгш байдал; community organizing; poverty reduction; ядуурал бууруулах; human rights; хүний эрх; counsellor; child protection worker; harm reduction; helpline; parole; trafficking; forced labour; шелтер; crisis intervention
tag: shelter; MSW; outreach
related: psychology; ngo-management; special-education

public-administration
en: public administration; civil service; public sector; local government
mn: төрийн удирдлага; төрийн алба; төрийн албан хаагч; орон нутгийн удирдлага; төрийн захиргаа
also: civil servant; засаг дарга; төсвийн байгууллага; public finance; төрийн санхүү; municipal services; төрийн үйлчилгээ; ЗДТГ; төрийн жинхэнэ алба; иргэний бүртгэл; улсын бүртгэл; сумын удирдлага; иргэдийн хурал; city councils; консулын алба
related: government-relations; economics

international-relations
en: international relations; foreign affairs; diplomacy; international cooperation
mn: олон улсын харилцаа; гадаад харилцаа; дипломат; гадаад харилцааны мэргэжилтэн
also: foreign relations officer; гадаад харилцааны менежер; diplomat; protocol officer; олон улсын хамтын ажиллагаа; geopolitics; UN agencies; НҮБ; treaties; элчин сайд; олон улс судлал; Дэлхийн зөн; консулын
tag: консул; UN
related: government-relations; translation; donor-project-management

political-campaigning
en: political campaigning; election management; political science
mn: сонгуулийн сурталчилгаа; сонгуулийн менежмент; улс төр судлал; улс төр судлаач
also: political campaign manager; political scientist; political consulting; canvassing; улс төр; ухуулагч; ухуулга
tag: нам
related: government-relations; public-relations; survey-research; advertising

# ---------------------------------------------------------------------------
# Property and local services
# ---------------------------------------------------------------------------

real-estate-management
en: real estate management; property management; real estate development; property manager
mn: үл хөдлөх хөрөнгийн менежмент; үл хөдлөх хөрөнгө; үл хөдлөхийн удирдлага; түрээсийн менежмент; үл хөдлөхийн хөгжүүлэгч
also: real estate investment; үл хөдлөхийн хөрөнгө оруулалт; rental management; түрээсийн үйлчилгээ; property developer; тенант; lease management; барилгын төсөл хөгжүүлэгч; mall management; худалдааны төвийн удирдлага; REIT; building caretaker; facility caretaker; объект түрээс; office leasing; байрны менежмент
tag: RICS
related: real-estate-sales; facility-management; hoa-management

hoa-management
en: homeowners association management; apartment management; condominium management
mn: СӨХ-ийн удирдлага; СӨХ; сууц өмчлөгчдийн холбоо; орон сууцны ашиглалт
also: HOA; СӨХ-ийн төлбөр; СӨХ-ийн гүйцэтгэх захирал; contractor apartment services; байрны жижүүр; хороолол удирдлага; сөхийн апп; apartment block management; apartment fees
broader: real-estate-management
related: facility-management; cleaning-services

security-services
en: security services; security guard; private security; physical security
mn: харуул хамгаалалт; хамгаалалтын алба; хамгаалагч
also: bodyguard; alarm response; дохиолол хамгаалалт; жижүүр; guarding; security manager; эргүүл; манаач; хамгаалалтын менежер; military experience; police experience; хамгаалал аюулгүй байдал; prison guard; бие хамгаалагч; close protection; loss prevention; guard services; patrol; объект хамгаалалт; event security; дохиололд хариу арга хэмжээ; background checks; polygraph; K9; vip protection; биечлэн хамгаалах; биеийн хамгаалалт; камерын хяналт; камерын хяналтын ажилтан; bouncer; private investigation; security clearance; security company; хамгаалалтын компани; биечилсэн хамгаалалт; аюулгүй байдлын үйлчилгээ; сахиул
tag: alarms; guards; security; харуул; хамгаалалт; patrolling; escorting; DBS check
related: fire-safety; occupational-safety

cleaning-services
en: cleaning services; housekeeping; office cleaner; janitorial services
mn: цэвэрлэгээ; үйлчлэгч; цэвэрлэгч; гэр цэвэрлэх
also: house cleaning; цэвэрлүүлэх; window cleaning; шил цонх цэвэрлэгээ; carpet cleaning; sanitizing; өрөөний үйлчлэгч; janitor; street sweeper; цонх угаалга; гудамж цэвэрлэх; ковёр угаах; буйдан угаах; deep cleaning; housekeeper; gritting; үнэр арилгах; carpet washing; хивс угаах; pressure washing; cleaning company; барилгын дараах цэвэрлэгээ; power washing; cleaning
tag: cleaning; cleaner; цэвэрлэх; угаалга
related: facility-management; hotel-management; laundry

laundry
en: laundry and dry cleaning; laundry; dry cleaning; laundromat
mn: угаалга ба хими цэвэрлэгээ; хими цэвэрлэгээ; угаалгын газар; хувцас угаалга; угаалга индүүдлэг
also: self-service laundry; өөртөө үйлчлэх угаалга; хөнжил угаалга; ironing; индүүдэх; хувцас угаах
tag: угаах; washing
related: cleaning-services; hotel-management

beauty-services
en: beauty services; cosmetology; beauty salon; aesthetician
mn: гоо сайхны үйлчилгээ; гоо заслын үйлчилгээ; гоо засалч; косметологич
also: мэйкап; eyelash extensions; сормуус суулгах; хөмсөг шивээс; permanent makeup; гоо сайхны мэргэжилтэн; beautician; spa; спа; арьс арчилгаа; салон эрхлэх; waxing; сормуус суулгалт; lash artist; sugaring; вакс; сормуусны; хөмсөг; brow artist; cosmetologist; shugaring; шугаринг; скинкейр; aesthetics; laser hair removal; fillers; cosmetic clinic; lash extensions; microblading; brow lamination; liposuction; Thermage; Dermapen; body contouring; лифтинг; нүүрний хэлбэржүүлэлт; солярий; solarium; piercing; пирсинг; дермапен; биеийн хэлбэржүүлэлт; depilation; mesotherapy; HIFU; PRP; carbon peel; cavitation; ozone therapy; мезотерапи; IV drips; плазма; eyebrows; эпиляци; гоо засал; нүүр цэвэрлэгээ; нүүр арчилгаа; body treatment
tag: сормуус; facial; lashes; brows; мезо
related: hairdressing; cosmetics-production; massage-therapy

hairdressing
en: hairdressing; hairdresser; barber; hair styling
mn: үс засалт; үсчин; үс засах; эрэгтэй үсчин; барбер
also: hair stylist; barbershop; барбершоп; үсний будаг; hair colour; үсчин гоо сайхан; үсний салон; hair colouring; hair coloring; hair extensions; үс будах; hair care; wig making; үс арчилгаа; хиймэл үс; shaving; beard trimming; сахал хусах; сахал засах; keratin; кератин; dreadlocks; blow dry; ombre; trichology; toupee; scalp micropigmentation; haircuts; эрэгтэй засалт; эмэгтэй засалт; үс сүлжих; буржгар хими; үсний хими; hairstyling
tag: үс; barbering; balayage; hair; wigs; perm; сахал; braiding
broader: beauty-services

nail-services
en: nail services; manicure; nail artist
mn: маникюр ба педикюр; маникюр; хумсны гоёл; маникюрчин; педикюр
also: pedicure; nail salon; гель хумс; хумсчин; хумс будах; хумс засах; хумсны засал; gel nails; nail art; shellac; podology; гель лак; гель будалт; хумс хийх; nail technician; gel polish
tag: хумс; nails
broader: beauty-services

massage-therapy
en: massage therapy; massage therapist; spa therapy
mn: массаж; массажчин; иллэг; массажист
also: masseur; foot massage; Thai massage; саун; sauna; reflexology; бариа засал; aromatherapy; арома эмчилгээ; иллэгч; спорт бариа; гуаша засал
tag: massage; chiropractic
related: rehabilitation; traditional-medicine; beauty-services

appliance-repair
en: appliance repair; household repair
mn: гэр ахуйн цахилгаан барааны засвар; угаалгын машин засвар; цахилгаан хэрэгслийн засвар; зурагт засвар
also: TV repair; fridge repair; дуудлагын засвар; washing machine repair; цахилгаан бараа засвар; refrigerator repair; electronics mechanic
broader: repair-maintenance
related: electrical-engineering; hvac

funeral-services
en: funeral services; memorial services
mn: оршуулгын үйлчилгээ; буяны үйлчилгээ; хөшөө дурсгал урлах
also: оршуулга; gravestone; буяны ажил; undertaker; embalmer; memorial stones; хөшөө чулуу; cremation; cemetery; funeral; headstones; grave digging; чандарлах; занданшуулах
related: event-management

rental-services
en: rental services; equipment hire
mn: түрээсийн бизнес; тоног төхөөрөмжийн түрээс; хувцас түрээс
also: costume rental; tool rental; equipment rental; багаж түрээс; party rental; expedition rental; аяллын хэрэгслийн түрээс; outdoor equipment rental; хэрэгсэл түрээс; venue hire; талбай түрээс; түрээслүүлэх
tag: түрээслэх
related: event-management

vehicle-rental
en: vehicle rental; car rental; bus rental
mn: тээврийн хэрэгслийн түрээс; машин түрээс; автомашины түрээс; автобус түрээс
also: rent a car; car sharing; car hire; хөтөлгөөт машин түрээс
broader: rental-services
related: professional-driving; auto-sales

kids-entertainment
en: children's entertainment; play centre
mn: хүүхдийн зугаа цэнгээн ба тоглоом; хүүхдийн тоглоомын төв; тоглоомын газар
also: amusement park; toy store; entertainment centre; PC game centre; тоглоомын төв ажиллуулах; balloon animals; inflatables; trampolines; bouncy castles
tag: balloon; kites; цаасан шувуу; arcade; бөмбөлөг
related: early-childhood-education; event-management
`;
