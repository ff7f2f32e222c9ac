import type { Words } from "../../../lib/language/index.ts";

const announcements: Words["announcements"] = {
  head: {
    title: "Зарлал",
    description: "Таны хөтөлбөр болон «Хамт»-ын багийн мэдээ.",
  },
  login: {
    title: "Зарлал унших бол нэвтэрнэ үү",
    hint: "Зарлал нь гишүүдэд болон хөтөлбөрт оролцогчдод зориулагдсан.",
    button: "Нэвтрэх",
  },
  failure: "Зарлалыг ачаалж чадсангүй. Холболтоо шалгаад дахин оролдоно уу.",
  empty: {
    title: "Зарлал алга байна",
    hint: "Таны хөтөлбөр эсвэл «Хамт»-ын багийн мэдээ энд гарна. Мэдээ гармагц танд мэдэгдэнэ.",
    button: "Мэдэгдлээ сонгох",
  },
  count: (total) => `${total} зарлал`,
  everybody: "Бүх гишүүнд",
};

export default announcements;
