// What a product is said to do without: "It is an app for offices. No tracking, no planning." Nobody refuses it.
import { sentenceEnd, standsIn } from "./sentence-ends.ts";
import type { ReadMention } from "../reading/read-text.ts";

export function withoutLeftOut(told: readonly ReadMention[], text: string): readonly ReadMention[] {
  if (!told.some(({ role }) => role === "not")) return told;
  const sentences = text.split(sentenceEnd);
  const leftOut = sentences.filter(
    (sentence, at) => isList(sentence.trim()) && product.test(sentences[at - 1] ?? ""),
  );
  if (leftOut.length === 0) return told;
  return told.map((mention) => {
    if (mention.role !== "not" || !standsIn(leftOut, mention)) return mention;
    const { isSpare: _, ...said } = mention;
    return { ...said, role: "aside" as const };
  });
}

/** "No ads, no accounts: it only speaks", «байршил хянахгүй, зар үзүүлэхгүй, зүгээр л ярина»; no designers, who might be refused. */
function isList(sentence: string): boolean {
  return (
    (listed.test(sentence) && !ofWriter.test(sentence)) ||
    (listedInMongolian.test(sentence) && !ofWriterInMongolian.test(sentence))
  );
}

const listed = /^no [^,:;–—]{2,30}(?:,| and| or) (?:and |or )?no [^,:;–—]{2,30}/iu;
const ofWriter =
  /\b(?:please|thanks|sorry|we|i|us|me|agenc\w+|people|investors?|\w{3,}(?:ers|ors|ists|yers))\b/iu;
const listedInMongolian =
  /^\S+(?: \S+){0,2}(?:хгүй|hg[uv]i), (?:\S+ ){1,3}\S*(?:хгүй|hg[uv]i),? (?:зүгээр|зөвхөн|zugeer|zuvhun)(?!\p{L})/iu;
const ofWriterInMongolian = /(?<!\p{L})(?:би|бид|манай|bi|bid|manai)(?!\p{L})/iu;

const products =
  "(?:app|apps|application|platform|tool|device|gadget|software|website|web ?site|bot|game|marketplace|kit|prototype|plugin|browser|calendar|toy|sensor|robot)";
const product = new RegExp(
  `(?:^\\s*|\\b(?:is|are|it['’]s|mak(?:e|es|ing)|built|build(?:s|ing)?|have|develop\\w*|launch\\w*|sells?) )(?:an?|the|our|one) (?:[\\w-]+ ){0,5}${products}\\b|` +
    "(?:апп|платформ|систем|төхөөрөмж|программ?|вэбсайт|сайт|тоглоом|бүтээгдэхүүн|app|sistem|programm?|sait)(?:аа|ээ|тай|тэй|ыг|ийг)?(?: \\S+){0,2}\\s*$",
  "iu",
);
