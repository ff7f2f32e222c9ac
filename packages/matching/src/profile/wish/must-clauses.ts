// The parts of a text that say what the other side must be or have. Only what is said of a person, a team or a company
// counts: "the app must have a map" is about the thing that is built.
import { fold } from "@khamt/language";

export type MustClause = {
  readonly text: string;
  /** Residence is demanded by "must be in …", not by "must have worked in …". */
  readonly says: "be" | "have" | "speak";
};

export function mustClausesOf(text: string): MustClause[] {
  return text
    .split(/[.!?;]+(?:\s|$)|\n/)
    .flatMap((sentence) => [...englishClauses(sentence), ...mongolianClauses(sentence)])
    .filter(({ text: clause }) => wordsOf(clause).length <= mostWords);
}

/** What runs on for longer, in a text without points, is no single demand. */
const mostWords = 14;

/** An entry of a list that is marked as a must, without the mark. */
export function markedAsMust(entry: string): string | undefined {
  const left = entry.replace(mark, " ").trim();
  return left !== entry.trim() && /\p{L}/u.test(left) ? left : undefined;
}

const mark =
  /[([–—-]?\s*(?<![\p{L}])(?:must[- ]have|must|mandatory|заавал|зайлшгүй)(?![\p{L}])\s*[)\]:–—-]?/iu;

const somebody =
  "you|they|who|she|he|candidates?|applicants?|partners?|co-?founders?|founders?|persons?|people|someone|somebody|" +
  "developers?|engineers?|designers?|managers?|compan(?:y|ies)|vendors?|suppliers?|agenc(?:y|ies)|teams?|studios?|firms?";
const demand = new RegExp(
  `(?:^\\s*|[,:(–—]\\s*|\\b(?:${somebody})\\s+)must\\s+(?:also\\s+)?(have|know|bring|speak|write|be|live|work)\\b(.*)`,
  "i",
);
const label = /^\s*must[- ]haves?\s*:\s*(.*)/i;
const verdict =
  /([^,:(–—]*)\b(?:is|are)\s+(?:an?\s+)?(?:absolute\s+)?(?:must(?:[- ]have)?|mandatory|essential|non-negotiable)\b/i;
const optional = /\b(?:but|however|nice to have|preferably|ideally|bonus|a plus|would be|or at least)\b.*/i;
const denied = /\bmust not\b|\bnot (?:an? )?(?:must|mandatory|essential)\b|\bno must\b/i;

const demands = /must|mandatory|essential|non-negotiable/i;

function englishClauses(sentence: string): MustClause[] {
  if (!demands.test(sentence) || denied.test(sentence)) return [];
  const [, verb, rest] = demand.exec(sentence) ?? [];
  const named = label.exec(sentence)?.[1] ?? verdict.exec(sentence)?.[1];
  return [
    ...(verb === undefined || rest === undefined ? [] : [{ text: firm(rest), says: saidBy(verb) }]),
    ...(named === undefined ? [] : [{ text: firm(named), says: "have" as const }]),
  ];
}

function firm(clause: string): string {
  return clause.replace(optional, "");
}

function saidBy(verb: string): MustClause["says"] {
  switch (verb.toLowerCase()) {
    case "be":
    case "live":
    case "work":
      return "be";
    case "speak":
    case "write":
      return "speak";
    default:
      return "have";
  }
}

const demanding = folded("заавал зайлшгүй");
const personal = folded(
  "байх мэддэг мэдэх ярьдаг ярих эзэмшсэн туршлагатай ажиллах ажилладаг ажилласан чаддаг чадах чадвартай хэрэгтэй шаардлагатай амьдардаг ойлгодог",
);
const free = folded("биш албагүй шаардлагагүй хамаагүй");
/** A list that stands before "must" goes on while its pieces have at most this many words. */
const listPiece = 3;

// All the ways to write заавал and зайлшгүй begin so.
const demandsInMongolian = /[зz][аa]/i;

function mongolianClauses(sentence: string): MustClause[] {
  if (!demandsInMongolian.test(sentence)) return [];
  const segments = sentence.split(/[,:()–—]/);
  const keys = segments.map((segment) => wordsOf(segment).map(fold));
  const at = keys.findIndex((words) => words.some((word) => demanding.has(word)));
  const all = keys.flat();
  if (at < 0 || !all.some((word) => personal.has(word)) || all.some((word) => free.has(word))) return [];
  let from = at;
  while (from > 0 && (keys[from - 1]?.length ?? 0) <= listPiece) from--;
  return [{ text: segments.slice(from).join(", "), says: "be" }];
}

/** Whether the clause has the demand in it, as Mongolian has. */
export function saysMust(clause: string): boolean {
  return wordsOf(clause).some((word) => demanding.has(fold(word)));
}

function folded(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(fold));
}

export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
