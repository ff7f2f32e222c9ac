import type { Words } from "../../../lib/language/index.ts";

const scoring: Words["scoring"] = {
  label: (name) => `Таны үнэлгээ, ${name}: 1 сул, 5 маш сайн`,
  remarks: (name) => `Таны тэмдэглэл, ${name}`,
  hint: "Үүнийг менежерүүд уншина. Хүсэлт илгээгчид харагдахгүй.",
  save: "Үнэлгээ хадгалах",
  saved: "Таны үнэлгээг хадгаллаа",
  change: "Үнэлгээгээ өөрчлөх",
  one: (name, score) => `${name}: 5-аас ${score}`,
  own: "Та",
  before: "хүсэлтийг сүүлд өөрчлөхөөс өмнө",
  changed: (when) => `Хүсэлт илгээгч өөрчилсөн: ${when}`,
  noAnswer: "Хариулаагүй",
  only: { label: "Харуулах", all: "Бүх хүсэлт", unscored: "Миний үнэлээгүй" },
  pages: { label: "Хүсэлтүүд", next: "Дараагийнх", previous: "Өмнөх" },
  place: (at, total) => `${at}-р хүсэлт, нийт ${total}`,
};

export default scoring;
