import { isAgreedWith } from "../text/roles/agreements.ts";
import { isRomanisedMongolian } from "../text/detect.ts";
import { isEverydayName, isProperName } from "../text/everyday/everyday-names.ts";
import { isHomonym } from "../text/everyday/homonyms.ts";
import { rolesOf, type Role, type WordRoles } from "../text/roles/polarity.ts";
import { createWordReader, type Word, type WordReader } from "../text/words.ts";
import type { ConceptGraph } from "./graph.ts";
import type { ConceptKind } from "./parse.ts";
import { createLikelyWords, type LikelyWords } from "./likely-words.ts";
import { withListedLanguages } from "./listed-languages.ts";
import type { Learned } from "./learned.ts";
import { isOfOrigin } from "./origins.ts";
import { isAbility, isSoughtInList, withPeopleOf } from "./people-of.ts";
import { nothing } from "./phrases.ts";
import { withSharedHeads } from "./shared-heads.ts";
import { phrasesIn, type Span } from "./spans.ts";

export type ConceptMatch = {
  readonly concept: string;
  readonly kind: ConceptKind;
  /** Offsets in the text, and the words there as written. */
  readonly start: number;
  readonly end: number;
  readonly surface: string;
  readonly role: Role | undefined;
  /** It is refused as what nobody is needed for, rather than as what the writer does not do. */
  readonly isSpare?: boolean;
};

export type ReadOptions = {
  /** Whether Latin words may be Mongolian typed in Latin letters; decided from the text itself when not given. */
  readonly romanised?: boolean;
  /** The text is a tag: where it names nothing else, its everyday words ("camera", "support") name what they name alone. */
  readonly isTag?: boolean;
  /** The text tells of others: what "they" refuse is refused. */
  readonly isOfThem?: boolean;
  /** What words with other meanings ("server", "crane") may name is wanted too. */
  readonly withDoubtful?: boolean;
};

export type TextReading = {
  readonly words: readonly Word[];
  readonly roles: readonly (Role | undefined)[];
  readonly matches: readonly ConceptMatch[];
  /** What running text names where it speaks of its field, if asked for: words that name something for sure on lists alone. */
  readonly doubtful?: readonly ConceptMatch[];
};

export type ConceptMatcher = {
  /** Words, roles and the longest concepts at each place, in the order of the text. */
  readonly read: (text: string, options?: ReadOptions) => TextReading;
  readonly findConcepts: (text: string, options?: ReadOptions) => readonly ConceptMatch[];
  /** Every concept of the kinds that a short tag names as a whole. */
  readonly conceptsOfTag: (tag: string, kinds?: readonly ConceptKind[], options?: ReadOptions) => string[];
  /** The concept a tag names, as a whole or else by its last words. */
  readonly conceptOfTag: (tag: string, kind?: ConceptKind, options?: ReadOptions) => string | undefined;
};

/** Reads texts by the graph and by what was learned of its concepts. */
export function createMatcherOf(graph: ConceptGraph, { words, lexicon, ...tries }: Learned): ConceptMatcher {
  const reader = createWordReader(lexicon);
  const likely = createLikelyWords({
    words: () => [...words.anywhere.all, ...words.wholeTexts.all],
    trie: tries.phrases,
    reader,
  });
  return createReader({ graph, tries, words: reader, likely });
}

type Tries = Pick<Learned, "phrases" | "wholeTexts">;

type Reading = {
  readonly graph: ConceptGraph;
  readonly tries: Tries;
  readonly words: WordReader;
  readonly likely: LikelyWords;
};

function createReader({ graph, tries, words, likely }: Reading): ConceptMatcher {
  const readAnew = (text: string, options: ReadOptions): TextReading => {
    const read = words.read(text, options.romanised ?? isRomanisedMongolian(text));
    const told = rolesOf(read, text, options.isOfThem);
    const input = { text, words: read, ...told, tries, graph, isTag: options.isTag ?? false };
    const matches = matchWords(input);
    const reading = { words: read, roles: told.roles, matches };
    if (options.withDoubtful) return { ...reading, doubtful: doubtfulMatches(input, matches) };
    if (!options.isTag) return reading;
    const completed = completedMatches(input, matches, likely);
    if (completed.length > 0) return { ...reading, matches: completed };
    const everyday = everydayWords(input);
    return { ...reading, matches: everyday.length > 0 ? everyday : likelyMatches(input, likely) };
  };
  // The same skills stand in many lists.
  const tags = new Map<string, TextReading>();
  const read = (text: string, options: ReadOptions = {}): TextReading => {
    if (!options.isTag || text.length > longestKept) return readAnew(text, options);
    const id = `${String(options.romanised)} ${text}`;
    let known = tags.get(id);
    if (known === undefined) {
      if (tags.size >= mostKept) tags.clear();
      tags.set(id, (known = readAnew(text, options)));
    }
    return known;
  };
  const whole = (reading: TextReading, kinds?: readonly ConceptKind[]) => {
    const [first, last] = [reading.words[0]?.start, reading.words.at(-1)?.end];
    return reading.matches.filter(
      (match) => match.start === first && match.end === last && (!kinds || kinds.includes(match.kind)),
    );
  };
  const readTag = (tag: string, options: ReadOptions = {}) => {
    const reading = read(tag, options);
    if (reading.matches.length > 0) return reading;
    if (options.romanised === undefined && tag.length >= shortestTyped) {
      const romanised = read(tag, { romanised: true });
      if (whole(romanised).length > 0) return romanised;
    }
    return read(tag, { ...options, isTag: true });
  };
  return {
    read,
    findConcepts: (text, options) => read(text, options).matches,
    conceptsOfTag: (tag, kinds, options) => whole(readTag(tag, options), kinds).map((match) => match.concept),
    conceptOfTag: (tag, kind, options) => {
      const reading = readTag(tag, options);
      const kinds = kind && [kind];
      // English and Mongolian phrases have their head last.
      const match =
        whole(reading, kinds)[0] ?? reading.matches.findLast((match) => !kind || match.kind === kind);
      return match?.concept;
    },
  };
}

const mostKept = 5_000;
const longestKept = 64;

// A tag unknown in English may be Mongolian all the same, unless it is a short word such as "war" or "sun".
const shortestTyped = 5;

type MatchInput = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly roles: readonly (Role | undefined)[];
  readonly spared: WordRoles["spared"];
  readonly tries: Tries;
  readonly graph: ConceptGraph;
  readonly isTag: boolean;
};

function matchWords(input: MatchInput): ConceptMatch[] {
  const { words, tries } = input;
  const whole = tries.wholeTexts.longestFrom(words, 0);
  const isMeant = (span: Span) =>
    input.isTag ||
    !(
      isAgreedWith(words, span.from, span.end) ||
      (span.end === span.from + 1 && isNamedInPassing(span, input))
    );
  const named = phrasesIn(input, tries.phrases).filter(isMeant);
  const listed = { ...input, trie: tries.phrases };
  const joined = withSharedHeads(withListedLanguages(named, listed), listed);
  const phrases = input.isTag ? joined : withPeopleOf(joined, { ...input, trie: tries.wholeTexts });
  if (whole?.end !== words.length) return phrases.flatMap((span) => matchesOf(span, input));
  const others = phrases.filter((span) => span.from === 0 && span.end === words.length);
  const concepts = new Set([...others, whole].flatMap((span) => span.concepts));
  concepts.delete(nothing);
  return matchesOf({ from: 0, end: words.length, concepts: [...concepts] }, input);
}

function isNamedInPassing({ from }: Span, { words, text }: MatchInput): boolean {
  const word = words[from];
  if (word === undefined || words.length === 1 || isForeign(words, from)) return false;
  return isEverydayName(word) || isDoubtful(word, text);
}

/** A Latin word amid Cyrillic ones is a name, whatever else it means in English: «2 жил react хийсэн». */
function isForeign(words: readonly Word[], at: number): boolean {
  const others = [words[at - 1], words[at + 1]].filter((word) => word !== undefined);
  return words[at]?.script === "latin" && others.every(({ script }) => script === "cyrillic");
}

function isDoubtful(word: Word, text: string): boolean {
  return isHomonym(word) || (isProperName(word) && isSmall(text.charAt(word.start)));
}

function isSmall(letter: string): boolean {
  return letter !== letter.toUpperCase();
}

function everydayWords(input: MatchInput): ConceptMatch[] {
  return phrasesIn(input, input.tries.wholeTexts).flatMap((span) => matchesOf(span, input));
}

/** What words with other meanings would name on a list. */
function doubtfulMatches(input: MatchInput, sure: readonly ConceptMatch[]): ConceptMatch[] {
  const { words, tries, graph } = input;
  const isTaken = ({ start }: Word) => sure.some((match) => match.start <= start && start < match.end);
  return words.flatMap((word, from) => {
    const isDouble = isDoubtful(word, input.text);
    if (!(isDouble || isSoughtInList(from, input)) || isTaken(word)) return [];
    // Of a piece of a list the phrases have been looked for.
    const found = (isDouble ? [tries.phrases, tries.wholeTexts] : [tries.wholeTexts]).map((trie) =>
      trie.longestFrom(words, from),
    );
    const concepts = found.flatMap((match) => (match?.end === from + 1 ? match.concepts : []));
    const meant = isDouble ? concepts : concepts.filter((id) => isAbility(graph.kindOf(id)));
    return meant.length === 0 ? [] : matchesOf({ from, end: from + 1, concepts: [...new Set(meant)] }, input);
  });
}

/** Of more words it is no entry of a list, and each that is tried reads all of them anew. */
const mostOnList = 32;

/** What is named when one word that nothing is called has a slip and others of the name vouch for it: "food safey". */
function completedMatches(
  input: MatchInput,
  matches: readonly ConceptMatch[],
  likely: LikelyWords,
): readonly ConceptMatch[] {
  const { words, tries } = input;
  if (words.length < 2 || words.length > mostOnList) return matches;
  for (const [at, word] of words.entries()) {
    if (matches.some(({ start, end }) => start <= word.start && word.start < end)) continue;
    for (const meant of likely.slippedAt(words, at)) {
      const isCompleted = phrasesIn({ ...input, words: meant }, tries.phrases).some(
        ({ from, end }) => from <= at && at < end && end - from > 1,
      );
      if (isCompleted) return matchWords({ ...input, words: meant });
    }
  }
  return matches;
}

/** What is called something by the words that others are like. */
function likelyMatches(input: MatchInput, likely: LikelyWords): ConceptMatch[] {
  const roleAt = new Map(input.words.map(({ end }, at) => [end, input.roles[at]]));
  const found = likely.of(input.words).flatMap((words) => {
    const meant = { ...input, words, roles: words.map(({ end }) => roleAt.get(end)) };
    const matches = matchWords(meant);
    return matches.length > 0 ? matches : everydayWords(meant);
  });
  return [...new Map(found.map((match) => [`${match.concept} ${match.start}`, match])).values()];
}

/** «Монголоор» is the language, not the country. */
const instrumental = /([аэоө])\1р$/;

function matchesOf(span: Span, input: MatchInput): ConceptMatch[] {
  const { text, words, roles, spared, graph } = input;
  if (span.concepts.includes(nothing)) return [];
  const start = words[span.from]?.start ?? 0;
  const end = words[span.end - 1]?.end ?? start;
  // "No salary" is not refused by its own name.
  const isNegative = span.end > span.from + 1 && words[span.from]?.text === "no";
  // The people of "we look for sales people" are those.
  const last = words[span.end - 1]?.text === "people" ? span.from + 1 : span.end;
  const role = isNegative ? undefined : roleOfSpan(roles, span.from, last);
  const reading = role === "not" ? spared(roles.indexOf("not", span.from)) : undefined;
  const kinds = span.concepts.map(graph.kindOf);
  const spare = reading === "spare" || (reading && kinds.includes("role")) ? { isSpare: true } : {};
  const isOrigin = kinds.includes("language") && isOfOrigin(span, input);
  const isSpoken = kinds.includes("language") && instrumental.test(words[span.from]?.keys[0] ?? "");
  // «Тайланд» is no тайлан, "report".
  const isPlace = kinds.includes("place") && isCapital(text, start);
  return span.concepts.flatMap((concept, at) => {
    const kind = kinds[at];
    return kind === undefined ||
      (isSpoken && kind === "place") ||
      (isPlace && !ofPlaces.has(kind)) ||
      (isOrigin && kind === "language")
      ? []
      : [{ concept, kind, start, end, surface: text.slice(start, end), role, ...spare }];
  });
}

const ofPlaces: ReadonlySet<ConceptKind> = new Set(["place", "language"]);

/** Every sentence begins with one. */
function isCapital(text: string, start: number): boolean {
  return /[^.!?\s:]\s+$/.test(text.slice(0, start)) && !isSmall(text.charAt(start));
}

function roleOfSpan(roles: readonly (Role | undefined)[], from: number, to: number): Role | undefined {
  const span = roles.slice(from, to);
  return span.includes("not") ? "not" : (span.at(-1) ?? span[0]);
}
