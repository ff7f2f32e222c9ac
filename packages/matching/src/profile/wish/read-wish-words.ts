// The names in a visitor's own words, where each of a few words is meant.
import {
  commonnessOf,
  isRomanisedMongolian,
  type ConceptMatch,
  type LanguageResources,
  type TextReading,
} from "@khamt/language";
import { isWishingWord } from "./wishing-words.ts";

const fewWords = 4;
/** Of more words only those are meant that are no everyday ones. */
export const sentence = 8;

// So few Latin words may be of either language: the reading that finds names in more of them is taken.
export function readingOf(text: string, language: LanguageResources): TextReading {
  const isMongolian = isRomanisedMongolian(text);
  const first = readAs(text, isMongolian, language);
  if (first.words.length > fewWords || /\p{Script=Cyrillic}/u.test(text)) return first;
  const other = withoutJoining(readAs(text, !isMongolian, language));
  const second = { ...other, matches: other.matches.filter(isNamed) };
  return coveredIn(second) > coveredIn(first) ? second : first;
}

/** "Live in Darkhan" is no «лайв». */
const isNamed = ({ surface }: ConceptMatch) => !isWishingWord(surface, { romanised: false });

/** Of few words each is meant: a name with other meanings ("driver", "python"), where nothing else is named an everyday word. */
function readAs(text: string, romanised: boolean, language: LanguageResources): TextReading {
  const { doubtful = [], ...sure } = language.read(text, { romanised, withDoubtful: true });
  const isShort = sure.words.length <= sentence;
  const meant = sure.matches.flatMap((match) => soughtIn(match, romanised, language));
  const named = isShort ? [...meant, ...withoutJoining({ ...sure, matches: doubtful }).matches] : meant;
  const listed = [...named, ...listedIn({ text, romanised, named, language })];
  const names = [...listed, ...namesIn(sure, { text, romanised, named: listed, language })];
  const fields = fieldsIn(isShort ? word : lastWord, { text, romanised, named: names, language });
  const reading = { ...sure, matches: inOrder([...names, ...fields].map((match) => refusedIn(match, sure))) };
  return reading.matches.length === 0
    ? withoutJoining(language.read(text, { romanised, isTag: true }))
    : reading;
}

/** What was read as on a list is refused all the same: "no crypto or gambling". */
function refusedIn(match: ConceptMatch, { words, roles }: TextReading): ConceptMatch {
  const role = roles[words.findIndex(({ start }) => start === match.start)];
  return match.role === undefined && role === "not" ? { ...match, role } : match;
}

/** «Хөрөнгө оруулагч хайж байна» says of an idea how far it is, «эмч хайх» what an app does, and here who is looked for. */
function soughtIn(match: ConceptMatch, romanised: boolean, language: LanguageResources): ConceptMatch[] {
  const isSearch = match.concept === "stage-fundraising" || searching.test(match.surface);
  const sought = isSearch ? match.surface.replace(/\s*\S+$/, "") : "";
  const { matches } = language.read(sought, { romanised });
  const { start } = match;
  const role = isSearch ? "need" : match.role;
  return matches.some(({ kind }) => kind === "role")
    ? matches.map((each) => ({ ...each, role, start: each.start + start, end: each.end + start }))
    : [match];
}

const searching = /\s(?:хай[жхня]|hai[jhny])\p{L}*$/iu;

type Listing = {
  readonly text: string;
  readonly romanised: boolean;
  readonly named: readonly ConceptMatch[];
  readonly language: LanguageResources;
};

/** What stands between commas or beside "or" is an entry of a list: "backend developer, Go or Java". */
function listedIn(listing: Listing): ConceptMatch[] {
  return readEach(entry, listing).filter(
    ({ surface, kind }) => kind === "role" || !isWishingWord(surface, listing),
  );
}

/** A rare word that nothing else reads is a name as on a list, alone or with one beside it: "an app", "Oracle", "social media". */
function namesIn(
  { words, roles }: TextReading,
  { text, romanised, named, language }: Listing,
): ConceptMatch[] {
  const found: ConceptMatch[] = [];
  const isShort = words.length <= sentence;
  const isMeant = (word: TextWord) =>
    !isWishingWord(word.text, { romanised }) && commonnessOf(word) !== "function";
  const isUnread = (word: TextWord, index: number) =>
    (commonnessOf(word) === "rare" || (isShort && roles[index] === "need")) &&
    ![...named, ...found].some(({ start, end }) => start < word.end && word.start < end);
  for (const length of [3, 2, 1])
    for (const [index, { start }] of words.entries()) {
      const run = words.slice(index, index + length);
      const surface = text.slice(start, run.at(-1)?.end);
      const isName =
        run.length === length && run.every(isMeant) && run.some((word, at) => isUnread(word, index + at));
      if (!isName || /[,.;:!?\n]/.test(surface)) continue;
      const { matches } = language.read(surface, { romanised, isTag: true });
      const whole = matches.filter((match) => match.surface === surface);
      const role = roles[index];
      found.push(
        ...whole.map((match) => ({ ...match, ...(role && { role }), start, end: start + surface.length })),
      );
    }
  return found;
}

type TextWord = TextReading["words"][number];

/**
 * Of few words each may say what field is meant, though in a text it would not: "quality control in a food factory". Of many
 * the last of what is said: "something with food".
 */
function fieldsIn(words: RegExp, listing: Listing): ConceptMatch[] {
  return readEach(words, listing).filter(
    ({ surface, kind }) => kind === "industry" && !isWishingWord(surface, listing),
  );
}

function readEach(pattern: RegExp, { text, romanised, named, language }: Listing): ConceptMatch[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: words }) => {
    const isNamed = named.some(({ start, end }) => start < index + words.length && index < end);
    if (isNamed || words === text) return [];
    const { matches } = withoutJoining(language.read(words, { romanised, isTag: true }));
    return matches.map((match) => ({ ...match, start: match.start + index, end: match.end + index }));
  });
}

const or = "(?:or|эсвэл|буюу|юм ?уу|esvel|buyu|yum ?uu)";
/** One or two words, between commas or beside "or". */
const entry = new RegExp(
  `(?<=^|[,;/]\\s?|\\s${or}\\s)(?!${or}\\s)[^\\s,;/]+(?: (?!${or}\\s)[^\\s,;/]+)?(?=\\s?(?:[,;/]|$)|\\s${or}\\s)`,
  "giu",
);
const word = /[\p{L}\p{N}]{4,}/gu;
const lastWord = /(?<=\b(?:with|in|about|around)\s)\p{L}{4,}(?=\s*(?:[,.;!?]|$))/giu;

function inOrder(matches: readonly ConceptMatch[]): ConceptMatch[] {
  return matches.toSorted((a, b) => a.start - b.start);
}

/** "who can", "help us": what only joins others is no name beside them, unless it is written like one. */
function withoutJoining(reading: TextReading): TextReading {
  const { words, matches } = reading;
  const joining = words.filter((word) => commonnessOf(word) === "function");
  const isJoining = ({ surface, start, end }: ConceptMatch) =>
    surface === surface.toLowerCase() && joining.some((word) => word.start === start && word.end === end);
  return words.length === 1 ? reading : { ...reading, matches: matches.filter((match) => !isJoining(match)) };
}

function coveredIn({ words, matches }: TextReading): number {
  return words.filter((word) => matches.some(({ start, end }) => start <= word.start && word.end <= end))
    .length;
}
