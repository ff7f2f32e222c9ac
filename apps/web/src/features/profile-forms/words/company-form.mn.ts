import type { Words } from "../../../lib/language/index.ts";

const secret = "Бусдад хэзээ ч харагдахгүй.";
const open = "Жагсаалтад гарахгүй, компанийн хуудсанд харагдана. Доорх товчоор нууж болно.";

const company: Words["company-form"] = {
  head: {
    title: "Компанийн профайл үүсгэх",
    description:
      "Юу хийдэг, хэнд зориулдаг, ямар ажил хийснээ үүсгэн байгуулагчид, компаниудад танилцуулаарай.",
  },
  title: "Компанийн профайл үүсгэх",
  editTitle: "Компанийнхаа профайлыг засах",
  intro: "Юу хийдэг, хэнд зориулдаг, ямар ажил хийснээ үүсгэн байгуулагчид, компаниудад танилцуулаарай.",
  sections: {
    basic: "Компанийн үндсэн мэдээлэл",
    business: "Бизнесийн мэдээлэл",
    contact: "Байршил, холбоо барих",
    services: "Үйлчилгээ, чадавх",
    more: "Нэмэлт мэдээлэл",
    preferences: "Нөгөө талаас юу хүсэж байна вэ?",
  },
  fields: {
    name: { label: "Компанийн нэр" },
    description: {
      label: "Танилцуулга",
      hint: "Юу хийдэг, хэнд зориулдаг, үүнийг батлах нэг ажлаа бичээрэй. Жагсаалтад гарахад дор хаяж 40 тэмдэгт хэрэгтэй.",
      placeholder:
        "Жижиглэн худалдааны дэлгүүрт зориулсан санхүүгийн систем хийдэг. Улаанбаатарын дөчин дэлгүүр тооцоогоо манайхаар хаадаг.",
    },
    industry: { label: "Салбар" },
    size: { label: "Компанийн хэмжээ" },
    mission: { label: "Эрхэм зорилго", hint: "Компани юуны төлөө байдаг вэ? Нэг өгүүлбэрээр бичээрэй." },
    vision: { label: "Алсын хараа", hint: "Арван жилийн дараа юу биелсэн байгаасай гэж хүсдэг вэ?" },
    logoUrl: { label: "Лого", hint: "Логогүй бол нэрийн эхний үсгүүд харагдана." },
    foundedYear: { label: "Байгуулагдсан он", placeholder: "2016" },
    legalStructure: { label: "Хуулийн этгээдийн хэлбэр" },
    registrationNumber: { label: "Улсын бүртгэлийн дугаар", hint: secret },
    taxId: { label: "Татвар төлөгчийн дугаар", hint: secret },
    employeeCount: { label: "Ажилтны тоо", placeholder: "24" },
    annualRevenue: { label: "Жилийн орлого", hint: "Компанийн хуудсанд харагдана." },
    headquarters: { label: "Төв оффис", placeholder: "Улаанбаатар" },
    location: {
      label: "Байршил",
      hint: "Хаана ажилладаг вэ? Хаанаас ч ажилладаг бол «зайнаас» гэж бичээрэй.",
      placeholder: "Улаанбаатар, Дархан",
    },
    address: { label: "Хаяг", hint: open, placeholder: "Сүхбаатар дүүрэг, Сөүлийн гудамж 21" },
    phoneNumber: { label: "Утас", hint: open, placeholder: "7700 1122" },
    email: { label: "Имэйл", hint: open, placeholder: "info@example.com" },
    hidesContacts: {
      label: "Холбоо барих мэдээллийг нуух",
      hint: "Хаяг, утас, имэйл компанийн хуудсанд харагдахгүй. Нууцлалын тохиргооноос тухай бүр асуухыг сонгоогүй бол холбогдсон гишүүд утас, имэйлийг харна. Вэб хаягийг тэндээс тусад нь унтраана, сошиал хуудас хэвээр үлдэнэ.",
    },
    website: { label: "Вэбсайт", placeholder: "tanai-kompani.mn" },
    linkedinUrl: { label: "LinkedIn", placeholder: "linkedin.com/company/tanai-kompani" },
    facebookUrl: { label: "Facebook", placeholder: "facebook.com/tanai-kompani" },
    twitterUrl: { label: "Twitter", placeholder: "x.com/tanai-kompani" },
    instagramUrl: { label: "Instagram", placeholder: "instagram.com/tanai-kompani" },
    specialties: {
      label: "Мэргэшсэн чиглэл",
      hint: "Бусдаас илүү сайн хийдэг зүйл.",
      placeholder: "Төлбөрийн систем, бараа материалын бүртгэл",
    },
    services: {
      label: "Үйлчилгээ",
      hint: "Харилцагч танайхаас юу захиалж болох вэ?",
      placeholder: "Вэб хөгжүүлэлт, сургалт, засвар үйлчилгээ",
    },
    technologies: {
      label: "Технологи",
      hint: "Ажилдаа хэрэглэдэг программын хэл, систем, тоног төхөөрөмж.",
      placeholder: "React, .NET, Odoo",
    },
    projectFiles: {
      label: "Төслийн файл",
      hint: "Танилцуулга, тодорхойлолт, хийсэн ажлын зураг: 10 хүртэл файл, PDF, JPG эсвэл PNG. Хүн бүр нээж болох тул нууц зүйл бүү оруулаарай.",
    },
    teamStructure: {
      label: "Баг",
      hint: "Компанид хэн хэн, ямар багаар ажилладаг вэ?",
      placeholder: "Найман хөгжүүлэгч, гурван дизайнер, хоёр төслийн менежер",
    },
    workCulture: {
      label: "Ажлын соёл",
      placeholder: "Хурал богино, шийдвэрээ бичиж үлдээдэг, баасан гарагт суралцдаг",
    },
    companyValues: { label: "Үнэт зүйлс", placeholder: "Шударга байх, хугацаагаа барих" },
    methodologies: { label: "Арга барил", hint: "Төслөө хэрхэн удирддаг вэ?", placeholder: "Agile, Scrum" },
    branches: { label: "Салбар нэгж", hint: "Өөр хаана салбартай вэ?", placeholder: "Дархан, Эрдэнэт" },
    certifications: { label: "Гэрчилгээ", placeholder: "AWS-ийн түнш, Odoo Gold" },
    licenses: { label: "Тусгай зөвшөөрөл", placeholder: "Барилгын ажлын тусгай зөвшөөрөл" },
    standards: { label: "Стандарт", placeholder: "ISO 9001, MNS 6900 стандарт" },
    clients: {
      label: "Харилцагч",
      hint: "Нэрээ дурдахыг зөвшөөрсөн харилцагчид.",
      placeholder: "Говь, Хаан банк",
    },
    partnerships: {
      label: "Түншлэл",
      hint: "Хамтран ажилладаг компани, байгууллага.",
      placeholder: "Microsoft, Мэдээлэл технологийн холбоо",
    },
    portfolioItems: {
      label: "Хийсэн ажил",
      hint: "Бахархдаг ажлуудаа мөр бүрд нэгээр бичээрэй.",
      placeholder: "Дөчин дэлгүүрийн кассын систем, 2023 он",
    },
    caseStudyUrls: {
      label: "Ажлын жишээ",
      hint: "Төсөл хэрхэн хэрэгжсэнийг өгүүлсэн хуудасны холбоосыг мөр бүрд нэгээр бичээрэй.",
      placeholder: "tanai-kompani.mn/tosol",
    },
    clientTestimonials: {
      label: "Харилцагчдын сэтгэгдэл",
      hint: "Мөр бүрд нэг сэтгэгдэл бичиж, иш татахыг зөвшөөрсөн хүний нэрийг хамт бичээрэй.",
      placeholder: "Эхний долоо хоногт л тооцоо маань таарсан. Сараа, «Говь» дэлгүүр",
    },
    preferences: {
      label: "Төслөөс юу хүсэж байна вэ?",
      hint: "Юу хэр чухлыг сонгоорой. Заавал шаардсан зүйл нь тохирохгүй бол тохирох хувь эрс буурч, шалтгаан нь харагдана.",
    },
  },
  list: "Бүх компани",
  submit: "Компанийн профайл үүсгэх",
  created: { title: "Амжилттай", text: "Компанийн профайл амжилттай үүслээ." },
};

export default company;
