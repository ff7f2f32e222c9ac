import type { ComingWords } from "./catalogue.en.ts";

const page = (title: string, intro: string, now: string) => ({ title, intro, now });

const coming: ComingWords = {
  status: "Бүртгэлтэй хамт нээгдэнэ",
  today: "Өнөөдөр юу хийж болох вэ",
  links: {
    companies: "Компаниуд",
    categories: "Ангилал",
    home: "Нүүр",
  },
  pages: {
    services: page(
      "Нэмэлт үйлчилгээ",
      "Бизнес зөвлөгөө, техникийн үйлчилгээ, сургалт; тус бүр үнэтэй, 7 хоногийн баталгаатай.",
      "Бүртгэлтэй олон компани зөвлөгөө, хөгжүүлэлт, дизайн, маркетинг санал болгодог. Тэднийг одоо үзэж болно.",
    ),
  },
};

export default coming;
