import type { Words } from "../../../lib/language/index.ts";

const units = {
  hour: "Цагт",
  day: "Өдөрт",
  week: "Долоо хоногт",
  month: "Сард",
  quarter: "Улиралд",
  year: "Жилд",
};

const sums: Words["sums"] = {
  about: (amount) => `ойролцоогоор ${amount}`,
  per: (amount, unit) => `${units[unit]} ${amount}`,
  read: (amount) => `Ингэж уншлаа: ${amount}.`,
  unread: "Эндээс мөнгөн дүн уншиж чадсангүй. Бичсэнээр тань харагдана. «20 сая ₮», «$5,000» гэвэл уншина.",
};

export default sums;
