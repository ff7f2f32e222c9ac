import type { DemoProject } from "./types.ts";

export const projects2: DemoProject[] = [
  {
    key: "container-tracking", contentLanguage: "en", createdDaysAgo: 15, company: "broad-gauge", title: "Where-is-my-container portal for 600 importers",
    description: "Two hundred phone calls a day ask one question. Build a portal where an importer logs in and sees the wagon or truck, the customs stage, missing papers and a realistic arrival date, with Mongolian, Chinese and Russian screens. Inputs are untidy: railway status emails, a customs web service, GPS from our trucks through an existing API, and our dispatchers' Excel. We need someone who stays after launch, since the border rules change monthly. Success is counted simply. Calls under eighty a day by the third month, and no importer shown another's cargo, ever.",
    category: "web", budget: "$60-80k", timeline: "8-9 months", requiredSkills: ["system integration", "web portal", "role-based access", "long-term support"], requiredCompanySize: "medium",
  },
  {
    key: "steel-website", contentLanguage: "mn", createdDaysAgo: 1, company: "khuder-khiits", title: "Компанийн вэб сайт шинэчлэх, тендерт үзүүлэх түвшинд",
    description: "Одоогийн сайт 2011 онд хийгдсэн, утсан дээр нээгддэггүй. Дууссан 52 объектын зураг, даац, талбай, хугацааг шүүж үзэх боломжтой хуудас, тусгай зөвшөөрөл ба ISO-ийн хуулбар, ажлын байрны зар, үнийн санал авах маягт байхад хангалттай. Зургийн ихэнх нь бий, зарим объект дээр дахин авахуулна. Англи хувилбарыг бид орчуулуулаад өгнө. Удирдах ажилтнууд маань вэб мэддэггүй тул мэдээгээ Word шиг амархан оруулдаг байх хэрэгтэй. Ирэх сарын тендерийн материалд шинэ хаягаа бичих учир хугацаа хожимдож болохгүй.",
    category: "web", budget: "15-20 сая төгрөг", timeline: "1,5-2 сар", requiredSkills: ["вэб сайт", "WordPress", "гэрэл зураг", "хоёр хэлтэй контент"], requiredCompanySize: "startup", isUrgent: true,
  },
  {
    key: "grocery-replatform", contentLanguage: "mn", createdDaysAgo: 88, company: "zuslan-market", title: "Онлайн хүнсний захиалгын платформыг шинээр босгох",
    description: "2020 онд яаравчлан хийсэн систем маань өдөрт 1 800 захиалгаас хэтрэхээр унадаг. Арван хоёр мянган захиалга даах, 74 дэлгүүрийн үлдэгдлийг бодит цагт харуулах, түүж бэлтгэгчийн дэлгэц, хүргэлтийн чиглэл төлөвлөх, таван төлбөрийн хэрэгсэл, буцаалт гэсэн том хүрээтэй ажил. Dynamics-тай холбоно. Хуучин системийг зогсоохгүйгээр дүүрэг дүүргээр нь шилжүүлнэ. Дотоодын хуулиар өгөгдлийг Монголд байршуулна. Гүйцэтгэгч хоёроос доошгүй жил дэмжлэг үзүүлэх үүрэг хүлээнэ, ачааллын шалгалтыг хөндлөнгийн баг хийж дүгнэнэ.",
    category: "web", budget: "1 тэрбум төгрөг орчим", timeline: "14 сар", requiredSkills: ["e-commerce платформ", "ERP холболт", "төлбөрийн холболт", "ачааллын шалгалт"], requiredCompanySize: "large", preferredLocation: "Улаанбаатар",
  },
  {
    key: "outdoor-store", contentLanguage: "en", createdDaysAgo: 6, company: "windbreak-outfitters", title: "Online shop that does not fall over on sale days",
    description: "Our WooCommerce store has 3,400 products and dies at about 150 simultaneous shoppers. Rebuild or rescue, we're open to argument. Rental is the tricky bit: a tent has a calendar, a deposit, and a way of coming back wet. QPay, one card gateway and delivery zones including Murun are needed; an app isn't. The owner edits products at midnight from a phone. A load test with 800 virtual visitors, run by us, decides the second payment. Stay on after launch for three months of small fixes, please.",
    category: "web", budget: "$11-13k", timeline: "3 months", requiredSkills: ["e-commerce", "performance tuning", "rental calendar", "QPay integration"],
  },
  {
    key: "parent-app", contentLanguage: "mn", createdDaysAgo: 25, company: "juniper-hill", title: "Эцэг эх, багшийг холбосон гар утасны апп",
    description: "1 240 хүүхдийн эцэг эх одоо Facebook группээр мэдээлэл авдаг, чухал зар нь дурсгалын зургийн дунд төөрчихдөг. Ирц, гэрийн даалгавар, хоолны цэс, автобусны байршил, багштай хувийн зурвас солилцох таван үндсэн хэсэгтэй iOS, Android апп хэрэгтэй. Монгол, англи хоёр хэлтэй, өвөө эмээд зориулсан томруулсан харагдацтай байна. Зуслангийн сүлжээ муутай газар сүүлийн мэдээллээ харуулдаг байх ёстой. Багш нар оройн найман цагаас хойш зурвас авахгүй. Туршилтын ангиудын эцэг эхийн наян хувь нь долоо хоног бүр нээж байвал бусад ангид нэвтрүүлнэ.",
    category: "mobile", budget: "70 сая төгрөг", timeline: "4-5 сар", requiredSkills: ["Flutter", "push мэдэгдэл", "офлайн горим", "UX судалгаа"], requiredCompanySize: "small",
  },
  {
    key: "loan-app", contentLanguage: "en", createdDaysAgo: 55, company: "footbridge-credit", title: "Full lending app: apply, verify, sign, repay",
    description: "Eleven branches can't reach every trader, so the branch should go into the pocket. We need native apps for both platforms covering identity check through the state registry, application, e-signature, disbursement to any local bank, repayment reminders and hardship requests. Core loan software is an Oracle system with stored procedures older than some of our staff. An independent security assessment must pass before launch and every year after. The vendor will be interviewed by our board and, informally, by the regulator. Ten thousand loans through the app in year one is our yardstick. Prototype shops, kindly skip this one.",
    category: "mobile", budget: "over $150k", timeline: "12-15 months", requiredSkills: ["fintech app", "eKYC", "Swift", "Kotlin", "core system integration"], requiredCompanySize: "medium",
  },
  {
    key: "loyalty-app", contentLanguage: "mn", createdDaysAgo: 110, company: "zuslan-market", title: "Урамшууллын оноотой апп, 400 мянган гишүүнд",
    description: "Хуванцар карттай 400 мянган гишүүнээ утас руу шилжүүлнэ. Оноо цуглуулах, хувийн хөнгөлөлт, цахим баримт, кассан дээр нэг секундэд уншигдах QR гэсэн дөрвөн үйлдэл төгс ажиллахад л болно, бусдыг дараа нь нэмнэ. Оноо бол мөнгө учраас луйврын хамгаалалт, давхар зарцуулалтын хяналтыг эхнээс нь тооцсон туршлагатай баг хайж байна. Кассын программын API бэлэн. Гурван сая гүйлгээг сард даана. Ажлыг гурван үе шаттай хүлээж авах бөгөөд үе бүрд хөндлөнгийн аюулгүй байдлын тайлан шаардана. Танай багаас доод тал нь хоёр хүн кассын талбай дээр долоо хоног ажиллаж үзэх ёстой.",
    category: "mobile", budget: "300 сая төгрөгөөс хэтрэхгүй", timeline: "8-9 сар", requiredSkills: ["loyalty систем", "iOS", "Android", "аюулгүй байдал", "API"], requiredCompanySize: "medium",
  },
  {
    key: "driver-app", contentLanguage: "mn", createdDaysAgo: 0, company: "broad-gauge", title: "88 жолоочийн рейсийн апп (offline ажиллах ёстой)",
    description: "Жолооч нар рейсийн хуудсаа цаасаар авч яваад, ирэхдээ тостой цаас буцааж өгдөг. Апп дээр даалгавраа хараад, ачсан буулгасан цагаа дарж, CMR-ийнхээ зургийг авч, шатахууны баримтаа хавсаргадаг болгоё. Замын-Үүдээс цааш signal байхгүй газар олон, тиймээс offline mode бол шаардлага №1. Android л байхад болно, ихэнх нь хямд Xiaomi барьдаг. Машины байршлыг одоо байгаа GPS системийн API-аас авна, шинээр төхөөрөмж тавихгүй. Дундаж нас 47 тул товч нь том, үг нь цөөн байх хэрэгтэй. 10 жолоочтой 3 долоо хоног pilot хийгээд шийднэ.",
    category: "mobile", budget: "80-85 сая ₮", timeline: "4 сар", requiredSkills: ["Android", "offline sync", "API холболт", "энгийн UX"], requiredCompanySize: "small", preferredLocation: "Улаанбаатар",
  },
  {
    key: "milk-collect-galig", contentLanguage: "mn", createdDaysAgo: 7, company: "bor-suu", title: "Suu tsugluulagch nart zoriulsan utasnii app hiilgemeer bn",
    description: "Ugluu bur 6 mashin 130 ailaas suu avdag. Odoo devter deer bichij baigaa, sariin suuld tootsoo nilgehed 4 honog yavchihdag, hereldeh ni ch bii. App deer ailiin ner, litr, tos, huchillegiig bichihed malchind ni SMS ochdog, sariin tootsoo automataar gardag bolgoyo. Suljee baihgui gazar ih yavdag bolohoor internetgui ajillah yostoi, Tsetserlegt oroh uyed ilgeene. Manai jolooch nar nastai, delgetsen deer tom toonuud heregtei. Ehleed 2 mashind turshaad, devtertei 1 sar zereg hutulj tulgana. Zuruu 1 huvias baga bval buh mashind tavina.",
    category: "mobile", budget: "25 saya hurtel", timeline: "2-3 sar", requiredSkills: ["Android app", "offline", "SMS holbolt"], requiredCompanySize: "startup", preferredLocation: "Arkhangai",
  },
  {
    key: "home-exercise-app", contentLanguage: "en", createdDaysAgo: 20, company: "larch-spring", title: "Small app with take-home rehabilitation exercises",
    description: "Our booklet has 48 exercises for knees, backs and shoulders. Guests lose it on the bus. Please make a simple phone app: the doctor ticks a programme before discharge, the guest gets videos (we will film them), a reminder each morning, and three buttons for easy, hard, painful. Doctors see who stopped. Mongolian only at first. Two thousand guests a year, most of them over fifty. No accounts with passwords, they won't remember. If sixty percent are still opening it after four weeks we'll fund a second version.",
    category: "mobile", budget: "$8-9k", timeline: "10 weeks", requiredSkills: ["cross-platform app", "video", "notifications"], requiredCompanySize: "startup", preferredLocation: "Remote",
  },
  {
    key: "insurance-compare-app", contentLanguage: "mn", createdDaysAgo: 0, company: "nomrog", title: "Даатгал харьцуулах аппын анхны хувилбар",
    description: "Одоо Google Sheets дээр найман компанийн үнийг гараар харьцуулж, Messenger-ээр хариу бичдэг. Хүн тээврийн хэрэгслийн дугаар эсвэл малын тоогоо оруулахад гурван санал гаргаж өгөөд, гэрээгээ зургаар хүлээн авдаг MVP гаргах гэсэн юм. Компаниуд API-гүй, тарифын хүснэгтийг бид өөрсдөө шинэчилнэ. Дизайнд их мөнгө зарахгүй, хурдан байх нь чухал. Гаргаснаас хойш хоёр сард 1 000 санал, 150 гэрээ хийгдвэл хөрөнгө оруулагчтай ярих баримттай болно. Тогтмол үнээр ажилладаг багтай хоёр долоо хоног тутам уулзаж явмаар байна.",
    category: "mobile", budget: "40 сая төгрөг орчим", timeline: "2-3 сар", requiredSkills: ["React Native эсвэл Flutter", "MVP", "push мэдэгдэл"], requiredCompanySize: "startup", isUrgent: true,
  },
  {
    key: "us-dtc-launch", contentLanguage: "mn", createdDaysAgo: 30, company: "zoolon-suljmel", title: "Өөрийн брэндээ АНУ-ын онлайн зах зээлд гаргах",
    description: "Арван хоёр загвартай ноолууран цуглуулга, Shopify дэлгүүр, Огайо дахь гэрээт агуулах бэлэн. Дутуу нь худалдан авагч. Google, Meta зар, и-мэйл урсгал, буух хуудасны туршилтыг нэг жилийн турш хариуцах баг хэрэгтэй. Нэгж бүтээгдэхүүний ашиг дунджаар 62 доллар, тиймээс нэг худалдан авагч олох зардал 45 доллараас хэтэрвэл утгагүй. Зарын төсөв доорх дүнд багтсан. Улирал бүр тоогоо хамт ширтэж, болохгүй бол зогсох эрхтэй гэрээ хийнэ. Англи хэлээр зар бичдэг, хувцасны чиглэлийн бодит тайлан үзүүлж чадах хүмүүсийг урьж байна.",
    category: "marketing", budget: "$120k, зарын мөнгө орсон", timeline: "1 жил", requiredSkills: ["performance маркетинг", "Google Ads", "Klaviyo", "e-commerce"], requiredCompanySize: "any", preferredLocation: "San Francisco эсвэл Remote",
  },
  {
    key: "dairy-brand-social", contentLanguage: "mn", createdDaysAgo: 16, company: "bor-suu", title: "Ээзгийг залуучуудад таниулах хагас жилийн контент",
    description: "Ээзгий идэж үзээгүй хорин настай хүн хотод хэчнээн олон байгааг дэлгүүрийн амталгаан дээр хараад гайхсан. Малчин айлын өглөө, сүү хөөрөх мөч, жорын туршилт гээд үзүүлэх юм манайд арвин. Хагас жилийн турш сард арван хоёр богино видео, хуудас хөтлөлт, хоолны чиглэлийн гурав дөрвөн нөлөөлөгчтэй хамтын ажиллагаа захиална. Зураг авалтад Архангай руу дор хаяж гурав ирнэ, байр хоолыг бид даана. Хотын хорин дэлгүүр дэх борлуулалтыг сар бүр өгнө, тэр тоо тавин хувиар өсөхийг хүсэж байна.",
    category: "marketing", budget: "сард 8 сая, нийт 48 сая ₮", timeline: "6 сар", requiredSkills: ["богино видео", "сошиал маркетинг", "инфлүүнсер"], requiredCompanySize: "small",
  },
  {
    key: "korea-trekkers", contentLanguage: "en", createdDaysAgo: 44, company: "saddle-sky", title: "Bring our first 150 Korean riders to Khuvsgul",
    description: "Zero Korean guests in eighteen seasons, although half the flights landing here come from Incheon. We have no Korean copy, no Naver presence and no idea which creators are trusted. Plan and run an entry: positioning, six translated itineraries, one press trip in June for five people, bookings handled through a Korean-speaking contact. Groups stay at ten, and we won't add karaoke or rush anyone to a lake for a photo, so the campaign has to find walkers and riders rather than bus parties. One hundred and fifty booked places by next August is the goal.",
    category: "marketing", budget: "$25-30k", timeline: "9 months", requiredSkills: ["Korean market", "Naver marketing", "press trips", "travel copywriting"], preferredLocation: "Seoul",
  },
  {
    key: "heart-check", contentLanguage: "mn", createdDaysAgo: 8, company: "egshin", title: "Дөч хүрсэн эрчүүдийг зүрхээ үзүүлэхэд уриалах аян",
    description: "Дөчөөс дээш насны эрчүүд бидний зүрх судасны үзлэгт ирэгсдийн арван наймхан хувь. Эхнэр, охид нь дуудаж авчирдаг гэдгийг бид мэднэ, тиймээс аян магадгүй тэдэнд хандах байх. Гурван сарын дотор сошиал сувгаар хүргэх санаа, зургаан видео, зар байршуулалт, үзлэгийн цаг авах холбоосоос гарсан үр дүнгийн хэмжилт хэрэгтэй. Айлган сүрдүүлсэн өнгө аястай юм хийхгүй, эмч нарыг жүжиглүүлэхгүй. Эмнэлгийн зар сурталчилгааны хуулийн хязгаарлалтыг мэддэг байх нь чухал. Эрчүүдийн эзлэх хувь гучид хүрвэл үргэлжлүүлнэ.",
    category: "marketing", budget: "30 сая төгрөг", timeline: "3 сар", requiredSkills: ["кампанит ажил", "видео контент", "Facebook сурталчилгаа"], requiredCompanySize: "any",
  },
];
