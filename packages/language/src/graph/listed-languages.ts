// «Орос, солонгос хэлтэй»: of listed languages only the last is called one, and before «орчуулагч» none is. Alone they would be countries.
import { isMongolianKey } from "../text/keys.ts";
import { keySet } from "../text/roles/mongolian/cues.ts";
import type { Word } from "../text/words.ts";
import type { ConceptGraph } from "./graph.ts";
import { nothing } from "./phrases.ts";
import type { PhraseTrie } from "./trie.ts";

type Span = { readonly from: number; readonly end: number; readonly concepts: readonly string[] };
type Listed = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly trie: PhraseTrie;
  readonly graph: Pick<ConceptGraph, "kindOf">;
};

const language = keySet("хэл");
const translating = keySet("орчуулагч орчуулга хэлмэрч");
const and = keySet("ба болон бас бөгөөд");

/** The spans, those of countries in a list of languages as languages. */
export function withListedLanguages<S extends Span>(spans: readonly S[], listed: Listed): readonly S[] {
  const { words } = listed;
  const isOfLanguages = (word: Word) => isOneOf(language, word) || isOneOf(translating, word);
  if (!words.some(isOfLanguages)) return spans;
  let isList = false;
  let next = -1;
  return spans
    .toReversed()
    .map((span) => {
      if (span.concepts.includes(nothing)) return span;
      const isOwn = words.slice(span.from, span.end).some(isOfLanguages);
      const isListed = isList && isListedBefore(span, next, listed);
      const named = isListed && !isOwn ? languageOf(span, listed) : undefined;
      isList = isOwn || isListed;
      next = span.from;
      return named === undefined ? span : { ...span, concepts: [named] };
    })
    .toReversed();
}

function isOneOf(names: ReadonlySet<string>, { keys }: Word): boolean {
  return keys.some((key) => names.has(key));
}

/** Nothing but a comma or "and" stands between it and the next, and before who translates not even that. */
function isListedBefore({ end }: Span, next: number, { words, text }: Listed): boolean {
  const between = words.slice(end, next);
  if (between.length > 1 || !between.every((word) => isOneOf(and, word))) return false;
  const following = words[next];
  const isTranslated = following !== undefined && isOneOf(translating, following);
  const gap = isTranslated ? /^\s+$/ : /^\s*,\s*$/;
  return between.length === 1 || gap.test(text.slice(words[end - 1]?.end, following?.start));
}

/** By its plain form: «солонгост» is there. */
function languageOf({ from, end }: Span, { words, trie, graph }: Listed): string | undefined {
  const word = words[from];
  if (word === undefined || end !== from + 1) return undefined;
  const plain = { ...word, keys: [word.keys.find(isMongolianKey) ?? word.keys[0] ?? ""] };
  const found = trie.longestFrom([plain, { ...word, keys: [...language] }], 0);
  return found?.end === 2 ? found.concepts.find((id) => graph.kindOf(id) === "language") : undefined;
}
