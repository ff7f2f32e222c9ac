// «Орос, солонгос хэлтэй»: of listed languages only the last is called one. Alone the others would be countries.
import { keySet } from "../text/mongolian-cues.ts";
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
const and = keySet("ба болон бас бөгөөд");

/** The spans, those of countries in a list of languages as languages. */
export function withListedLanguages<S extends Span>(spans: readonly S[], listed: Listed): readonly S[] {
  const { words } = listed;
  if (!words.some(isHead)) return spans;
  let head: Word | undefined;
  let next = -1;
  return spans
    .toReversed()
    .map((span) => {
      if (span.concepts.includes(nothing)) return span;
      const own = words.slice(span.from, span.end).find(isHead);
      const isListed = head !== undefined && isListedBefore(span, next, listed);
      const named = own === undefined && isListed ? languageOf(span, head, listed) : undefined;
      if (own !== undefined) head = own;
      else if (named === undefined && !isListed) head = undefined;
      next = span.from;
      return named === undefined ? span : { ...span, concepts: [named] };
    })
    .toReversed();
}

function isHead({ keys }: Word): boolean {
  return keys.some((key) => language.has(key));
}

/** Nothing but a comma or "and" stands between it and the next. */
function isListedBefore({ end }: Span, next: number, { words, text }: Listed): boolean {
  const between = words.slice(end, next);
  if (between.length > 1 || between.some(({ keys }) => !keys.some((key) => and.has(key)))) return false;
  return between.length === 1 || /^\s*,\s*$/.test(text.slice(words[end - 1]?.end, words[next]?.start));
}

function languageOf(
  { from, end }: Span,
  head: Word | undefined,
  { words, trie, graph }: Listed,
): string | undefined {
  const word = words[from];
  if (word === undefined || head === undefined || end !== from + 1) return undefined;
  const found = trie.longestFrom([word, head], 0);
  return found?.end === 2 ? found.concepts.find((id) => graph.kindOf(id) === "language") : undefined;
}
