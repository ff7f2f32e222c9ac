// Where the names of concepts stand in a text.
import { deedFrom } from "../text/deeds.ts";
import { isInfinitive } from "../text/inflection/stems.ts";
import { isMongolianKey } from "../text/keys.ts";
import { keySet } from "../text/roles/mongolian/cues.ts";
import type { Word } from "../text/words.ts";
import type { ConceptGraph } from "./graph.ts";
import type { ConceptKind } from "./parse.ts";
import { nothing } from "./phrases.ts";
import type { PhraseMatch, PhraseTrie } from "./trie.ts";

export type Span = PhraseMatch & {
  readonly from: number;
};

type Phrased = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly graph: Pick<ConceptGraph, "kindOf">;
};

/** The longest phrase at each place, but for those within the one before. What a deed is done to is named besides. */
export function phrasesIn(input: Phrased, trie: PhraseTrie): Span[] {
  const { words } = input;
  const spans: Span[] = [];
  let covered = 0;
  for (let from = 0; from < words.length; from++) {
    const phrase = phraseFrom(from, input, trie);
    // "Heat pumps for houses" heats no houses.
    const isName = phrase !== undefined && phrase.end > from + 1;
    const deed = isName ? undefined : deedFrom(words, from, trie.conceptsAt);
    if (deed !== undefined && deed.end > Math.max(covered, phrase?.end ?? 0)) {
      spans.push({ from, ...deed });
      covered = from + 1;
    } else if (phrase !== undefined && phrase.end > covered && !isOfAnother(words[from], from < covered)) {
      spans.push({ from, ...phrase });
      covered = phrase.end;
    }
  }
  return spans;
}

/** «Аж ахуйн менежер» keeps buildings, «хөдөө аж ахуйн менежер» a farm. */
function isOfAnother(first: Word | undefined, isWithin: boolean): boolean {
  return isWithin && (first?.keys.some((key) => changing.has(key)) ?? false);
}

/** What these mean hangs on the word before them. */
const changing = keySet("аж буудал бүртгэл бүтээгдэхүүн засал самбар сүлжээ төлөвлөгөө хамгаалалт хангамж");

/**
 * No sentence ends within it: «… хагас цагаар. Нягтлангийн …» names no «цагийн нягтлан», "the face of it: sales" no IT sales. Nor does a comma part what has names of
 * its own: «хяналт, инженер» is no «хяналтын инженер», but «орлого, зарлага» is one name.
 */
function phraseFrom(from: number, { words, text, graph }: Phrased, trie: PhraseTrie) {
  const isDeed = (concept: string) => abilities.has(graph.kindOf(concept));
  const longest = (upTo?: readonly Word[]) => trie.longestFrom(upTo ?? words, from, isDeed);
  const phrase = longest();
  for (let at = from + 1; at < (phrase?.end ?? 0); at++) {
    const gap = text.slice(words[at - 1]?.end, words[at]?.start);
    if (gap === " ") continue;
    const before = longest(words.slice(0, at));
    if (isParted(words[at - 1], gap, text)) return before;
    const isList =
      comma.test(gap) && (isVerb(words[at]) || [before, trie.longestFrom(words, at, isDeed)].some(isNamed));
    if (isList) return before;
  }
  return phrase;
}

const comma = /^\s*,\s/;

/** «Зураг, авах хүн» takes no pictures. */
function isVerb(word: Word | undefined): boolean {
  return word?.keys.some((key) => isMongolianKey(key) && isInfinitive(key)) ?? false;
}

function isNamed(phrase: PhraseMatch | undefined): boolean {
  return phrase !== undefined && !phrase.concepts.includes(nothing);
}

const abilities: ReadonlySet<ConceptKind | undefined> = new Set(["skill", "role"]);

/** "St. Petersburg" is one name, "… seals it. Law …" none. */
function isParted(before: Word | undefined, gap: string, text: string): boolean {
  if (!parting.test(gap)) return false;
  const isShort = before !== undefined && before.text.length <= shortened;
  return gap[0] !== "." || !isShort || /\p{Ll}/u.test(text.charAt(before.start));
}

const parting = /[.!?;:)]\s/;
const shortened = 2;
