import type { DemoProject } from "./types.ts";

export const projects1: DemoProject[] = [
  {
    key: "conveyor-oversize", contentLanguage: "en", createdDaysAgo: 12, company: "drillhole-north", title: "Camera that spots oversize rock on the crusher feed belt",
    description: "Oversize boulders jam our secondary crusher about nine times a month, and each stop costs four hours. We want two cameras above the feed belt, a model that flags anything beyond 350 mm, and a signal to the operator's panel within two seconds. There are 400 hours of old footage, unlabelled. Dust is heavy, temperatures reach minus 38, and the camp has no dependable internet, so everything must run on site. A three-week trial decides it: at least 95 percent of boulders caught, fewer than five false stops per shift.",
    category: "ai/ml", budget: "$70-85k including hardware", timeline: "7-8 months", requiredSkills: ["computer vision", "edge deployment", "industrial cameras", "PLC signalling"], requiredCompanySize: "any", preferredLocation: "Umnugovi",
  },
  {
    key: "store-demand-forecast", contentLanguage: "mn", createdDaysAgo: 5, company: "zuslan-market", title: "74 дэлгүүрийн өдөр тутмын захиалгын таамаглал",
    description: "Талх, сүү, ногоо, махны захиалгыг дэлгүүрийн эрхлэгчид нүдэн баримжаагаар өгдөг, хаягдал 4,2 хувьтай. Дэлгүүр, бараа, өдөр бүрээр таамаглал гаргаж Dynamics рүү буцаан бичдэг систем хэрэгтэй. Таван жилийн кассын өгөгдөл SQL Server дээр бий, гэхдээ барааны кодыг 2021 онд солихдоо хуучинтай нь холбоогүй орхисон. Цагаан сар, наадам, цалингийн өдрийн хэлбэлзлийг тооцох ёстой. Эхний арван дэлгүүрт хагас жил туршиж, хаягдал дөрөвний нэгээр буурсан нөхцөлд бусад руу тэлнэ. Манай талаас хоёр шинжээч бүтэн цагаар ажиллана.",
    category: "ai/ml", budget: "450-500 сая төгрөг", timeline: "1 жил гаруй", requiredSkills: ["эрэлтийн таамаглал", "өгөгдлийн агуулах", "Python", "ритейл аналитик"], requiredCompanySize: "medium",
  },
  {
    key: "contract-search", contentLanguage: "mn", createdDaysAgo: 33, company: "gerege-law", title: "12 мянган гэрээнээс асуултаар хайдаг дотоод туслах",
    description: "Арван таван жилийн гэрээ, дүгнэлт, шүүхийн шийдвэр манай серверт Word, сканнердсан PDF хэлбэрээр хадгалагдаж байна. Залуу хуульч «ажлаас халагдсан хүний нууцлалын заалтыг бид яаж бичдэг вэ» гэж монголоор асуухад эх сурвалжийг нь заасан хариулт өгдөг байх ёстой. Баримт гадагш гарахгүй, үүлэн үйлчилгээ ашиглахыг хориглоно. Сканнердсан хэсэг нь гуравны нэг орчим, чанар муутай. Дөчин жишиг асуулт бэлдсэн, гучин таваас дээшид нь зөв эх сурвалж гарч ирвэл ажлыг хүлээж авна.",
    category: "ai/ml", budget: "60 сая төгрөг хүртэл", timeline: "4 сар", requiredSkills: ["монгол хэлний NLP", "RAG", "OCR", "мэдээллийн аюулгүй байдал"], requiredCompanySize: "any", preferredLocation: "Улаанбаатар",
  },
  {
    key: "doctor-dictation", contentLanguage: "mn", createdDaysAgo: 18, company: "egshin", title: "Эмчийн яриаг өвчний түүх болгож буулгах систем",
    description: "Наян зургаан эмч маань өдөрт дунджаар хоёр цаг өвчний түүх шивж суудаг. Үзлэгийн төгсгөлд ярьсныг нь монголоор буулгаад, зовуурь, үзлэг, онош, эмчилгээ гэсэн хэсэгт ангилж HL7-оор эмнэлгийн системд оруулна. Латин нэр томьёо, орос үг, эмийн нэр холилдож яригддаг нь хэцүү. Эхлээд зүрх судасны тасагт найман эмчтэй туршина. Өвчтөний мэдээлэл эмнэлгийн серверээс гарахгүй. Нэг үзлэгт зарцуулдаг бичих хугацааг хагасаар багасгавал амжилттай гэж үзнэ, үгийн алдаа арван хувиас хэтэрвэл зогсооно.",
    category: "ai/ml", budget: "150 сая төгрөг", timeline: "9 сар орчим", requiredSkills: ["яриа танилт", "анагаахын нэр томьёо", "HL7 холболт", "дотоод серверт байршуулах"], requiredCompanySize: "small",
  },
  {
    key: "fibre-sorting", contentLanguage: "mn", createdDaysAgo: 64, company: "zoolon-suljmel", title: "Ноолуур ангилах ширээнд камертай туслах суурилуулах",
    description: "Хялгас, өнгө, хольцыг хорин дөрвөн ангилагч гараар ялгадаг, тэднээс ес нь хоёр жилийн дараа тэтгэвэрт гарна. Ширээ бүрийн дээр камер тавьж, багц бүрийн өнгө, хялгасны хувийг дэлгэц дээр харуулдаг болгомоор байна. Ангилагчийг орлох биш, шинэ хүн сургахад хэрэглэх зорилготой. Лабораторийн 6 000 дээжийн хариу лавлагаанд бий, зургийг шинээр авна. Зургаан ширээн дээр туршиж, лабораторийн үзүүлэлтээс хялгасны хувь 0,5-аас илүү зөрөхгүй бол үлдсэн арван наймыг захиална. Цехэд тоос, чийг ихтэй.",
    category: "ai/ml", budget: "240 сая төгрөг", timeline: "8-10 сар", requiredSkills: ["компьютер хараа", "чанарын хяналт", "төхөөрөмж суурилуулалт"],
  },
  {
    key: "credit-scorecard", contentLanguage: "en", createdDaysAgo: 47, company: "footbridge-credit", title: "Rebuild our credit scorecard for irregular incomes",
    description: "Four in ten applications still need a human, because our 2017 scorecard treats a market trader like a salaried clerk. We hold 310,000 repaid and defaulted loans, phone top-up records for half of them, and seasonal notes typed by loan officers in free text (ignore those). Wanted: a documented, explainable model, validated on two winters it hasn't seen, with reason codes a borrower can be told aloud. The regulator will read the validation report. We'll judge by the share of automatic decisions at an unchanged overdue rate; seven in ten would delight us.",
    category: "ai/ml", budget: "$30-40k", timeline: "4-5 months", requiredSkills: ["credit scoring", "model validation", "SQL", "explainable models"], requiredCompanySize: "any",
  },
  {
    key: "camera-trap-triage", contentLanguage: "mn", createdDaysAgo: 0, company: "belcheer-ajiglalt", title: "Автомат камерын зургийг амьтнаар нь ялгах загвар",
    description: "Жилд 1,2 сая зураг орж ирдгийн наян хувь нь салхинд хөдөлсөн өвс байдаг. Гурван хүн өвөлжин суугаад ч барахгүй байгаа тул хоосон зургийг ялгаж, аргаль, янгир, ирвэс, чоно, мал, хүн зэрэг арван дөрвөн ангилалд хуваадаг загвар сургуулах гэсэн юм. Шошголсон 90 мянган зураг бий. Хээрийн суурин дээр энгийн зөөврийн компьютер дээр ажиллах ёстой, кодыг нээлттэй лицензээр гаргана. Хоосон зургийн 98 хувийг зөв хаядаг, ирвэсийг алддаггүй байвал болно. Тэтгэлгийн мөнгө гуравдугаар улиралд дуусгавар болох учраас хугацаа хатуу.",
    category: "ai/ml", budget: "$9,000 (тэтгэлгээс)", timeline: "10 долоо хоног", requiredSkills: ["зураг ангилал", "PyTorch", "нээлттэй эх"], requiredCompanySize: "startup", isUrgent: true,
  },
  {
    key: "terminology-mt", contentLanguage: "mn", createdDaysAgo: 2, company: "dorvon-dalai", title: "Нэр томьёоны сандаа тулгуурласан орчуулгын туслах",
    description: "Бидэнд 25 мянган нэр томьёо, найман жилийн орчуулгын санах ой (1,9 сая өгүүлбэр) байгаа. Ерөнхий зориулалтын орчуулагчид «blast hole»-ыг тэсрэх нүх гээд биччихдэг болохоор редактор хоёр дахин ажилладаг. Өөрсдийн өгөгдлөөр тааруулсан, англиас монгол руу ноорог гаргаж memoQ дотор санал болгодог загвар хийлгэмээр байна. Харилцагчдын нууц тул серверийг манайд тавина. Уул уурхайн 200 хуудас дээр редакторын засварлах цагийг 30 хувиар бууруулж чадвал бүрэн төлнө, чадахгүй бол тал дүнгээр тохиролцоно.",
    category: "ai/ml", budget: "25-30 сая ₮", timeline: "3 сар", requiredSkills: ["машин орчуулга", "хэлний загвар тааруулах", "memoQ API"],
  },
  {
    key: "dental-site-galig", contentLanguage: "mn", createdDaysAgo: 3, company: "tsagaan-sondor", title: "Shudnii emnelegt website + tsag zahialga hiilgene",
    description: "Darkhan, UB hoyort ajilladag. Odoo Facebook page-ees uur yum baihgui, udurt 90 duudlaga irdeg, resepshn amjihgui bn. Website deer emch, uilchilgee, une, ug ni tsag zahialdag heseg heregtei. Hun uuriin emch, udriig songood 20 000 tugrugiin baritsaa QPay-eer tulnu, irehguis omno ni SMS ochno. Salbar bur uur huvaaritai. Odoogiin Excel deer 11 myangan uvchtunii burtgel bgaa, tuuniig oruulah hereggui, zugeer utas dugaaraar ni tanihad bolno. Utsan deer hurdan neegdeh ni chuhal, manai hunii 95 huvi ni utsaar ordog. Belen bolsnii daraa 1 sar duudlaga hagas buursan bhiig harna.",
    category: "web", budget: "8-10 saya tugrug", timeline: "1-2 sar", requiredSkills: ["website", "tsag zahialga", "QPay holbolt", "SMS"], requiredCompanySize: "startup", preferredLocation: "Darkhan",
  },
  {
    key: "trek-booking", contentLanguage: "en", createdDaysAgo: 27, company: "saddle-sky", title: "Booking site for horse treks, replacing a heroic spreadsheet",
    description: "Retire FINAL_v7.xlsx. Guests should see which departures still have places, hold one for 72 hours, pay a deposit by card in euro, pound or dollar, fill in riding experience and diet, and sign the waiver. Guides need a printable manifest that survives rain. Forty-three itineraries with good photographs exist, in English and patchy German; we'll rewrite the German ourselves. Must open quickly on a Scottish train. Season opens for sale on 1 November and a broken checkout in that week would hurt for a year. We read code reviews of past work, so send links.",
    category: "web", budget: "around $38k", timeline: "5 months", requiredSkills: ["booking flow", "Stripe", "multilingual content", "web performance"], requiredCompanySize: "small", preferredLocation: "Berlin or remote",
  },
  {
    key: "accounting-client-portal", contentLanguage: "mn", createdDaysAgo: 9, company: "tsegtstei-dans", title: "Харилцагчдын баримт солилцох портал",
    description: "Жаран таван байгууллага сар бүр нэхэмжлэх, банкны хуулга, цалингийн жагсаалтаа и-мэйл, Viber, заримдаа цаасан хайрцгаар явуулдаг. Харилцагч бүр өөрийн өрөөтэй, юу дутууг нь хардаг, нягтлан нь хүлээж авснаа тэмдэглэдэг, хоцорвол сануулдаг вэб систем хэрэгтэй. eBarimt болон банкны хуулга автоматаар татах хоёр холболт заавал. Монгол, англи хоёр хэлтэй. Хандалтын эрх, үйлдлийн бүртгэлийг аудитор шалгана. Эхний сард арван харилцагч, дараа нь бүгдийг шилжүүлнэ; шилжилтийн үед хажууд байж сургахыг үнэд оруулж бичнэ үү.",
    category: "web", budget: "65-75 сая төгрөг", timeline: "3-5 сар", requiredSkills: ["вэб портал", "eBarimt холболт", "хандалтын эрх", "PostgreSQL"], requiredCompanySize: "medium",
  },
  {
    key: "online-enrolment", contentLanguage: "en", createdDaysAgo: 41, company: "juniper-hill", title: "Online admissions and fee payment before the new campus opens",
    description: "Each spring roughly 900 families queue in our corridor with folders. We would like them to apply from home: upload documents, choose an assessment slot, see the result, sign the contract and pay tuition in instalments through two local banks. Siblings and staff discounts are fiddly and must be right. The finance office uses an accounting package with a documented import format. Launch is fixed for the February intake; the second campus makes postponement impossible. Acceptance means 50 volunteer parents complete the whole thing unaided, including at least ten grandparents.",
    category: "web", budget: "$40-48k", timeline: "6 months", requiredSkills: ["web portal", "payment integration", "e-signature", "requirements analysis"], requiredCompanySize: "medium", preferredLocation: "Ulaanbaatar",
  },
  {
    key: "felt-wholesale", contentLanguage: "en", createdDaysAgo: 70, company: "felt-fetlock", title: "Wholesale ordering catalogue in English, German and Japanese",
    description: "Eighty-one wholesalers send us orders as PDFs, photographs of PDFs, and once a fax. We'd like a password-protected catalogue where a shop sees its own price list, picks sizes and shades, gets a delivery week that respects workshop capacity, and repeats last year's order in three clicks. No public sales. About 240 variants. German invoices must satisfy German accountants. Two of us will maintain it and neither is technical; both are deaf, so training should be in writing or signed. We will measure typing hours saved during the autumn order round.",
    category: "web", budget: "$15-20k", timeline: "4 months", requiredSkills: ["B2B e-commerce", "multilingual site", "EU invoicing", "accessibility"], requiredCompanySize: "any",
  },
];
