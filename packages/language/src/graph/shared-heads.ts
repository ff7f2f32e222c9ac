// «Дулаан болон ус хангамж», "people and project management": of names that share their last words only the last one has them.
import { keySet } from "../text/roles/mongolian/cues.ts";
import type { Word } from "../text/words.ts";
import { nothing } from "./phrases.ts";
import type { Span } from "./spans.ts";
import type { PhraseTrie } from "./trie.ts";

type Sharing = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly trie: PhraseTrie;
};

const and = keySet("ба болон бөгөөд");

/** The spans, and what stands before "and" by the name that it has with the last words of the next. */
export function withSharedHeads(spans: readonly Span[], sharing: Sharing): readonly Span[] {
  const { words } = sharing;
  const found: Span[] = [];
  for (const last of spans) {
    const joins = isAnd(words[last.from - 1]) && last.end - last.from > 1;
    if (!joins || last.concepts.includes(nothing)) continue;
    const head = words.slice(last.from + 1, last.end);
    for (let end = last.from - 1; end > 0; end--) {
      const named = namedWith(head, end, spans, sharing);
      if (named !== undefined) found.push(named);
      if (!isListed(named?.from ?? end - 1, sharing)) break;
    }
  }
  if (found.length === 0) return spans;
  const isReplaced = ({ from }: Span) => found.some((each) => each.from === from);
  return [...spans.filter((span) => !isReplaced(span)), ...found].sort((a, b) => a.from - b.from);
}

function isAnd(word: Word | undefined): boolean {
  return word !== undefined && (word.text === "and" || word.keys.some((key) => and.has(key)));
}

function namedWith(
  head: readonly Word[],
  end: number,
  spans: readonly Span[],
  { words, trie }: Sharing,
): Span | undefined {
  const from = spans.find((span) => span.end === end)?.from ?? end - 1;
  const own = words.slice(from, end);
  const named = trie.longestFrom([...own, ...head], 0);
  return named !== undefined && named.end > own.length ? { from, end, concepts: named.concepts } : undefined;
}

/** A comma alone stands before it. */
function isListed(from: number, { words, text }: Sharing): boolean {
  return /^\s*,\s*$/.test(text.slice(words[from - 1]?.end, words[from]?.start));
}
