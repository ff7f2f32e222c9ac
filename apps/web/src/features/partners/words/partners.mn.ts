import type { Words } from "../../../lib/language/index.ts";

const partners: Words["partners"] = {
  skills: "Ур чадвар",
  expertise: "Мэргэшил",
  experienceOf: (years) => `Туршлага: ${years}`,
  findIdeas: "Санаа олох",
  privateAi: "Хувийн AI",
  findProjects: "Төсөл олох",
  view: "Профайл үзэх",
  viewNamed: (name) => `Профайл үзэх: ${name}`,
  detail: {
    back: "Бүх түнш",
    describe: (name, title, skills) =>
      (title === "" ? `${name}: «Хамт» дээрх профайл.` : `${name}, ${title}.`) +
      (skills && ` Ур чадвар: ${skills}.`),
    about: "Танилцуулга",
    brings: "Юу хийж чаддаг",
    facts: "Товчхондоо",
    type: "Төрөл",
    company: "Компани",
    location: "Байршил",
    rating: "Үнэлгээ",
    connections: "Холбоо",
    experience: "Туршлага",
    availability: "Цаг гаргах боломж",
    contact: "Холбоо барих",
    email: "Имэйл",
    phone: "Утас",
    website: "Вэбсайт",
    personContact:
      "Та хоёр холбогдсоны дараа имэйл, утасны дугаар нь харагдана. Тухай бүр асуухыг сонгосон хүн юу харуулахаа өөрөө шийднэ.",
    companyContact:
      "Энэ компани имэйл, утсаа нийтлээгүй байна. Холбогдсоны дараа харагдана. Тухай бүр асуухыг сонгосон бол юу харуулахаа өөрөө шийднэ.",
    message: "Зурвас илгээх",
    connect: "Холбогдох",
    fullProfile: "Дэлгэрэнгүй профайл",
  },
  notFound: {
    title: "Түнш олдсонгүй",
    hint: "Таны хайсан түншийн профайл алга байна.",
    back: "Хайлт руу буцах",
  },
};

export default partners;
