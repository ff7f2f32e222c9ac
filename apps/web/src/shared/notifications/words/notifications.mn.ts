import type { Words } from "../../../lib/language/index.ts";

const notifications: Words["notifications"] = {
  loading: "Мэдэгдлийг ачаалж байна…",
  failed: "Мэдэгдлийг ачаалж чадсангүй",
  failedHint: "Сүлжээгээ шалгаад дахин оролдоно уу.",
  none: "Шинэ мэдэгдэл алга",
  noneText: "Урилга, хариу, зурвас, шинэ тохирол ирвэл энд мэдэгдэнэ.",
  markAll: "Бүгдийг уншсан гэж тэмдэглэх",
  isNew: "Шинэ",
  compatible: (percent) => `${percent}% тохирол`,
  foundFor: (name) => `«${name}» профайлд тань тохирно`,
  settings: "Мэдэгдлийн тохиргоо",
};

export default notifications;
