import type { CategoriesWords } from "./catalogue.en.ts";

const categories: CategoriesWords = {
  head: {
    title: "Ангилал",
    description: "Хамт дээрх бүхэн төрлөөрөө: стартап санаа, үүсгэн байгуулагч, компани, төсөл, үйлчилгээ.",
  },
  intro: "Энд байгаа бүхэн төрлөөрөө. Асуултдаа хамгийн ойрыг нь сонгоорой.",
  label: "Бүх ангилал",
  ideas: { title: "Стартап санаа", text: "«Надад ур чадвар бий, хүчээ зориулах санаа хайж байна.»" },
  individuals: { title: "Хамтран үүсгэн байгуулагчид", text: "«Санаа бий, хүн дутаж байна.»" },
  companies: { title: "Компаниуд", text: "«Үүнийг хийж чадах компани хэрэгтэй.»" },
  projects: { title: "Төслийн зар", text: "«Бид хийж чадна, хэнд ажил байна?»" },
  partners: { title: "Бүх түнш", text: "«Хүн ч бай, компани ч бай, хоёуланг нь үзье.»" },
  services: { title: "Үйлчилгээ", text: "«Надад түнш биш, зөвлөгөө хэрэгтэй.»" },
};

export default categories;
