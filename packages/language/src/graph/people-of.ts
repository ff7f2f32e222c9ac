// "Video guy", «вебийн хүн», «IT баг», "somebody for social media": what is a name on lists alone is one beside somebody who is called by it.
import { commonnessOf } from "../text/everyday/everyday.ts";
import { keySet } from "../text/roles/mongolian/cues.ts";
import { isAmong } from "../text/roles/mongolian/words.ts";
import type { Role } from "../text/roles/polarity.ts";
import type { Word } from "../text/words.ts";
import type { ConceptGraph } from "./graph.ts";
import { nothing } from "./phrases.ts";
import type { ConceptKind } from "./parse.ts";
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

/** The spans, and the words beside those people as what they name on lists. */
export function withPeopleOf(spans: readonly Span[], called: Called): readonly Span[] {
  const { words, roles, trie, graph } = called;
  const found: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    const end = isCalled(from, called) ? from + 1 : (endOfPurpose(from, called) ?? endOfWork(from, called));
    // "I am not an IT person" may well know some of it.
    if (end === undefined || roles[from] === "not") continue;
    const isRead = (span: Span) =>
      span.from < end &&
      from < span.end &&
      span.end - span.from >= end - from &&
      !span.concepts.includes(nothing) &&
      span.concepts.some((id) => isAbility(graph.kindOf(id)));
    if (spans.some(isRead)) continue;
    const name = trie.longestFrom(words.slice(0, end), from);
    const concepts = name?.concepts.filter((id) => isAbility(graph.kindOf(id))) ?? [];
    if (name?.end !== end || concepts.length === 0) continue;
    found.push({ from, end, concepts });
    from = end - 1;
  }
  if (found.length === 0) return spans;
  const others = spans.filter((span) => !found.some(({ from, end }) => span.from < end && from < span.end));
  return [...others, ...found].sort((a, b) => a.from - b.from);
}

export function isAbility(kind: ConceptKind | undefined): boolean {
  return kind === "skill" || kind === "role";
}

function isCalled(at: number, { words, text }: Called): boolean {
  const [word, head] = [words[at], words[at + 1]];
  if (word === undefined || head === undefined) return false;
  const isPerson = isAmong(head, person);
  if (!isPerson && !english.has(head.text) && !isAmong(head, team)) return false;
  if (head.start !== word.end + 1) return false;
  if (isShort(word, text)) return true;
  return isPerson ? genitive.test(word.text) : english.has(head.text) && commonnessOf(word) === "rare";
}

/** "Somebody for social media": all that is said of whom one looks for. */
function endOfPurpose(from: number, { words, text, roles }: Called): number | undefined {
  if (roles[from] !== "need") return undefined;
  const first = possessors.has(words[from - 1]?.text ?? "") ? from - 1 : from;
  const [somebody, preposition] = [words[first - 2], words[first - 1]];
  if (preposition?.text !== "for" || !anybody.has(somebody?.text ?? "")) return undefined;
  const end = [from, from + 1].find((at) => closes.test(text.slice(words[at]?.end ?? text.length)));
  return end === undefined ? undefined : end + 1;
}

/** "Looking for a driver, an editor, camera": whether the word is a whole piece of a list of what is looked for. */
export function isSoughtInList(at: number, called: Pick<Called, "words" | "text" | "roles">): boolean {
  const word = called.words[at];
  if (called.roles[at] !== "need" || word === undefined) return false;
  return isClosed(at, called) && isOpened(at, called) && commonnessOf(word) === "rare";
}

type Written = Pick<Called, "words" | "text">;

function isOpened(at: number, { words, text }: Written): boolean {
  const [word, before] = [words[at], words[at - 1]];
  return before === undefined || articles.has(before.text) || opens.test(text.slice(before.end, word?.start));
}

function isClosed(at: number, { words, text }: Written): boolean {
  return closes.test(text.slice(words[at]?.end ?? text.length));
}

const articles = new Set("a an and or new".split(" "));
const opens = /[,:.!?\n]\s*$/;

/** "We need a website", «сайт хэрэгтэй»: who needs a work that is ordered needs whoever makes it. */
function endOfWork(from: number, called: Called): number | undefined {
  const { words, roles } = called;
  const word = words[from];
  if (roles[from] !== "need" || word === undefined) return undefined;
  const isWork = englishWorks.has(word.text) || isAmong(word, works) || isPage(words, from);
  if (!isWork || !isOpened(from, called)) return undefined;
  const last = [from, from + 1].find(
    (at) => isClosed(at, called) || roles[at + 1] === "aside" || isHelpedWith(words, at),
  );
  return last === undefined ? undefined : last + 1;
}

/** «Цахим хуудас». */
function isPage(words: readonly Word[], from: number): boolean {
  return isAmong(words[from], electronic) && isAmong(words[from + 1], page);
}

const electronic = keySet("цахим");
const page = keySet("хуудас");

/** «Апп дээр туслах компани хайж байна». */
function isHelpedWith(words: readonly Word[], at: number): boolean {
  const [on = "", doing = ""] = words.slice(at + 1, at + 3).map(({ text }) => text);
  return /^(?:дээр|тал|deer|tal)$/.test(on) && /^(?:тусл|ажилл|хамт|tusl|ajill|hamt)/.test(doing);
}

const englishWorks = new Set("website websites app apps brochure brochures video videos".split(" "));
const works = keySet("сайт вэб веб вэбсайт апп аппликейшн видео");
const possessors = new Set("the our my".split(" "));
const anybody = new Set("someone somebody anyone anybody person people".split(" "));
const closes = /^\s*(?:$|[.,;!?\n]|(?:and|ба|болон)(?!\p{L}))/u;

/** "IT", "HR". */
function isShort({ start, end }: Word, text: string): boolean {
  return /^\p{Lu}{2,}$/u.test(text.slice(start, end));
}
