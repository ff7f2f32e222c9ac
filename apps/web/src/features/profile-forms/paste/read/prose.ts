import type { ConceptMatch, LanguageResources } from "@khamt/language";
import { isOfOthers, linesOf, sentencesOf, type Document } from "./document.ts";

/** Sentences that the writer says of nobody else, outside of the lists and jobs that a heading announces. */
export function ownSentences(document: Document): string[] {
  return sentencesOf(linesOf(document, undefined, "summary")).filter((each) => !isOfOthers(each));
}

/** What stands between commas: short texts tell a fact in each. */
export function piecesOf(sentence: string): string[] {
  return sentence
    .split(/\s*[,;()]\s*|\s+[–—-]\s+|[.!?]\s+/u)
    .map((piece) => piece.replace(/[.!]+$/u, "").trim())
    .filter((piece) => piece !== "");
}

const small =
  /^(?:in|at|from|near|based|only|and|or|with|mostly|mainly|also|some|an?|the|little|bit|of|for|good|very|well|strong|solid|basic|advanced|experienced|skilled|knowledge|currently|now|plus|etc|dev|сайн|маш|жаахан|бага|зэрэг|бас|ба|болон|мөн|дунд|мэднэ|мэдлэгтэй|мэддэг|чадна|гэх|мэт|хот|хотод|аймаг|аймагт|одоо|sain|jaahan|bas|bolon|medne|chadna|hot|hotod|odoo)$/iu;

/** The words of a text beside what is named in it and what says how well. */
function wordsBeside(text: string, named: readonly ConceptMatch[]): string[] {
  let left = text;
  for (const { start, end } of named) left = left.slice(0, start) + " ".repeat(end - start) + left.slice(end);
  return [...left.matchAll(/\p{L}[\p{L}’'.+#-]*/gu)]
    .map(([word]) => word.replace(/\.$/u, ""))
    .filter((word) => !small.test(word));
}

/** Whether a sentence does little more than name things: "SQL and Excel, a little Figma." Without a verb that is said of the writer. */
export function isListing(sentence: string, matches: readonly ConceptMatch[]): boolean {
  // With a year it tells of a time.
  if (matches.some(({ role }) => role !== undefined) || /\b(?:19|20)\d{2}\b/u.test(sentence)) return false;
  const named = matches.filter(({ kind }) => kind === "skill" || kind === "role");
  const count = new Set(named.map(({ start }) => start)).size;
  return count > 0 && wordsBeside(sentence, named).length <= count;
}

/** The only place of a sentence in which a piece says nothing else: "In Ulaanbaatar, evenings." */
export function placeAlone(sentence: string, language: LanguageResources): string | undefined {
  const placesIn = (text: string) =>
    // "Монгол" is a language's name as well.
    language.conceptOfTag(text, "language") === undefined
      ? language.findConcepts(text).filter(({ kind }) => kind === "place")
      : [];
  const pieces = piecesOf(sentence).filter((piece) => placesIn(piece).length > 0);
  const [piece] = pieces;
  const isAlone =
    piece !== undefined && pieces.length === 1 && wordsBeside(piece, placesIn(piece)).length === 0;
  return isAlone ? piece : undefined;
}
