import type { Word } from "@khamt/language";

/** Words that stand in every text and say nothing about what it is about. */
export function isFunctionWord({ text, script }: Pick<Word, "text" | "script">): boolean {
  return script === "latin" ? english.has(text) || romanised.has(text) : mongolian.has(text);
}

const english = new Set(
  (
    "a an the and or but nor so of in on at by to for from with without into onto over under about as is are was were be been being am do does did " +
    "has have had i me my mine we us our ours you your yours he him his she her hers it its they them their theirs this that these those who whom whose " +
    "which what when where why how if then than there here not no can could will would shall should may might must let any some each every also too very just"
  ).split(" "),
);

const mongolian = new Set(
  (
    "ба бөгөөд болон мөн эсвэл буюу харин гэхдээ гэвч бас ч л нь бол юм гэж гэсэн гэх гэдэг гээд байна байгаа байсан байдаг байх байж билээ шүү " +
    "энэ эдгээр тэр тэдгээр би бид чи та тэд миний минь надад намайг манай манайх бидний бидэнд таны танай түүний тэдний өөрийн " +
    "юу хэн ямар яаж хэзээ хаана хэрэв учир тул талаар тухай дээр доор дотор дахь дэх руу рүү луу лүү шиг тэгээд ийм тийм"
  ).split(" "),
);

const romanised = new Set(
  "ba bol bolon boloh yum ym gej gesen gedeg baina bna bn baigaa baidag ene ter bid bi manai minii nadad uu yu ni".split(
    " ",
  ),
);
