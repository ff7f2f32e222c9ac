import type { DemoCompany } from "./types.ts";

export const companies3: DemoCompany[] = [
  {
    key: "khukh-tolbo", contentLanguage: "mn", createdDaysAgo: 190, name: "Хөх Толбо Хөдөлгөөнт Зураг",
    description: "Хүүхэлдэйн кино, тайлбар видео, баримтат кино. Тавин найман уран бүтээлчтэй, Зайсангийн аманд 400 метр квадрат зургийн талбайтай. Эмийн заавар, даатгалын нөхцөл, хөдөлмөрийн аюулгүй байдал шиг уйтгартай зүйлийг хоёр минутын дотор инээж байгаад ойлгуулчихдаг нь бидний ур чадвар. Бүрэн хэмжээний хоёр хүүхэлдэйн кино маань театрт гарсан, нэг нь Анси хотын наадамд уригдсан. Дуу оруулалтыг монгол, казах, англи, солонгос хэлээр хийдэг. Хуримын клип, сошиал хуудасны өдөр тутмын контент авахгүй. Үнийн саналаа секундээр биш, зохиолоор нь тооцож гаргадаг болохоор эхлээд зохиолоо ярилцъя.",
    industry: "design", size: "medium", vision: "Монгол хүүхэлдэйн киног хилийн чанадад танигдсан үйлдвэрлэл болгох", foundedYear: 2009, legalStructure: "ХХК", location: "Улаанбаатар", address: "Хан-Уул дүүрэг, 11-р хороо, Зайсангийн гудамж 73",
    email: "info@khukhtolbo.example", website: "https://khukhtolbo.example", specialties: ["2D ба 3D анимэйшн", "тайлбар видео", "баримтат кино"],
    services: ["зохиол, сторибоард", "анимэйшн", "зураг авалт", "дуу оруулалт"], technologies: ["Blender", "After Effects", "DaVinci Resolve", "Toon Boom"],
    employeeCount: 58, clients: ["даатгал", "эмнэлэг", "уул уурхай", "олон улсын байгууллага"], annualRevenue: "1b+", completedProjects: 132,
  },
  {
    key: "toono-oron-zai", contentLanguage: "mn", createdDaysAgo: 232, name: "Тооно Орон Зай",
    description: "Сургууль, эмнэлэг, дэлгүүрийн интерьер болон жижиг барилгын зураг төсөл гаргадаг хорин нэгэн архитектор, инженерийн нэгдэл. Хүүхэд хэдэн настай, ширээ нь ямар өндөртэй байх, коридорт яаж гүйдгийг нь хэмжиж байж л зураг эхэлдэг. Дөрвөн жилд арван найман сургууль, цэцэрлэгийн орон зайг шинэчилсэн. Материалаа аль болох дотоодын үйлдвэрээс авдаг: эсгий дуу тусгаарлагч, шинэс, тоосго. Барилгын гүйцэтгэл өөрсдөө хийдэггүй ч зохиогчийн хяналтыг хүлээлгэж өгөх хүртэл тавина. Таван давхраас дээш барилга, орон сууцны хороолол бидний хүрээ биш.",
    industry: "design", size: "small", mission: "Хүн дотор нь амьсгалж болох орон зай", foundedYear: 2017, legalStructure: "ХХК", location: "Улаанбаатар", address: "Сүхбаатар дүүрэг, 6-р хороо, Урчуудын гудамж 4",
    email: "info@toonooronzai.example", specialties: ["интерьер дизайн", "сургуулийн орон зай", "дэлгүүрийн дизайн"], services: ["эскиз зураг", "ажлын зураг", "3D дүрслэл", "зохиогчийн хяналт"], technologies: ["ArchiCAD", "Revit", "SketchUp"],
    employeeCount: 21, licenses: ["барилгын зураг төсөл боловсруулах тусгай зөвшөөрөл"], clients: ["хувийн сургууль", "эмнэлэг", "худалдааны сүлжээ"], annualRevenue: "500m-1b", completedProjects: 47,
  },
  {
    key: "tsegtstei-dans", contentLanguage: "mn", createdDaysAgo: 66, name: "Цэгцтэй Данс Аудит",
    description: "Нягтлан бодох бүртгэл, татварын зөвлөгөө, аудит гурвыг нэг дор хийдэг хорин найман хүнтэй компани. Гадаадын хөрөнгө оруулалттай программ хангамж, уул уурхайн үйлчилгээний жаран таван байгууллагын бүртгэлийг сар бүр хөтөлж, шилжүүлгийн үнийн баримтыг англи, монгол хэлээр бэлтгэж өгдөг. Татварын байгууллагатай маргалдсан арван есөн хэргийн арван дөрөвт нь харилцагч маань ялсан. Хятад, солонгос хэлтэй нягтлантай. Нэг байгууллагад бүртгэл хөтөлж байгаад аудитын дүгнэлт гаргах ёс зүйгүй тул хоёрын аль нэгийг л сонгоно. ББСБ, банкны аудит хийх эрх одоогоор байхгүй.",
    industry: "finance", size: "small", foundedYear: 2011, legalStructure: "ХХК", headquarters: "Улаанбаатар", branches: ["Даланзадгад"], location: "Улаанбаатар", address: "Чингэлтэй дүүрэг, 1-р хороо, Жигжиджавын гудамж 6",
    email: "info@tsegtstei.example", website: "https://tsegtstei.example", specialties: ["татварын зөвлөгөө", "санхүүгийн аудит", "шилжүүлгийн үнэ"], services: ["нягтлан бодох бүртгэл", "аудит", "татварын тайлан", "цалингийн тооцоо"], technologies: ["Excel", "1C"],
    employeeCount: 28, certifications: ["CPA", "ACCA"], licenses: ["аудитын үйл ажиллагааны тусгай зөвшөөрөл"], standards: ["IFRS", "ISA"], clients: ["программ хангамжийн компани", "уул уурхайн үйлчилгээ", "худалдаа"], annualRevenue: "500m-1b", rating: 4.6, reviewsCount: 35, completedProjects: 320, isVerified: true,
  },
  {
    key: "footbridge-credit", contentLanguage: "en", createdDaysAgo: 340, name: "Footbridge Credit",
    description: "A licensed non-bank lender with 43,000 active borrowers, most of them traders, drivers and seasonal builders whom banks find too small to bother with. The average loan is 2.6 million tugrik over eight months. One hundred and twelve staff in eleven branches still decide four applications in ten by hand, which is the thing we most want to change. Our overdue rate has stayed under five percent through two bad winters. We publish our full price on the door of each branch. We do not take household livestock as collateral and never have.",
    industry: "finance", size: "medium", mission: "Fair credit for people with irregular income.", vision: "A decision in ten minutes, in any soum.", foundedYear: 2010, legalStructure: "ХХК", headquarters: "Ulaanbaatar", branches: ["Darkhan", "Erdenet", "Choibalsan", "Khovd"], location: "Ulaanbaatar",
    address: "Bayanzurkh district, 14th khoroo, Peace Avenue 210", email: "info@footbridge.example", website: "https://footbridge.example", specialties: ["microloans", "trader finance", "seasonal repayment"], services: ["business loans", "vehicle loans", "financial literacy classes"], technologies: ["Oracle"],
    employeeCount: 112, licenses: ["non-bank financial licence"], clients: ["market traders", "taxi and truck drivers"], annualRevenue: "1b+", rating: 3.9, reviewsCount: 52,
  },
  {
    key: "nomrog", contentLanguage: "mn", createdDaysAgo: 13, name: "Нөмрөг Даатгал Зуучлал",
    description: "Малчин, жолооч, жижиг дэлгүүрийн эзэнд тохирсон даатгалыг найман компаниас харьцуулж олж өгдөг зуучлагч. Найман хүнтэй эхэлж байна, өнгөрсөн намраас хойш 2 900 гэрээ зуучилсан. Нөхөн төлбөр авахад нь бичиг баримтыг нь хамт бүрдүүлж, маргаан гарвал үйлчлүүлэгчийн талд зогсдог. Шимтгэлээ даатгалын компаниас авдаг тул иргэнээс мөнгө нэхэхгүй. Бид өөрсдөө даатгагч биш, эрсдэл хүлээдэггүй гэдгээ үргэлж хэлдэг. Хүмүүс даатгалын нөхцөлийг уншдаггүй нь хамгийн том асуудал, тиймээс хүн бүр ойлгодог хэлээр тайлбарлах арга хайж явна.",
    industry: "finance", size: "startup", foundedYear: 2024, legalStructure: "ХХК", location: "Улаанбаатар", email: "info@nomrog.example", specialties: ["даатгалын харьцуулалт", "мал даатгал", "нөхөн төлбөрийн зөвлөгөө"], services: ["даатгал зуучлал", "эрсдэлийн үнэлгээ", "нөхөн төлбөр бүрдүүлэлт"], technologies: ["Google Sheets"],
    employeeCount: 8, licenses: ["даатгалын зуучлагчийн тусгай зөвшөөрөл"], annualRevenue: "0-100m",
  },
  {
    key: "egshin", contentLanguage: "mn", createdDaysAgo: 276, name: "Эгшин Эмнэлэг",
    description: "Дотор, мэдрэл, зүрх судас, эмэгтэйчүүдийн чиглэлээр ажилладаг 120 ортой хувийн эмнэлэг. Хоёр зуун дөчин ажилтны наян зургаа нь эмч. Жилд 64 000 хүн үзүүлж, 5 100 мэс засал хийгддэг. 2022 онд оношилгооны төвөө өргөтгөж, соронзон резонанс, зүрхний хэт авиан аппаратаа шинэчилсэн. Амбулаторийн үзлэгийн хүлээлгийг дөрвөн жилийн өмнөх зургаан хоногоос хоёр хоног болгож бууруулснаараа бахархдаг. Хүүхдийн эмчилгээ, төрөх тасаг байхгүй. Эмч нарын цаг бичиг цаасанд үрэгдсээр байгаа тул дижитал шилжилтэд хамгийн их анхаарч байна.",
    industry: "healthcare", size: "large", mission: "Эмчийн цагийг өвчтөнд буцааж өгөх", foundedYear: 2006, legalStructure: "ХХК", headquarters: "Улаанбаатар", location: "Улаанбаатар", address: "Баянгол дүүрэг, 16-р хороо, Ард Аюушийн өргөн чөлөө 22",
    email: "info@egshin.example", website: "https://egshin.example", specialties: ["зүрх судас", "мэдрэл", "оношилгоо"], services: ["амбулатори", "хэвтүүлэн эмчлэх", "урьдчилан сэргийлэх үзлэг", "мэс засал"], technologies: ["PACS", "HL7"],
    employeeCount: 240, certifications: ["ISO 15189"], licenses: ["эрүүл мэндийн үйл ажиллагаа эрхлэх зөвшөөрөл"], standards: ["MNS 5095"], partnerships: ["Сөүлийн их сургуулийн эмнэлгийн зүрхний тасаг"], annualRevenue: "1b+", rating: 4.2, reviewsCount: 87, isVerified: true,
  },
  {
    key: "tsagaan-sondor", contentLanguage: "mn", createdDaysAgo: 48, name: "Tsagaan Sondor Shudnii Emneleg",
    description: "Darkhan bolon UB-d 2 salbartai shudnii emneleg. 24 ajiltantai, 9 emch, 2 shudnii tehnikchtei. Implant, gajig zasal, huuhdiin shud gol ni. Huuhduudiig ailgahgui emchildeg gej eejuud bidniig medne, tiim uchraas sard 1400 orchim hun irdeg. Utsaar tsag avdag heveeree baigaa, resepshn maani udurt 90 duudlaga avch yadarch baina. 3D scanner-tai bolson, tsirkon burhuulee uursduu 2 hongt hiij ugdug. Shudnii zaslaas busad mes zasal hiideggui, nuur amnii tom ajilbaraas emneleg ruu yavuuldag. Dandaa shine tehnologi sonirhdog, uramtai bag shuu.",
    industry: "healthcare", size: "small", foundedYear: 2013, legalStructure: "ХХК", headquarters: "Darkhan", branches: ["Ulaanbaatar"], location: "Darkhan-Uul", email: "info@tsagaansondor.example", specialties: ["implant", "gajig zasal", "huuhdiin shud"], services: ["shudnii uzleg", "implant", "gajig zasal", "shud tsairuulah"], technologies: ["3Shape", "CBCT"],
    employeeCount: 24, annualRevenue: "500m-1b", rating: 4.6, reviewsCount: 118,
  },
  {
    key: "larch-spring", contentLanguage: "en", createdDaysAgo: 159, name: "Larch Spring Sanatorium",
    description: "Fifty-six rooms around a hot spring in Arkhangai, 1,850 metres up, where people come for ten days to mend their joints, backs and sleep. Our staff of 67 includes five rehabilitation doctors, two bonesetters registered with the ministry and a kitchen that takes salt seriously. Winter occupancy is 92 percent; summer, oddly, is harder. Guests keep asking for exercises to do at home after discharge, so last year we printed a booklet, which promptly ran out. We are a medical facility rather than a resort: no alcohol, no karaoke, lights down at ten.",
    industry: "healthcare", size: "medium", foundedYear: 1998, legalStructure: "ХХК", location: "Arkhangai", address: "Arkhangai aimag, Tsenkher soum", email: "info@larchspring.example", website: "https://larchspring.example", specialties: ["rehabilitation", "balneotherapy", "traditional medicine"], services: ["ten-day rehabilitation stays", "mud therapy", "physiotherapy"], technologies: [],
    employeeCount: 67, workCulture: "Two weeks on, one week home; families live in the valley", annualRevenue: "1b+",
  },
  {
    key: "juniper-hill", contentLanguage: "en", createdDaysAgo: 311, name: "Juniper Hill School",
    description: "A private bilingual school from kindergarten to grade twelve on the eastern edge of Ulaanbaatar, with 1,240 pupils and 206 teachers and staff. Mornings run in Mongolian, afternoons in English, and every child plants and looks after a tree until graduation. Nine out of ten leavers go on to university, a third of them abroad. Admissions still happen on paper and the parent meeting is still a Facebook group, which embarrasses our own IT teacher. A second campus for 400 primary pupils opens next September. Boarding is not offered, though people ask weekly.",
    industry: "education", size: "large", vision: "Graduates at ease in two languages and any weather.", foundedYear: 2003, legalStructure: "ХХК", headquarters: "Ulaanbaatar", location: "Ulaanbaatar", address: "Bayanzurkh district, 8th khoroo, Juniper Street 1", email: "info@juniperhill.example", website: "https://juniperhill.example",
    specialties: ["bilingual education", "K-12", "environmental education"], services: ["primary and secondary schooling", "summer school", "teacher training"], technologies: ["Google Workspace"], employeeCount: 206, certifications: ["Cambridge International School"], annualRevenue: "1b+", rating: 4.3, reviewsCount: 74, isVerified: true,
  },
  {
    key: "dune-lamp", contentLanguage: "en", createdDaysAgo: 22, name: "Dune Lamp Academy",
    description: "Evening classes in Dalanzadgad and online: workplace English, welding theory, spreadsheet skills and beginner Python for people who drive haul trucks by day. Fifteen teachers, about 900 students a year, average age thirty-four. Employers pay for half the seats. Our completion rate for shift workers is 78 percent because lessons repeat at three different hours and nobody is scolded for falling asleep. We are small, a bit noisy, and proud that 61 of our students moved from the pit to an office last year. Children's courses belong to others in town.",
    industry: "education", size: "small", mission: "A second trade for everyone on the night shift.", foundedYear: 2019, legalStructure: "НБ", location: "Umnugovi", address: "Dalanzadgad, 4th bag, Cultural Centre annex", email: "info@dunelamp.example", website: "https://dunelamp.example",
    specialties: ["adult education", "workplace English", "digital skills"], services: ["corporate training", "online courses", "language placement tests"], technologies: ["Moodle", "Zoom"], employeeCount: 15, clients: ["mining contractors", "individual learners"], annualRevenue: "100m-500m",
  },
];
