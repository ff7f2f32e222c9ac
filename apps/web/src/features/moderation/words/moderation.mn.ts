import { conductRuleNames, reportReasonNames } from "@khamt/contract/conduct";
import type { Words } from "../../../lib/language/index.ts";

const moderation: Words["moderation"] = {
  head: {
    title: "Гомдол шийдвэрлэх",
    description: "Гишүүдийн гомдол гаргасан зүйл одоогоор ямар байгаа, ямар шийдвэр гарсан.",
  },
  tabs: { label: "Аль жагсаалт", open: "Шийдвэрлэх", decided: "Шийдвэрүүд" },
  count: {
    open: (count) => `${count} гомдол шийдвэр хүлээж байна`,
    decided: (count) => `${count} шийдвэр`,
  },
  empty: {
    open: {
      title: "Шийдвэр хүлээсэн гомдол алга",
      hint: "Гишүүдийн гомдол хамгийн эртнийхээсээ эхлэн энд гарна.",
    },
    decided: { title: "Одоогоор шийдвэр алга", hint: "Шийдвэр бүр дүрэм, шалтгаантайгаа энд хадгалагдана." },
  },
  failure: "Жагсаалтыг ачаалж чадсангүй. Сүлжээний холболтоо шалгаад дахин оролдоно уу.",
  kinds: {
    idea: "Стартап санаа",
    cofounder: "Хамтран үүсгэн байгуулагчийн профайл",
    company: "Компанийн профайл",
    project: "Төслийн зар",
    connection: "Урилга",
    conversation: "Харилцан яриа",
    story: "Амжилтын түүх",
  },
  outcomes: {
    dismissed: "Зөрчил илрээгүй",
    upheld: "Дүрэм зөрчсөн",
    restored: "Шийдвэрийг буцаасан",
  },
  actions: {
    dismiss: {
      button: "Зөрчилгүй",
      title: (name) => `Зөрчилгүй: ${name}`,
      text: "Энэ талаарх бүх гомдлыг хаана. Нуусан байсан бол дахин харагдаж, эзэнд нь мэдэгдэнэ.",
      rule: "Аль дүрмээр үнэлсэн бэ? (заавал биш)",
      send: "Зөрчилгүй гэж шийдэх",
    },
    uphold: {
      button: "Дүрэм зөрчсөн",
      title: (name) => `Дүрэм зөрчсөн: ${name}`,
      text: "Профайл эзнээсээ өөр хэнд ч харагдахгүй болно. Эзэнд нь дүрэм, таны бичсэн шалтгаан, хэрхэн гомдол гаргахыг мэдэгдэнэ.",
      rule: "Аль дүрмийг зөрчсөн бэ?",
      send: "Нуух",
    },
    restore: {
      button: "Буцаах",
      title: (name) => `Шийдвэрийг буцаах: ${name}`,
      text: "Нуусан зүйл дахин харагдаж, эзэнд нь мэдэгдэнэ. Хоёр шийдвэр хоёулаа жагсаалтад үлдэнэ.",
      rule: "Аль дүрмээр дахин үнэлсэн бэ?",
      send: "Шийдвэрийг буцаах",
    },
  },
  rules: conductRuleNames.mn,
  reasons: reportReasonNames.mn,
  hidden: "Нуусан",
  owner: "Эзэн нь",
  ownersName: (name) => name || "Нэрээ бичээгүй гишүүн",
  open: "Хуудсыг нь нээх",
  says: "Одоо юу бичсэн байна",
  saysNothing: "Устсан эсвэл юу ч бичээгүй байна.",
  reports: (count) => `${count} гомдол`,
  earlier: (count) => `Өмнөх ${count} гомдол`,
  someone: "Устгасан хэрэглэгч",
  said: (who, reason) => `${who}: ${reason}`,
  decided: (outcome, rule) => (rule === null ? outcome : `${outcome}. Дүрэм: ${rule}`),
  own: "Энэ таных тул өөр администратор шийднэ.",
  decision: { rule: "Дүрэм", note: "Шалтгаан", by: "Шийдсэн хүн", appeal: "Эзний хүсэлт" },
  noRule: "Нэрлээгүй",
  about: (action, name) => `${action}: ${name}`,
  note: { label: "Шалтгаан (заавал биш)", hint: "Эзэн нь таны бичсэн хэлээр уншина." },
  ruleMissing: "Эхлээд дүрмээ сонгоно уу.",
  done: { title: "Шийдвэрлэлээ", changed: "Энэ хооронд өөр хүн шийдвэрлэсэн байна" },
};

export default moderation;
