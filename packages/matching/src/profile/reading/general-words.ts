// What stands beside a name on any list, and says nothing that the name does not: "event organisation", «ивент зохион байгуулалт».
import { fold, type Word } from "@khamt/language";

export function isGeneralWord({ text, script }: Word): boolean {
  return script === "latin"
    ? english.has(text) || english.has(text.replace(/s$/, ""))
    : mongolian.has(stemOf(text)) || text.startsWith("хөгжүүлэлт");
}

/** As many letters as nearly all forms of a word begin with. */
const stemOf = (text: string) => fold(text).slice(0, 6);

const english = new Set(
  (
    "service solution setup knowledge expertise basics fundamentals method technique practice concept activity " +
    "development execution organisation organization organising organizing handling assistance creation " +
    "basic advanced intermediate strong deep solid proven practical professional hand on understanding ability background level minimum passion is a plus"
  ).split(" "),
);
const mongolian = new Set(
  "зохион байгуулалт гүйцэтгэл үйлчилгээ үйл ажиллагаа шийдэл мэдлэг чадвар ур хэрэгжүүлэлт хариуцах техник аргачлал үндэс анхан дунд ахисан шат шатны түвшин мэргэжил чиглэл ойлголт бүрэн эзэмшсэн хамрагдсан мэт"
    .split(" ")
    .map(stemOf),
);
