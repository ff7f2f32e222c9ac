import { formatNumber } from "@khamt/language/format";
import type { Words } from "../../../../lib/language/index.ts";

const manageImport: Words["manage-import"] = {
  head: {
    title: "Жагсаалтаас урих",
    description: "Хүснэгтээ сонгоно уу. Юу болохыг урьдчилж харуулна.",
  },
  steps:
    "Хүснэгтээ тэр чигээр нь (XLSX) эсвэл CSV хэлбэрээр хадгалж сонгоно уу. Эхний мөрүүдийн нэг нь баганын нэрс байна: Имэйл, мөн хүсвэл Овог, Нэр (эсвэл Бүтэн нэр), Хэл, Төрөл.",
  example: "Овог,Нэр,Имэйл,Хэл\nБолд,Бат,bat@example.com,Монгол",
  file: "Хүснэгт сонгох",
  chosen: (name) => `Файл: ${name}`,
  sheet: "Хуудас",
  language: "Имэйлийн хэл",
  languageHint: "Мөрөнд нь хэл заагаагүй хүмүүст.",
  programme: "Хөтөлбөр",
  noProgramme: "Хөтөлбөргүй",
  preview: "Урьдчилж харах",
  people: (people) => `${formatNumber(people, "mn")} хүнийг урина`,
  nobody: "Энэ файлд урьж болох хүн алга",
  examples: "Эхний хэд нь",
  known: (people) => `${formatNumber(people, "mn")} хүн аль хэдийн бүртгэлтэй тул дахин урихгүй`,
  joining: (people) => `Тэднээс ${formatNumber(people, "mn")} хүнийг хөтөлбөрт нэмж, мэдэгдэнэ`,
  noted: (people) => `Тэднээс ${formatNumber(people, "mn")} хүний тухай шинэ тэмдэглэл хадгална`,
  leftOut: (lines) => `${lines} мөрийг орхино`,
  line: (line) => `${line}-р мөр`,
  columns: {
    title: "Багана",
    read: (headings) => `Ашиглах: ${headings}`,
    others: (headings) => `Ашиглахгүй: ${headings}`,
    keep: "Ашиглахгүй баганад байгааг хүн тус бүрийн багийн тэмдэглэлд хадгалах",
    keepHint:
      "Тэмдэглэлийг админ гишүүний хуудаснаас уншина. Гишүүн өөрийн мэдээллийг татаж авбал бас уншина.",
  },
  problems: {
    "no-email": "Имэйл хаяг алга",
    "wrong-email": "Имэйл хаяг биш",
    "several-emails": "Нэгээс олон имэйл хаяг байна: хүн бүрийг тусдаа мөрөнд бичнэ үү",
    cyrillic: "Имэйл хаягт кирилл үсэг орсон",
    "long-name": "Нэр хэт урт",
    "wrong-kind": "Танигдаагүй төрөл",
    twice: "Файлд хоёр удаа орсон",
    member: "Аль хэдийн бүртгэлтэй",
  },
  warned: (lines) => `${lines} мөрийг байгаагаар нь авна, гэхдээ дахин нэг хараарай`,
  warnings: {
    "unknown-language": "Хэлийг таньсангүй: дээр сонгосон хэлээр имэйл очно",
    "likely-slip": "Имэйл хаягт үсгийн алдаа байж магадгүй",
  },
  faults: {
    unreadable: "Энэ файл хүснэгт биш байна. XLSX эсвэл CSV хэлбэрээр хадгалаад дахин сонгоно уу.",
    "no-heading": "Эхний мөрүүдэд «Имэйл» гэсэн багана алга. Баганын нэрсийг нэмээд дахин сонгоно уу.",
    empty: "Энэ файлд хэн ч алга.",
    "too-many": "2,000-аас олон мөр байна. Файлаа хэд хэд хуваана уу.",
  },
  letter:
    "Хүн бүрд нууц үг сонгох холбоостой имэйл очно. Холбоос 14 хоног хүчинтэй. Түүнээс өмнө бусдад харагдахгүй.",
  noMail: "Энэ сайт имэйл илгээдэггүй: бүртгэл нээгдэх боловч имэйлийг тохируултал хэнд ч холбоос очихгүй.",
  send: (people) => `${formatNumber(people, "mn")} хүнийг урих`,
  done: (people) => `${formatNumber(people, "mn")} хүнийг урилаа`,
  nobodyInvited: "Шинээр урьсан хүн алга",
  joined: (people) => `${formatNumber(people, "mn")} гишүүн хөтөлбөрт нэгдлээ.`,
  wereNoted: (people) => `${formatNumber(people, "mn")} гишүүний тухай шинэ тэмдэглэл хадгаллаа.`,
  apply: "Гүйцэтгэх",
  opened: (people) =>
    `${formatNumber(people, "mn")} хүний бүртгэл нээгдлээ. Имэйл илгээгээгүй: тохируулсны дараа жагсаалтаас хүн бүрд илгээнэ үү.`,
  show: "Урьсан хүмүүсээ харах",
  again: "Өөр файл сонгох",
};

export default manageImport;
