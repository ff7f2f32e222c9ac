// A visitor's own words of what is looked for, from one word to a page, as features of their own: what is named is needed of
// people and companies, and offered to ideas and projects; fields, places and times are told apart from abilities.
import {
  commonnessOf,
  detectLanguage,
  isRomanisedMongolian,
  parseCommitment,
  type Commitment,
  type ConceptMatch,
  type LanguageResources,
  type TextReading,
} from "@khamt/language";
import type { Facts, Features, Mention } from "./features.ts";
import { asks, type Preferences, type ProfileKind, type ProfileOf, type WishText } from "./profile.ts";
import { stated } from "./read-facts.ts";
import { alternativesIn, isPlace, mentionOf, sorted, type Span } from "./sort-wish.ts";
import { termPartsOf } from "./read-text.ts";
import { conceptsThatMatter, readWishes } from "./read-wishes.ts";
import { bringsOf, conceptsOf, type Relatedness, supplyOf, termsOf } from "./supply.ts";
import { standingsRefusedIn } from "./standings.ts";
import { isWishingWord } from "./wishing-words.ts";

type Tools = { readonly language: LanguageResources; readonly relatedness: Relatedness };
type Wishing = {
  readonly kind: ProfileKind;
  readonly profile: ProfileOf[ProfileKind];
  readonly wish: WishText;
};

export function readWishText({ kind, profile, wish }: Wishing, tools: Tools): Features {
  const { language } = tools;
  const { text, target } = wish;
  const reading = readingOf(text, language);
  const isRefused = ({ role, start }: Pick<Span, "role" | "start">) =>
    role === "not" || withoutIt.test(text.slice(0, start));
  const said = spansIn(reading);
  const spans = said.filter((span) => !isRefused(span));
  const unknown = unknownIn(reading, spans, text);
  const { abilities, topics } = sorted(spans, {
    text,
    target,
    language,
    unknown: new Set(unknown.map(({ start }) => start)),
  });
  const terms = unknown.map(({ part, surface }): Mention => ({ surface, parts: [part], weight: termWeight }));
  const places = spans.filter(isPlace);
  const named = asks(target) ? abilities.map((span) => mentionOf(span)) : alternativesIn(abilities, text);
  const own = distinct([...named, ...terms]);
  const sides = {
    needs: asks(target) ? [] : own,
    offers: asks(target) ? own : [],
    topics: distinct([...topics, ...preferred(places).map((span) => mentionOf(span))]),
  };
  const facts = factsOf({
    text,
    spans: said.filter(({ role }) => role !== "not"),
    places: preferred(places),
    language,
    preferences: profile.preferences,
  });
  const written = { ...profile, description: text, bio: text };
  const wishes = readWishes({ kind, profile: written, facts }, language);
  return {
    id: profile.id,
    kind,
    ownerId: profile.ownerId ?? undefined,
    updatedAt: undefined,
    ...sides,
    isWish: true,
    denied: deniedIn(reading),
    unwanted: asks(target)
      ? []
      : [...reading.matches.filter(isRefused).map(({ concept }) => concept), ...standingsRefusedIn(text)],
    callings: [],
    concepts: conceptsThatMatter(conceptsOf(sides), wishes, language),
    terms: termsOf(sides),
    brings: bringsOf(sides.offers, language),
    supply: supplyOf(sides, tools.relatedness),
    facts,
    ...(wishes ? { wishes } : {}),
  };
}

/** The words that are meant though no concept is called so. */
function unknownIn(reading: TextReading, spans: readonly Span[], text: string) {
  return termPartsOf(reading, { isSentence: reading.words.length > sentence }).filter(
    ({ role, surface, start }) =>
      role !== "not" &&
      !isWishingWord(surface) &&
      /\p{L}/u.test(surface) &&
      !(spans.some(({ end }) => end < start) && besides.test(text.slice(0, start))),
  );
}

/** "I want to do something in education, no coding": that it is not wanted does not depend on whose it is. */
const withoutIt = /\b(?:no|not)\s+$/i;

/** What something is named with, "an event with a stage", is little beside it. */
const besides = /\b(?:with|for|about)\s+(?:[\p{L}\p{N}-]+\s+){0,3}$/iu;

/** What is listed on purpose has 1; a word that no concept is called may be one of those that only join others. */
const termWeight = 0.5;

const fewWords = 4;
/** Of more words only those are meant that are no everyday ones. */
const sentence = 8;

// So few Latin words may be of either language: the reading that finds names in more of them is taken.
function readingOf(text: string, language: LanguageResources): TextReading {
  const isMongolian = isRomanisedMongolian(text);
  const first = readAs(text, isMongolian, language);
  if (first.words.length > fewWords || /\p{Script=Cyrillic}/u.test(text)) return first;
  const second = withoutJoining(readAs(text, !isMongolian, language));
  return coveredIn(second) > coveredIn(first) ? second : first;
}

/** Of few words each is meant: a name with other meanings ("driver", "python"), where nothing else is named an everyday word. */
function readAs(text: string, romanised: boolean, language: LanguageResources): TextReading {
  const { doubtful = [], ...sure } = language.read(text, { romanised, withDoubtful: true });
  const isShort = sure.words.length <= sentence;
  const meant = sure.matches.flatMap((match) => soughtIn(match, romanised, language));
  const named = isShort ? [...meant, ...withoutJoining({ ...sure, matches: doubtful }).matches] : meant;
  const listed = [...named, ...listedIn({ text, romanised, named, language })];
  const reading = {
    ...sure,
    matches: inOrder([
      ...listed,
      ...fieldsIn(isShort ? word : lastWord, { text, romanised, named: listed, language }),
    ]),
  };
  return reading.matches.length === 0
    ? withoutJoining(language.read(text, { romanised, isTag: true }))
    : reading;
}

/** «Хөрөнгө оруулагч хайж байна» says of an idea how far it is, and here who is looked for. */
function soughtIn(match: ConceptMatch, romanised: boolean, language: LanguageResources): ConceptMatch[] {
  const sought = match.concept === "stage-fundraising" ? match.surface.replace(/\s*\S+$/, "") : "";
  const { matches } = language.read(sought, { romanised });
  const { start, role } = match;
  return matches.some(({ kind }) => kind === "role")
    ? matches.map((each) => ({ ...each, role, start: each.start + start, end: each.end + start }))
    : [match];
}

type Listing = {
  readonly text: string;
  readonly romanised: boolean;
  readonly named: readonly ConceptMatch[];
  readonly language: LanguageResources;
};

/** What stands between commas is an entry of a list: "backend developer, Go". */
function listedIn(listing: Listing): ConceptMatch[] {
  return readEach(entry, listing);
}

/**
 * Of few words each may say what field is meant, though in a text it would not: "quality control in a food factory". Of many
 * the last of what is said: "something with food".
 */
function fieldsIn(words: RegExp, listing: Listing): ConceptMatch[] {
  return readEach(words, listing).filter(
    ({ surface, kind }) => kind === "industry" && !isWishingWord(surface),
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

/** One or two words. */
const entry = /(?<=^|[,;/]\s?)[^\s,;/]+(?: [^\s,;/]+)?(?=\s?(?:[,;/]|$))/gu;
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

/** What a deed is done to is asked for with it: "build a website" is no wish for websites. */
function spansIn({ matches }: TextReading): Span[] {
  const isWithin = ({ start, end }: ConceptMatch) =>
    matches.some((other) => other.start < start && end <= other.end);
  const whole = matches.filter((match) => !isWithin(match));
  return [...Map.groupBy(whole, ({ start }) => start).values()].flatMap((span) => {
    const [first] = span;
    if (first === undefined) return [];
    const { surface, start, end, role } = first;
    return { matches: span, concepts: span.map(({ concept }) => concept), surface, start, end, role };
  });
}

/** What is said twice is said once. */
function distinct(mentions: readonly Mention[]): Mention[] {
  return [
    ...new Map(
      mentions.toReversed().map((mention) => [mention.parts.map(({ term }) => term).join(), mention]),
    ).values(),
  ].toReversed();
}

/** Of several places those that are asked for. */
function preferred(places: readonly Span[]): readonly Span[] {
  const needed = places.filter(({ role }) => role === "need");
  return needed.length > 0 ? needed : places;
}

type Stating = {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly places: readonly Span[];
  readonly language: LanguageResources;
  readonly preferences: Preferences | null | undefined;
};

/** Without those that do not matter to whoever wishes. */
function factsOf({ text, spans, places, language, preferences }: Stating): Facts {
  const matters = (attribute: "place" | "commitment") => preferences?.[attribute]?.importance !== "any";
  const commitment = commitmentIn(text, spans);
  const words = [...new Set(places.map(({ surface }) => surface))].join(", ");
  const isRemote = spans.some(({ concepts }) =>
    concepts.some((id) => id === "remote" || id === "remote-work"),
  );
  return {
    ...(matters("place") && { place: stated(words, language.placeOf), remote: isRemote || undefined }),
    ...(matters("commitment") && { commitment: commitment && { value: commitment, words: commitment } }),
    writtenIn: detectLanguage(text),
  };
}

const commitments: Readonly<Record<string, Commitment>> = {
  "full-time": "full-time",
  "part-time": "part-time",
  evenings: "part-time",
  weekends: "weekends",
};

/** A part of a text says how much time is given only if it speaks of time: "mornings" alone may be what is delivered. */
const speaksOfTime = /time|hour|week|evening|цаг|хоног|амралт|орой|tsag|honog|amralt|oroi/iu;

function commitmentIn(text: string, spans: readonly Span[]): Commitment | undefined {
  for (const { concepts, start } of spans) {
    const named = concepts.flatMap((id) => commitments[id] ?? [])[0];
    if (named === undefined) continue;
    return named === "full-time" && withoutIt.test(text.slice(0, start)) ? "part-time" : named;
  }
  const parts = text.split(/[.,;!?\n]/).filter((part) => speaksOfTime.test(part));
  return parts
    .map(parseCommitment)
    .find((commitment) => commitment !== undefined && commitment !== "consulting");
}

function deniedIn({ matches }: TextReading): Map<string, string> {
  return new Map(
    matches.filter(({ role }) => role === "not").map(({ concept, surface }) => [concept, surface]),
  );
}
