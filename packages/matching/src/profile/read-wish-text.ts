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
  const meant = spansIn(reading).filter((span) => !isRefused(span));
  // Of people and companies what is there already is not wished for, where anything else is.
  const missing = meant.filter(({ role }) => role !== "have");
  const spans = !asks(target) && missing.some(namesAbility) ? missing : meant;
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
  const own = distinct([...(asks(target) ? abilities : eitherOf(abilities, text)).map(mentionOf), ...terms]);
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

/** "I want to do something in education, no coding": that it is not wanted does not depend on whose it is. */
const withoutIt = /\b(?:no|not)\s+$/i;

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
  return { abilities, topics: kept.filter((span) => !abilities.includes(span)) };
}

/** A known word before one that nobody knows only says of what kind that is: both languages have the head last. */
function describes({ end }: Span, { text, unknown }: Sorting): boolean {
  const [space = ""] = /^\s+/.exec(text.slice(end)) ?? [];
  return space !== "" && unknown.has(end + space.length);
}

/** Of the abilities that are named, those that only say what for. */
function asideIn(able: readonly Span[], { text, target, language }: Sorting): (span: Span) => boolean {
  const isAsked = able.some(({ role }) => role === "need");
  return (span) => {
    if (isPurpose(span, text, language)) return true;
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

const or = /^\s*(?:or|эсвэл|юмуу|esvel|yumuu|\/)\s+(?:an?\s+)?$/iu;

/** "A nurse or a midwife" is met by either. */
function eitherOf(spans: readonly Span[], text: string): Span[] {
  return spans.reduce<Span[]>((all, span) => {
    const last = all.at(-1);
    if (last === undefined || !or.test(text.slice(last.end, span.start))) return [...all, span];
    const either = {
      ...last,
      matches: [...last.matches, ...span.matches],
      concepts: [...last.concepts, ...span.concepts],
      surface: text.slice(last.start, span.end),
      end: span.end,
    };
    return [...all.slice(0, -1), either];
  }, []);
}

/** What is said twice is said once. */
function distinct(mentions: readonly Mention[]): Mention[] {
  return [
    ...new Map(mentions.toReversed().map((mention) => [mention.parts[0]?.term ?? "", mention])).values(),
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
  const named = spans.flatMap(({ concepts }) => concepts.flatMap((id) => commitments[id] ?? []));
  if (named[0] !== undefined) return named[0];
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
