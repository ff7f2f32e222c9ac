import type { DemoProject } from "./types.ts";

export const projects3: DemoProject[] = [
  {
    key: "lender-reputation", contentLanguage: "mn", createdDaysAgo: 60, company: "footbridge-credit", title: "ББСБ-ын нэр хүндийг нэг жилийн турш босгох ажил",
    description: "Салбарынхан маань хүү нуудаг гэсэн ойлголт нийгэмд тогтчихсон, бид ч тэр шороонд дарагддаг. Хүүгээ хаалган дээрээ наадаг, мал барьцаалдаггүй гэдгийг мэдэх хүн цөөн. Стратеги, сэтгүүлчидтэй улирлын уулзалт, гурван захирлын ярилцлагын дадлага, гомдол хямралын үед хэлэх үгийн бэлтгэл, жилийн тайлан хийх туршлагатай баг хэрэгтэй. Төлбөртэй эерэг нийтлэл захиалахгүй. Жилийн эхэнд ба төгсгөлд 600 хүнээс судалгаа авч, итгэлцлийн үзүүлэлт арван нэгж өссөн эсэхээр дүгнэнэ. Санхүүгийн салбарт ажиллаж байсан байх шаардлагатай.",
    category: "marketing", budget: "жилдээ 100-110 сая төгрөг", timeline: "12 сараас дээш", requiredSkills: ["PR стратеги", "хямралын харилцаа", "ярилцлагын дадлага", "жилийн тайлан"], requiredCompanySize: "medium",
  },
  {
    key: "security-leads", contentLanguage: "en", createdDaysAgo: 36, company: "gatepost-security", title: "English-language leads from fintechs in Singapore and London",
    description: "Eleven testers, booked solid at home, unknown abroad. We would like six qualified conversations a month with fintech companies of 50 to 500 people that have just been asked for a penetration test by an enterprise customer. Half a dozen write-ups of anonymised findings exist and are rather good; nobody reads them. Needed are a landing page test, search ads on narrow terms, LinkedIn outreach that doesn't embarrass engineers, and tracking. Fear-based copy will be refused. Cost per qualified call under $400 by month four, otherwise we part as friends.",
    category: "marketing", budget: "$3k a month, ads on top", timeline: "6 months", requiredSkills: ["B2B lead generation", "Google Ads", "English copywriting"], requiredCompanySize: "startup", preferredLocation: "Remote",
  },
  {
    key: "soum-open-day", contentLanguage: "mn", createdDaysAgo: 4, company: "drillhole-north", title: "Цогтцэцийд 1 500 хүний нээлттэй өдөрлөг зохион байгуулах",
    description: "Сумын иргэд манай өрмийн талбай дээр юу болдгийг үзэж байгаагүй, цуурхал их. Нэг өдрийн арга хэмжээ: техникийн үзүүлэн, ус, тоосны хэмжилтийг хүүхдүүдтэй хамт хийх булангууд, орой нь тоглолт. Тайз, дуу, гэрэл, цахилгаан, майхан, хоол, аюулгүй байдал бүгдийг Улаанбаатараас авч ирэх хэрэгтэй, сумын төвд техник түрээслэх газар байхгүй. Шороон шуурга тавибал нөөц өдөртэй байна. Төсөв зүйл бүрээрээ ил байхыг хүснэ. Аюулгүй ажиллагааны зааварчилгаагүй хүн талбайд орохгүй. Дараа нь иргэдээс авах санал асуулгын хариу бидэнд хамгийн чухал.",
    category: "marketing", budget: "60 сая төгрөг", timeline: "2 сар", requiredSkills: ["ивент зохион байгуулалт", "тайз, техник", "орон нутгийн логистик"], requiredCompanySize: "small", preferredLocation: "Өмнөговь", isUrgent: true,
  },
  {
    key: "engineers-to-japan", contentLanguage: "mn", createdDaysAgo: 2, company: "plum-platform", title: "Япон руу явах 40 software engineer олох сошиал campaign",
    description: "Токиогийн зургаан компани манай дээр нийт 40 position нээлттэй өгсөн, харин UB-д биднийг мэдэх хүн алга. 3+ жилийн туршлагатай backend, QA инженерүүдэд хүрэх хоёр сарын campaign хийлгэмээр байна. Амьдралын бодит түүх ярьдаг богино видео (өмнө нь явсан 8 хүн ярихад бэлэн), зар, бүртгэлийн маягтаас эхлээд. Хэт гоё амлалт бичихгүй: цалин, татвар, түрээсийн дүнг шууд хэлнэ. Нэр дэвшигчээс мөнгө авдаггүй гэдгээ ч тод харуулна. 200 чанартай CV ирвэл бид сэтгэл хангалуун үлдэнэ. Япон текстийг өөрсдөө хянана.",
    category: "marketing", budget: "15-18 сая төгрөг", timeline: "2 сар", requiredSkills: ["сошиал маркетинг", "богино видео", "recruitment сурталчилгаа"], requiredCompanySize: "small",
  },
  {
    key: "dairy-packaging", contentLanguage: "mn", createdDaysAgo: 10, company: "bor-suu", title: "Ээзгий, хайлмаг, шар тосны шинэ сав баглаа боодол",
    description: "Одоо гурван өөр хэвлэлийн газраас авсан гурван өөр шошготой, тавиур дээр нэг үйлдвэрийнх гэдэг нь мэдэгддэггүй. Таван бүтээгдэхүүний савыг нэг айлын хүүхдүүд шиг төрөл төстэй болгож, хадгалах хугацааг хоёр хоногоор ч болов уртасгах материал санал болгохыг хүсэж байна. Эхний хэвлэлт 40 мянган ширхэг. Нүүдлийн гэр, морь, хадаг гэсэн хэвшмэл дүрслэлээс зайлсхийнэ. Хэвлэх үйлдвэр дээр өнгийг нь тулгаж өгөх ажил үнэд орсон байх ёстой. Хорин дэлгүүрийн борлуулагчийн үнэлгээгээр эцсийн хувилбарыг сонгоно.",
    category: "design", budget: "18 сая төгрөг", timeline: "3 сар", requiredSkills: ["баглаа боодлын дизайн", "хэвлэлийн эх", "материалын зөвлөгөө"], requiredCompanySize: "small",
  },
  {
    key: "felt-identity", contentLanguage: "en", createdDaysAgo: 23, company: "felt-fetlock", title: "A brand that says who made the slippers, plus a 32-page catalogue",
    description: "Wholesalers sell our slippers under their own labels, and we are finally brave enough to sew in ours. What we have: a logo drawn by a nephew in 2008. What we need: identity, woven label, hangtag, box, a 32-page printed catalogue and a small stand for the spring fair in Frankfurt. Our deaf colleagues should be present in the story without becoming a charity poster. Photographs must be taken here, in Erdenet, in daylight. Four shortlisted studios will each be paid $200 for a conversation, not for sketches.",
    category: "design", budget: "$11-12k", timeline: "3-4 months", requiredSkills: ["brand identity", "catalogue design", "product photography", "trade-fair stand"], requiredCompanySize: "any",
  },
  {
    key: "admin-design-system", contentLanguage: "en", createdDaysAgo: 75, company: "jinluur-systems", title: "Design system for a back-office suite with 260 screens",
    description: "Twenty years of different teams have left our banking back office with eleven kinds of button. Follow loan officers, tellers and controllers through their day, then give us one component library, its principles and rules for wording. Our Angular developers write the code; we expect Figma and Storybook documentation from you. Observation in at least five branches, two of them outside the capital, is a condition. The yardstick: registering a loan request takes fourteen minutes today and should take eight. Logo and corporate colours stay as they are. Please show one earlier system of comparable size.",
    category: "design", budget: "180-200 million MNT", timeline: "12-14 months", requiredSkills: ["UX research", "design systems", "Figma", "Storybook"],
  },
  {
    key: "primary-campus-interior", contentLanguage: "en", createdDaysAgo: 50, company: "juniper-hill", title: "Interior of a primary campus for 400 children",
    description: "The shell of our second campus is standing: three floors, 4,100 square metres, large windows, brutal acoustics. We need interior design for 18 classrooms, a library that children climb into, a dining hall, corridors where running is survivable, and a quiet room. Local materials are preferred, felt panels and larch above all. Working drawings, fire compliance and site supervision until handover are included; building is contracted separately. The jury is two teachers, one parent, the school nurse and three eight-year-olds with full voting rights.",
    category: "design", budget: "$85-95k", timeline: "10 months", requiredSkills: ["interior design", "school spaces", "working drawings", "author supervision"], requiredCompanySize: "small", preferredLocation: "Ulaanbaatar",
  },
  {
    key: "insurance-explainer", contentLanguage: "mn", createdDaysAgo: 6, company: "nomrog", title: "Даатгалын нөхцөлийг тайлбарласан таван хөдөлгөөнт видео",
    description: "«Давагдашгүй хүчин зүйл» гэж юу болохыг малчин хүн тайлбарлаад өгөөч гэхэд би өөрөө ээрч байсан. Зуд, осол, гал, хулгай, нөхөн төлбөр авах дараалал гэсэн таван сэдвээр тус бүр 90 секундийн хүүхэлдэйн видео хийлгэнэ. Зохиолыг хамт бичнэ, хуульч нь манайд бий. Казах хэлээр давхар дуу оруулна, Баян-Өлгийд үйлчлүүлэгч ихтэй. Хошин, гэхдээ хохирсон хүнийг доромжлохгүй. Видео үзсэн ба үзээгүй тавин тавин хүнээс таван асуулт асууж, зөв хариулт хоёр дахин их байвал дараагийн цувралыг захиална.",
    category: "design", budget: "20-25 сая ₮", timeline: "2-3 сар", requiredSkills: ["2D анимэйшн", "зохиол", "казах дуу оруулалт"],
  },
  {
    key: "wallet-field-research", contentLanguage: "en", createdDaysAgo: 19, company: "pelican-row", title: "Field interviews with wallet users in four aimags",
    description: "A client's wallet does well in Ulaanbaatar and dies at the city limits. Our hypothesis is trust; theirs is fonts. Please find out. We are after thirty-six interviews in Mongolian across Bayan-Ulgii, Uvs, Dornod and Umnugovi, with herders, shop owners and teachers, then a usability round on six clickable prototypes we supply. Consent and recordings must meet Singapore rules. Deliverables: edited clips with English subtitles, a findings memo under fifteen pages, and two days with our designers. Recruiting participants through the client's own agents is forbidden.",
    category: "design", budget: "$22k plus travel", timeline: "2 months", requiredSkills: ["user interviews", "usability testing", "Mongolian language", "fintech UX"], requiredCompanySize: "startup",
  },
  {
    key: "store-concept", contentLanguage: "mn", createdDaysAgo: 95, company: "zuslan-market", title: "Хорооллын дэлгүүрийн шинэ загвар, 20 салбарт нэвтрүүлэх",
    description: "Дөрвөн зуун метр квадратаас бага хорин салбарын дотор засал, тавиурын зохион байгуулалт, гэрэлтүүлэг, чиглүүлэгчийг нэг загварт оруулна. Эхлээд Толгойт, Яармагт хоёр туршилтын дэлгүүр босгож, гурван сар хэмжсэний дараа үлдсэн арван наймын ажлын зургийг гаргана. Дотоодын үйлдвэрлэгчийн булан хаалганаас харагддаг байх ёстой. Настай хүн, тэргэнцэртэй ээж чөлөөтэй эргэнэ. Хаалга онгойхгүй хонох өдөр салбар бүрд тав хүртэл. Нэг метр квадратад ногдох борлуулалт, кассын дарааллын урт хоёроор үр дүнг дүгнэнэ. Гүйцэтгэлийг өөр компани хийнэ.",
    category: "design", budget: "400 сая төгрөг хүртэл", timeline: "нэг жил хагас", requiredSkills: ["дэлгүүрийн интерьер", "ажлын зураг", "3D дүрслэл", "зохиогчийн хяналт"], requiredCompanySize: "any", preferredLocation: "Улаанбаатар",
  },
  {
    key: "berlin-entity", contentLanguage: "en", createdDaysAgo: 13, company: "kiez-khoroo", title: "Put our Ulaanbaatar team on a proper legal footing",
    description: "Eight colleagues in Ulaanbaatar work for us as contractors, which was fine at two and is silly at eight. We need advice on branch versus subsidiary, then registration, employment contracts that a German parent can live with, an IP assignment, an option plan if Mongolian law allows one, and a short handbook. Bilingual documents, German optional. Bookkeeping isn't part of this. A fixed fee is strongly preferred; we bill that way ourselves. We'll ask two previous foreign clients how long you really took.",
    category: "other", budget: "around €6,000", timeline: "6-8 weeks", requiredSkills: ["employment law", "company registration", "IP assignment", "English or German"], preferredLocation: "Ulaanbaatar",
  },
  {
    key: "core-pentest", contentLanguage: "mn", createdDaysAgo: 0, company: "jinluur-systems", title: "Мобайл банк ба төлбөрийн API-д халдлагын туршилт хийлгэх",
    description: "PCI DSS-ийн жилийн шалгалт хоёр сарын дараа. Гурван банкны мобайл апп, нийтлэг төлбөрийн API, удирдлагын вэб гэсэн таван системийг хөндлөнгийн баг шалгаж, олсон цоорхойгоо манай хөгжүүлэгчидтэй хамт сууж хаалгана. Туршилтын орчин бэлэн, бодит орчинд зөвхөн шөнийн хоёроос тав хүртэл. Тайлан англи, монгол хоёр хэлээр гарна. OSCP-тэй хоёроос доошгүй хүн багт байх, банкны салбарын өмнөх ажлын тодорхойлолт ирүүлэх шаардлагатай. Дахин шалгалт үнэд багтсан байна. Зөвхөн автомат сканнерын тайлан өгдөг бол битгий цаг үрээрэй.",
    category: "other", budget: "90 сая төгрөг", timeline: "2-3 сар", requiredSkills: ["халдлагын туршилт", "мобайл аюулгүй байдал", "PCI DSS"], requiredCompanySize: "any", isUrgent: true,
  },
  {
    key: "mill-roof-solar", contentLanguage: "mn", createdDaysAgo: 82, company: "zoolon-suljmel", title: "Үйлдвэрийн дээвэр дээр 400 кВт нарны станц",
    description: "Будгийн цех, ээрэх цехийн 5 200 метр квадрат дээвэр ашиглагдахгүй байна. Хэрэглээ маань өдрийн цагаар 600 киловатт хүрдэг тул үйлдвэрлэснээ дотроо хэрэглэнэ, илүүг сүлжээнд өгөх гэрээг давхар хийнэ. Дээвэр 1987 оных, даацын дүгнэлтээс ажил эхэлнэ. Зураг төсөл, зөвшөөрөл, нийлүүлэлт, угсралт, таван жилийн үйлчилгээг нэг гэрээгээр авна. Хавтан, инвертерийн сэлбэг Монголд байх ёстой. Үйлдвэр зогсоохгүй, ажлыг гуравдугаар сараас аравдугаар сарын хооронд дуусгана. Эхний жилийн бодит үйлдвэрлэл тооцооноос 8 хувиас илүү дутвал зөрүүг төлнө.",
    category: "other", budget: "1,2 тэрбум төгрөг", timeline: "7-8 сар", requiredSkills: ["нарны станц", "даацын тооцоо", "сүлжээний зөвшөөрөл", "засвар үйлчилгээ"], requiredCompanySize: "small",
  },
  {
    key: "rig-manuals", contentLanguage: "en", createdDaysAgo: 29, company: "drillhole-north", title: "1,100 pages of rig and crusher manuals into Mongolian",
    description: "Operators run machines whose manuals they can't read. Six manuals, 1,100 pages together, English and some Chinese, full of exploded drawings whose labels must be translated in place. Terminology has to match the safety posters already on our walls; a list of 700 terms is attached. Deliver in batches, the hydraulics first, since that is where fingers get lost. A fitter with twenty years on the job will read each batch and his word is final. Raw machine translation will be recognised on page one. Certified stamps are needed only for the safety chapters.",
    category: "other", budget: "$13k", timeline: "4 months", requiredSkills: ["technical translation", "Chinese and English", "mining terminology", "DTP"],
  },
  {
    key: "reefer-sensors", contentLanguage: "en", createdDaysAgo: 11, company: "broad-gauge", title: "Temperature monitoring for 22 refrigerated trucks",
    description: "A pharmacy chain will give us its route if we can prove the box stayed between two and eight degrees, every minute from Zamiin-Uud. We run 22 refrigerated trucks of four different makes. Fit two calibrated sensors and a door contact in each, keep readings through coverage gaps of five hours, alarm the driver and the dispatcher, and print a report the receiver signs. Trucks can be spared one at a time, on Sundays. A winter acceptance run to the border and back, with our own reference thermometers aboard, comes before final payment.",
    category: "other", budget: "$26-30k", timeline: "3 months", requiredSkills: ["IoT sensors", "cold chain", "hardware installation", "reporting"], requiredCompanySize: "small",
  },
  {
    key: "vision-lab-books", contentLanguage: "en", createdDaysAgo: 40, company: "sharga-vision", title: "Monthly bookkeeping and tax for a nine-person AI lab",
    description: "So far a founder has done the accounts at night, and it shows. From January we invoice a Singapore customer in dollars, import edge computers, receive a small innovation grant with its own reporting, and may take a foreign shareholder. Take over bookkeeping, payroll and VAT, clean up two past years, set up transfer-pricing papers and explain, in words engineers understand, what we can afford each quarter. Statutory audit will go to someone else. A named accountant who answers within a day matters more to us than the lowest fee.",
    category: "other", budget: "$700-900 a month", timeline: "12+ months, renewable", requiredSkills: ["bookkeeping", "tax", "transfer pricing", "payroll"], requiredCompanySize: "small", preferredLocation: "Ulaanbaatar",
  },
  {
    key: "devs-english", contentLanguage: "mn", createdDaysAgo: 14, company: "khalaas-mobile", title: "Хөгжүүлэгчдэд ажлын англи хэл, оройн онлайн сургалт",
    description: "Гадаад захиалагчтай болсноос хойш код бичих нь амархан, харин уулзалт дээр дуугарах нь хэцүү болоод байна. Найман хөгжүүлэгч, дөрвөн дизайнерт долоо хоногт хоёр удаа, оройн долоогоос онлайнаар хичээл орох багш хайж байна. Өдөр тутмын тайлан хэлэх, шаардлага тодруулж асуух, эелдгээр үгүй гэж хэлэх гурван чадвар хамгийн хэрэгтэй. Дүрмийн дасгалаар дарахгүй байхыг гуйя. Эхэнд нь түвшин тогтоож хоёр бүлэг болгоно. Дөрвөн сарын дараа хүн бүр бодит танилцуулга англиар хийнэ, тэр л шалгалт. Хоцорсон хүн бичлэгээс нөхдөг байвал сайн.",
    category: "other", budget: "тохиролцоно", timeline: "4 сар", requiredSkills: ["ажлын англи хэл", "онлайн сургалт", "түвшин тогтоох"], preferredLocation: "Онлайн",
  },
  {
    key: "border-warehouse", contentLanguage: "en", createdDaysAgo: 68, company: "broad-gauge", title: "Steel-frame warehouse, 3,600 m², at Zamiin-Uud",
    description: "Storage for small importers has outgrown our yard, so we're putting up 3,600 square metres beside it, a sixth of it a cold room for meat and dairy. Drawings, land permit and soil report exist, and another firm is pouring the foundation. Yours are the steel fabrication, transport, erection, wall and roof panels, and seven loading doors. Wind loads there are no joke. Payment comes in two stages with ten percent retained until the second spring. We will look at your safety record at least as hard as at your price.",
    category: "other", budget: "2.4 billion MNT, negotiable", timeline: "12-13 months with a winter pause", requiredSkills: ["steel structures", "erection", "cold storage", "site safety"], requiredCompanySize: "large", preferredLocation: "Dornogovi",
  },
];
