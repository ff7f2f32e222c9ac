import type { Words } from "../../../lib/language/index.ts";

const words: Words["introductions"] = {
  title: "Танилцуулга",
  intro:
    "Зохион байгуулагч та хоёрыг танилцвал зүйтэй гэж үзжээ. Таны хариулт нууц: зөвхөн хоёулаа зөвшөөрвөл мэдэгдэнэ.",
  newOne: "Шинэ",
  waiting: "Та зөвшөөрсөн",
  over: "Бүтсэнгүй",
  connected: "Та хоёр холбогдлоо",
  profile: "Профайлыг үзэх",
  profileOf: (name) => `Профайлыг үзэх: ${name}`,
  by: (author, programme) => `${author} (${programme}) бичжээ:`,
  byProgramme: (programme) => `${programme} бичжээ:`,
  why: "Та хоёр яагаад тохирох вэ?",
  until: (day) => `${day} хүртэл нээлттэй`,
  waits: "Хоёулаа зөвшөөрмөгц та хоёрт мэдэгдэнэ.",
  ended: "Холбоо тогтоогүй дууслаа. Хэн юу гэж хариулсныг хэн ч мэдэхгүй.",
  accept: "Тийм, холбоно уу",
  decline: "Үгүй, баярлалаа",
  takeBack: "Зөвшөөрлөө буцаах",
  named: (action, name) => `${action}: ${name}`,
  open: "Харилцан яриаг нээх",
  done: {
    connected: "Та хоёр холбогдлоо. Харилцан яриа нээлттэй.",
    accepted: "Хүлээж авлаа. Холбогдвол танд мэдэгдэнэ.",
    declined: "Хүлээж авлаа. Хэнд ч мэдэгдэхгүй.",
  },
};

export default words;
