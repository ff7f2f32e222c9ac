import type { PartnersWords } from "./catalogue.en.ts";

const partners: PartnersWords = {
  head: {
    title: "Түнш олох",
    description:
      "Хамтран үүсгэн байгуулагч, компаниудыг нэг дороос ур чадвар, мэргэшил, байршил, төрлөөр нь хайна.",
  },
  title: "Түнш олох",
  intro:
    "Хамтран ажиллах хүмүүс, компаниуд. Ур чадвар, мэргэшил, байршил, төрлөө сонгох юм уу нэг үг бичээд хайгаарай.",
  keyword: "Түлхүүр үг",
  placeholder: "Нэр, ур чадвар эсвэл профайл дахь үг",
  search: "Хамтран үүсгэн байгуулагч хайх",
  all: "Бүх түнш",
  results: "Хайлтын үр дүн",
  found: (count, type) => {
    if (count === 0) return type === "company" ? "Компани олдсонгүй" : "Хамтран үүсгэн байгуулагч олдсонгүй";
    if (type === "individual") return `${count} хамтран үүсгэн байгуулагч олдлоо`;
    if (type === "company") return `${count} компани олдлоо`;
    return `${count} хамтран үүсгэн байгуулагч, компани олдлоо`;
  },
  loading: "Түнш хайж байна",
  noneHint: "Хайлтын нөхцөлөө өөрчлөөд үзээрэй: үгээ богиносгох эсвэл шүүлтүүрээ цөөлөх.",
  noneYetHint: "Энд хараахан хэн ч алга. Анхны профайл таных байж болно.",
  showAll: "Бүх түншийг үзэх",
  createProfile: "Профайлаа үүсгэх",
  skills: "Ур чадвар",
  expertise: "Мэргэшил",
  experienceOf: (years) => `Туршлага: ${years}`,
  aiMatch: "AI тохируулга",
  findIdeas: "Санаа олох",
  privateAi: "Хувийн AI",
  findProjects: "Төсөл олох",
  view: "Профайл үзэх",
  detail: {
    back: "Бүх түнш",
    describe: (name, title) => (title === "" ? `${name}, Хамт дээр.` : `${name}, ${title}.`),
    about: "Танилцуулга",
    brings: "Юу хийж чаддаг",
    facts: "Товчхондоо",
    type: "Төрөл",
    company: "Компани",
    location: "Байршил",
    rating: "Үнэлгээ",
    connections: "Холболт",
    experience: "Туршлага",
    availability: "Цаг гаргах боломж",
    contact: "Холбоо барих",
    email: "И-мэйл",
    phone: "Утас",
    website: "Вэбсайт",
    personContact: "Тухайн хүн таны хүсэлтийг хүлээн авсны дараа и-мэйл, утасны дугаар нь харагдана.",
    companyContact: "Энэ компани холбоо барих мэдээллээ нийтлээгүй байна.",
    message: "Мессеж илгээх",
    connect: "Холбогдох",
    fullProfile: "Дэлгэрэнгүй профайл",
    matchHint: () => "Хамт энэ профайлыг байгаа бүх саналтай харьцуулж, юу таарч, юу дутаж байгааг хэлнэ.",
  },
  notFound: {
    title: "Түнш олдсонгүй",
    hint: "Таны хайсан түншийн профайл алга байна.",
    back: "Хайлт руу буцах",
  },
};

export default partners;
