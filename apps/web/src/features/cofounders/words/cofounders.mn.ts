import { formatNumber } from "@khamt/language/format";
import type { Words } from "../../../lib/language/index.ts";

const cofounders: Words["cofounders"] = {
  head: {
    title: "Хамтран үүсгэн байгуулагч",
    description: "Хамтдаа компани байгуулах хүмүүс: юу хийж чаддаг, хаана байдаг, хэзээнээс эхэлж чадах.",
  },
  title: "Хамтран үүсгэн байгуулагч",
  intro:
    "Хэн нэгэнтэй нийлж юм бүтээхийг хүссэн хүмүүс. Юу хийж чаддаг, хаана байдаг, хэдий хэр цаг гаргахыг нь хараарай.",
  profileForm: "Профайлын маягт",
  createProfile: "Профайлаа үүсгэх",
  searchLabel: "Хамтран үүсгэн байгуулагч хайх",
  placeholder: "Нэр, ур чадвараар хайх",
  search: "Хайх",
  found: (count) =>
    count === 0
      ? "Хамтран үүсгэн байгуулагч олдсонгүй"
      : `${formatNumber(count, "mn")} хамтран үүсгэн байгуулагч олдлоо`,
  loading: "Хамтран үүсгэн байгуулагч хайж байна",
  none: "Хамтран үүсгэн байгуулагч олдсонгүй",
  noneHint: "Хайлтын нөхцөлөө өөрчилж үзээрэй: үгээ богиносгож, шүүлтүүрээ цөөлөөрэй.",
  noneYetHint: "Энд хараахан хэн ч алга. Анхны профайл таных байж болно.",
  showAll: "Бүгдийг үзэх",
  invitation: {
    title: "Та ч профайлаа үүсгээрэй",
    text: "Юу хийж чаддаг, юу хайж байгаагаа бичвэл тан шиг хүн хайж буй санаачлагчид таныг олно.",
  },
  skills: "Ур чадвар",
  expertise: "Мэргэшил",
  experienceOf: (years) => `Туршлага: ${years}`,
  aiMatch: "AI тохирол",
  matchForMe: "Надад тохирохыг AI-аар олох",
  activity: {
    week: "Энэ долоо хоногт идэвхтэй",
    month: "Энэ сард идэвхтэй",
    earlier: "Сүүлийн үед идэвхгүй",
  },
  detail: {
    back: "Бүх хамтран үүсгэн байгуулагч",
    describe: (name, title, skills) =>
      (title === "" ? `${name}: «Хамт» дээрх профайл.` : `${name}, ${title}.`) +
      (skills && ` Ур чадвар: ${skills}.`),
    about: "Танилцуулга",
    brings: "Юу хийж чаддаг",
    background: "Боловсрол, туршлага",
    person: "Ажлаас гадуур",
    match: "Санаа олох",
    connect: "Холбогдох",
    message: "Зурвас илгээх",
    notAvailable: "Одоогоор төсөл хайхгүй байна.",
    facts: "Товчхондоо",
    availability: "Цаг гаргах боломж",
    experience: "Туршлага",
    location: "Байршил",
    timezone: "Цагийн бүс",
    workStyle: "Ажиллах хэлбэр",
    salary: "Хүсэж буй цалин",
    equity: "Хүсэж буй хувь эзэмшил",
    age: "Нас",
    personality: "Зан чанарын төрөл",
    education: "Боловсрол",
    industries: "Салбар",
    roles: "Хүсэж буй үүрэг",
    languages: "Хэл",
    certifications: "Гэрчилгээ",
    awards: "Шагнал",
    values: "Ажлын үнэт зүйлс",
    hobbies: "Сонирхол",
    links: "Бусад хуудас",
    portfolio: "Портфолио",
    class: (year) => `${year} онд төгссөн`,
  },
};

export default cofounders;
