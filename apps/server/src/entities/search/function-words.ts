import type { Word } from "@khamt/language";

/** Words that stand in every text and say nothing about what it is about. */
export function isFunctionWord({ text, script }: Pick<Word, "text" | "script">): boolean {
  return script === "latin" ? english.has(text) || romanised.has(text) : mongolian.has(text);
}

/** Words of who asks for what others name, "need" in "need an accountant", and of what all are: "a logistics company". */
export function isAskingWord({ text }: Pick<Word, "text">): boolean {
  return asking.has(text.toLowerCase());
}

const english = wordsIn(
  "a an the and or but nor so of in on at by to for from with without into onto over under about as is are was were be been being am do does did " +
    "has have had i me my mine we us our ours you your yours he him his she her hers it its they them their theirs this that these those who whom whose " +
    "which what when where why how if then than there here not no can could will would shall should may might must let any some each every also too very just",
);

const mongolian = wordsIn(
  "ба бөгөөд болон мөн эсвэл буюу харин гэхдээ гэвч бас ч л нь бол юм гэж гэсэн гэх гэдэг гээд байна байгаа байсан байдаг байх байж билээ шүү " +
    "энэ эдгээр тэр тэдгээр би бид чи та тэд миний минь надад намайг манай манайх бидний бидэнд таны танай түүний тэдний өөрийн " +
    "юу хэн ямар яаж хэзээ хаана хэрэв учир тул талаар тухай дээр доор дотор дахь дэх руу рүү луу лүү шиг тэгээд ийм тийм",
);

const romanised = wordsIn(
  "ba bol bolon boloh yum ym gej gesen gedeg baina bna bn baigaa baidag ene ter bid bi manai minii nadad uu yu ni",
);

const asking = wordsIn(
  "need needs needed needing want wants wanted wanting look looks looking find finding seek seeks seeking search searching please " +
    "someone somebody anyone anybody person knows speaks speaking speaker " +
    "хэрэгтэй хайж хайна хайх хайя хайгаад хайдаг хайсан олох олж олъё олмоор хүсэж хүсч хүсье хүсэх хүсмээр хүсэлтэй хүн нэг " +
    "мэддэг мэдэх чаддаг чадах ярьдаг " +
    "heregtei kheregtei haij khaij haina hayj haih oloh olj olmoor husej khusej husch huseltei hun khun hvn xun neg meddeg chaddag yaridag " +
    "idea ideas startup startups company companies firm firms project projects co founder founders cofounder cofounders " +
    "санаа стартап стартапууд компани компаниуд төсөл төслүүд хамтран үүсгэгч үүсгэн байгуулагч " +
    "sanaa startapuud kompani tusul tosol hamtran uusgegch",
);

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
