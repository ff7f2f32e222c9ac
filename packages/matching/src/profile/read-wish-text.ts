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
import type { Facts, Features, Mention, Part } from "./features.ts";
import { asks, type Preferences, type ProfileKind, type ProfileOf, type WishText } from "./profile.ts";
import { stated } from "./read-facts.ts";
import { termPartsOf } from "./read-text.ts";
import { conceptsThatMatter, readWishes } from "./read-wishes.ts";
import { bringsOf, conceptsOf, isAbility, type Relatedness, supplyOf, termsOf } from "./supply.ts";
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
  const spans = spansIn(reading).filter(
    ({ role, start }) => role !== "not" && !withoutIt.test(text.slice(0, start)),
  );
  const unknown = termPartsOf(reading).filter(
    ({ role, surface }) => role !== "not" && !isWishingWord(surface),
  );
  const { abilities, topics } = sorted(spans, {
    text,
    target,
    language,
    unknown: new Set(unknown.map(({ start }) => start)),
  });
  const terms = unknown.map(({ part, surface }): Mention => ({ surface, parts: [part], weight: termWeight }));
  const places = spans.filter(isPlace);
  const named = asks(target) ? abilities.map(mentionOf) : alternativesIn(abilities, text);
  const own = distinct([...named, ...terms]);
  const sides = {
    needs: asks(target) ? [] : own,
    offers: asks(target) ? own : [],
    topics: distinct([...topics, ...preferred(places)].map(mentionOf)),
  };
  const facts = factsOf({
    text,
    spans,
    places: preferred(places),
    language,
    preferences: profile.preferences,
  });
  const said = { ...profile, description: text, bio: text };
  const wishes = readWishes({ kind, profile: said, facts }, language);
  return {
    id: profile.id,
    kind,
    ownerId: profile.ownerId ?? undefined,
    updatedAt: undefined,
    ...sides,
    isWish: true,
    denied: deniedIn(reading),
    concepts: conceptsThatMatter(conceptsOf(sides), wishes, language),
    terms: termsOf(sides),
    brings: bringsOf(sides.offers, language),
    supply: supplyOf(sides, tools.relatedness),
    facts,
    ...(wishes ? { wishes } : {}),
  };
}

/** "I want to do something in education, no coding": that it is not wanted does not depend on whose it is. */
const withoutIt = /\bno\s+$/i;

/** What is listed on purpose has 1; a word that no concept is called may be one of those that only join others. */
const termWeight = 0.5;

const fewWords = 4;

// So few Latin words may be of either language: the reading that finds names in more of them is taken.
function readingOf(text: string, language: LanguageResources): TextReading {
  const isMongolian = isRomanisedMongolian(text);
  const first = readAs(text, isMongolian, language);
  if (first.words.length > fewWords || /\p{Script=Cyrillic}/u.test(text)) return first;
  const second = withoutJoining(readAs(text, !isMongolian, language));
  return coveredIn(second) > coveredIn(first) ? second : first;
}

/** Where nothing else is named, an everyday word is meant as a name. */
function readAs(text: string, romanised: boolean, language: LanguageResources): TextReading {
  const reading = language.read(text, { romanised });
  return reading.matches.length === 0
    ? withoutJoining(language.read(text, { romanised, isTag: true }))
    : reading;
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

/** Everything that one place of the text means. */
type Span = {
  readonly matches: readonly ConceptMatch[];
  readonly concepts: readonly string[];
  readonly surface: string;
  readonly start: number;
  readonly end: number;
  readonly role: ConceptMatch["role"];
};

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

const isOfKind = (kinds: readonly string[]) => (span: Span) =>
  span.matches.some(({ kind }) => kinds.includes(kind));
const isPlace = (span: Span) => isOfKind(["place"])(span) && !span.concepts.includes("remote");
const namesAbility = (span: Span) => span.matches.some(({ kind }) => isAbility(kind));
const namesTopic = isOfKind(["industry", "language"]);

/** Everybody here founds, and every idea is a startup: these say something only where nothing else is said. */
const general = new Set(
  "co-founder founder founders entrepreneur-role entrepreneurship business mentors-startups stage-idea department-head executive freelancer freelancers-gigs students-topic exchange-rates technology".split(
    " ",
  ),
);
const isGeneral = ({ concepts }: Span) => concepts.every((id) => general.has(id));

type Sorting = {
  readonly text: string;
  readonly target: ProfileKind;
  readonly language: LanguageResources;
  /** Where words begin that no concept is called. */
  readonly unknown: ReadonlySet<number>;
};

function sorted(spans: readonly Span[], sorting: Sorting) {
  const telling = spans.filter((span) => !isPlace(span) && (namesAbility(span) || namesTopic(span)));
  const particular = telling.filter((span) => !isGeneral(span));
  const kept = particular.length > 0 ? particular : telling;
  const able = kept.filter(namesAbility);
  const isAside = asideIn(able, sorting);
  const heads = able.filter((span) => !describes(span, sorting));
  const main = heads.filter((span) => !isAside(span));
  const abilities = main.length > 0 ? main : heads;
  const isHad = (span: Span) => span.role === "have" && !asks(sorting.target) && namesAbility(span);
  return { abilities, topics: kept.filter((span) => !abilities.includes(span) && !isHad(span)) };
}

/** "Flutter or React Native" is one need, which either meets; so is a list that ends with "or". */
function alternativesIn(spans: readonly Span[], text: string): Mention[] {
  const chains: Span[][] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const chain = chains.at(-1);
    const between = text.slice(chain?.at(-1)?.end, span.start);
    if (chain !== undefined && listed.test(between)) chain.push(span);
    else chains.push([span]);
  }
  return chains.flatMap((chain) => {
    const [first, last] = [chain[0], chain.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (!either.test(text.slice(chain.at(-2)?.end, last.start))) return chain.map(mentionOf);
    const parts = chain.flatMap((span) => mentionOf(span).parts);
    return { surface: text.slice(first.start, last.end), parts, weight: 1, isEither: true };
  });
}

const either = /^,?\s*(?:\bor\b|эсвэл|юм\s?уу|буюу|\besvel\b|\byum\s?uu\b|\/)\s*(?:an?\s+)?$/iu;
const listed = new RegExp(`^\\s*,\\s*$|${either.source}`, "iu");

/** A known word before one that nobody knows only says of what kind that is: both languages have the head last. */
function describes({ end }: Span, { text, unknown }: Sorting): boolean {
  const [, space = "", next = ""] = /^(\s+)(\p{L}*)/u.exec(text.slice(end)) ?? [];
  return space !== "" && unknown.has(end + space.length) && !participle.test(next);
}

/** "a nurse tired of shifts", "a cook living in Darkhan", «нягтлангаа гаргаад». */
const participle =
  /[a-z](?:ed|ing)$|\p{Script=Cyrillic}(?:[аэоө]{2}д|[аэоө]н|ж|ч|с[аэоө]н|д[аэоө]г|м[аэоө]{2}р)$/iu;

/** Of the abilities that are named, those that only say what for. */
function asideIn(able: readonly Span[], { text, target, language }: Sorting): (span: Span) => boolean {
  const isAsked = able.some(({ role }) => role === "need");
  return (span) => {
    if (isPurpose(span, text, language) || (span.role === "have" && !asks(target))) return true;
    if (!isAsked) return false;
    // Who looks for people asks for what is needed; who offers himself asks for a field.
    return asks(target) ? span.role === "need" : span.role !== "need";
  };
}

const purpose = /\bfor\s+(?:(?:a|an|the|my|our|new|small)\s+)*(?:[\w-]+\s+)?$/i;
const search = /\b(?:look|looking|search|searching|ask|asking)\s+for\s+(?:(?:a|an|the)\s+)*(?:[\w-]+\s+)?$/i;
const dative = /(?:[ндт]?[аэоө]?[дт]|n?[aeou]?[dt])$/u;

/** "for my e-commerce idea", «онлайн дэлгүүрт». */
function isPurpose({ surface, start, concepts }: Span, text: string, language: LanguageResources): boolean {
  const before = text.slice(0, start);
  if (purpose.test(before)) return !search.test(before);
  if (!dative.test(surface)) return false;
  const romanised = isRomanisedMongolian(text);
  if (!romanised && !/\p{Script=Cyrillic}$/u.test(surface)) return false;
  const bare = language.findConcepts(surface.slice(0, -1), { romanised });
  return bare.some(({ concept }) => concepts.includes(concept));
}

function mentionOf({ concepts, surface, matches }: Span): Mention {
  const meant = matches
    .filter(({ kind }) => kind !== "value" && kind !== "stage")
    .map(({ concept }) => concept);
  const part: Part = { concepts: meant.length > 0 ? meant : concepts, term: concepts.join("|") };
  return { surface, parts: [part], weight: 1 };
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

const deniedBefore = /\b(?:not|no)\s+$/i;

/** A part of a text says how much time is given only if it speaks of time: "mornings" alone may be what is delivered. */
const speaksOfTime = /time|hour|week|evening|цаг|хоног|амралт|орой|tsag|honog|amralt|oroi/iu;

function commitmentIn(text: string, spans: readonly Span[]): Commitment | undefined {
  for (const { concepts, start } of spans) {
    const named = concepts.flatMap((id) => commitments[id] ?? [])[0];
    if (named === undefined) continue;
    return named === "full-time" && deniedBefore.test(text.slice(0, start)) ? "part-time" : named;
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
