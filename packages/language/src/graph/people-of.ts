// "Video guy", "web person", «вебийн хүн», «IT баг»: a word that is a name on lists alone is one before somebody who is called by it.
import { commonnessOf } from "../text/everyday/everyday.ts";
import { keySet } from "../text/roles/mongolian/cues.ts";
import { isAmong } from "../text/roles/mongolian/words.ts";
import type { Role } from "../text/roles/polarity.ts";
import type { Word } from "../text/words.ts";
import type { ConceptGraph } from "./graph.ts";
import type { Span } from "./spans.ts";
import type { PhraseTrie } from "./trie.ts";

type Called = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly roles: readonly (Role | undefined)[];
  readonly trie: PhraseTrie;
  readonly graph: Pick<ConceptGraph, "kindOf">;
};

const english = new Set("guy guys gal person folks".split(" "));
const person = keySet("хүн");
const team = keySet("баг");
/** «Вебийн хүн», but not «дуудлагын баг», which goes out. */
const genitive = /(?:[ыи]й?н|н[ыи]й?|iin|yn)$/;

/** The spans, and the words before those people as what they name on lists. */
export function withPeopleOf(spans: readonly Span[], called: Called): readonly Span[] {
  const { words, roles, trie, graph } = called;
  const found: Span[] = [];
  for (let from = 0; from + 1 < words.length; from++) {
    // "I am not an IT person" may well know some of it.
    if (
      roles[from] === "not" ||
      !isCalled(from, called) ||
      spans.some((span) => span.from <= from && from < span.end)
    )
      continue;
    const name = trie.longestFrom(words.slice(0, from + 1), from);
    const concepts = name?.concepts.filter((id) => abilities.has(graph.kindOf(id) ?? "")) ?? [];
    if (concepts.length > 0) found.push({ from, end: from + 1, concepts });
  }
  return found.length === 0 ? spans : [...spans, ...found].sort((a, b) => a.from - b.from);
}

const abilities: ReadonlySet<string> = new Set(["skill", "role"]);

function isCalled(at: number, { words, text }: Called): boolean {
  const [word, head] = words.slice(at, at + 2);
  if (word === undefined || head === undefined || head.start !== word.end + 1) return false;
  if (english.has(head.text)) return commonnessOf(word) === "rare" || isShort(word, text);
  if (isAmong(head, person)) return genitive.test(word.text) || isShort(word, text);
  return isAmong(head, team) && isShort(word, text);
}

/** "IT", "HR". */
function isShort({ start, end }: Word, text: string): boolean {
  return /^\p{Lu}{2,}$/u.test(text.slice(start, end));
}
