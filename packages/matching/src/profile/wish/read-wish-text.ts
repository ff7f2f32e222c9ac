// A visitor's own words of what is looked for, from one word to a page, as features of their own: what is named is needed of
// people and companies, and offered to ideas and projects; fields, places and times are told apart from abilities.
import {
  detectLanguage,
  isRomanisedMongolian,
  parseCommitment,
  type Commitment,
  type ConceptMatch,
  type LanguageResources,
  type TextReading,
} from "@khamt/language";
import type { Facts, Features, Mention } from "../features.ts";
import { asks, type Preferences, type ProfileKind, type ProfileOf, type WishText } from "../profile.ts";
import { stated } from "../reading/read-facts.ts";
import { wished } from "./own-in-wish.ts";
import { alternativesIn } from "./alternatives.ts";
import { languagesTaughtIn } from "./languages-taught.ts";
import { sorted } from "./sort-wish.ts";
import { withoutCourtesy } from "./wish-courtesy.ts";
import { isPlace, mentionOf, namesAbility, namesField, type Span } from "./wish-span.ts";
import { type Symptom, symptomsIn } from "../symptoms/symptoms.ts";
import { termPartsOf } from "../reading/read-text.ts";
import { conceptsThatMatter, readWishes } from "./read-wishes.ts";
import { bringsOf, ownConcepts, type Relatedness, supplyOf, termsOf } from "../supply.ts";
import { standingsRefusedIn } from "../sorting/standings.ts";
import { readingOf, sentence } from "./read-wish-words.ts";
import { isWishingWord } from "./wishing-words.ts";

type Tools = { readonly language: LanguageResources; readonly relatedness: Relatedness };
type Wishing = {
  readonly kind: ProfileKind;
  readonly profile: ProfileOf[ProfileKind];
  readonly wish: WishText;
};

export function readWishText({ kind, profile, wish }: Wishing, tools: Tools): Features {
  const { language } = tools;
  const { target } = wish;
  const text = withoutCourtesy(wish.text);
  const reading = readingOf(text, language);
  const isRefused = (span: Pick<Span, "role" | "start" | "end">) =>
    !(isUnknown(span, text) && !asks(target)) &&
    (span.role === "not" || withoutIt.test(text.slice(0, span.start)));
  const said = spansIn(reading, text);
  const spans = said
    .filter((span) => !isRefused(span))
    .map((span) => (isBeyond(span, text) ? { ...span, role: "need" as const } : span));
  const symptoms = asks(target) ? [] : symptomsOf(text, spans);
  const unknown = unknownIn(reading, spans, text).filter(
    (part) => !symptoms.some((each) => isPartOf(part, { ...each, end: sentenceEndOf(each, text) })),
  );
  const { abilities, topics } = sorted(
    spans.filter((span) => !symptoms.some((each) => isPartOf(span, each))),
    {
      text,
      target,
      language,
      unknown: new Set(unknown.map(({ start }) => start)),
    },
  );
  const terms = unknown.map(({ part, surface }): Mention => ({ surface, parts: [part], weight: termWeight }));
  const places = spans.filter((span) => isPlace(span) && !isElsewhere(span, text));
  const named = asks(target)
    ? abilities.map((span) => mentionOf(span))
    : alternativesIn(abilities, { text, target });
  const lacked = symptoms.map(({ concepts, start, end }): Mention => ({
    surface: text.slice(start, end),
    parts: [{ concepts, term: concepts.join("|") }],
    weight: 1,
  }));
  const own = distinct([...named, ...lacked, ...terms]);
  const sides = {
    needs: asks(target) ? [] : own,
    offers: asks(target) ? own : [],
    topics: distinct([
      ...topics,
      ...(asks(target) ? abilities.flatMap((span) => languagesTaughtIn(span, language)) : []),
      ...[...kindsOfObject(reading), ...preferred(places)].map((span) => mentionOf(span)),
    ]),
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
    ...sides,
    isWish: true,
    denied: new Map(
      reading.matches
        .filter(
          (match) => match.role === "not" && isRefused(match) && (asks(target) || match.kind !== "stage"),
        )
        .map(({ concept, surface }) => [concept, surface]),
    ),
    unwanted: asks(target)
      ? []
      : [...reading.matches.filter(isRefused).map(({ concept }) => concept), ...standingsRefusedIn(text)],
    callings: [],
    concepts: conceptsThatMatter(ownConcepts(sides), wishes, language),
    terms: termsOf(sides),
    brings: bringsOf(sides.offers, language),
    supply: supplyOf(sides, tools.relatedness),
    facts,
    ...(wishes ? { wishes } : {}),
  };
}

/** "Nobody knows our shop exists": what would help, where no ability is named, nor a field besides. */
function symptomsOf(text: string, spans: readonly Span[]): Symptom[] {
  const symptoms = spans.some(namesAbility) ? [] : symptomsIn(text, isRomanisedMongolian(text));
  const isBeside = (span: Span) => namesField(span) && !symptoms.some((each) => isPartOf(span, each));
  return spans.some(isBeside) ? [] : symptoms;
}

function sentenceEndOf({ end }: Symptom, text: string): number {
  return end + (/^[^.;!?\n]*/.exec(text.slice(end))?.[0].length ?? 0);
}

function isPartOf({ start }: { readonly start: number }, symptom: Pick<Symptom, "start" | "end">): boolean {
  return symptom.start <= start && start < symptom.end;
}

/** The words that are meant though no concept is called so. */
function unknownIn(reading: TextReading, spans: readonly Span[], text: string) {
  const romanised = isRomanisedMongolian(text);
  const isTold = reading.words.length > story && spans.some(namesAbility);
  if (isTold) return [];
  return termPartsOf(reading, { isSentence: reading.words.length > sentence }).filter(
    ({ role, surface, start }) =>
      role !== "not" &&
      !isWishingWord(surface, { romanised }) &&
      !introduced.test(text.slice(0, start)) &&
      !(wished.test(surface) && (romanised || !isLatin.test(surface))) &&
      /\p{L}/u.test(surface) &&
      !(spans.some(({ end }) => end < start) && besides.test(text.slice(0, start))),
  );
}

const isLatin = /[a-z]/i;
/** "I'm Bold." */
const introduced = /\bi(?:['’]?m| am)\s+$/i;
/** Of so many words those that nobody knows are not what is meant. */
const story = 20;

/** "I don't know how to do marketing", «маркетинг мэдэхгүй»: whoever does is looked for. */
function isUnknown({ start, end }: Pick<Span, "start" | "end">, text: string): boolean {
  const [before = ""] = text.slice(0, start).match(/(?<![^.,;!?\n])[^.,;!?\n]*$/u) ?? [];
  const [after = ""] = text.slice(end).match(/^[^.;!?\n]*/u) ?? [];
  return unknowing.test(before) || notKnown.test(after) || (none.test(before) && skills.test(after));
}

/** What somebody can't do is needed; of what they know nothing about they only speak. */
function isBeyond({ role, start, end }: Span, text: string): boolean {
  return (
    role === "not" &&
    !/\babout\s+$/i.test(text.slice(0, start)) &&
    !/^\s+(?:тухай|tuhai)/iu.test(text.slice(end))
  );
}

/** "No coding skills". */
const none = /\b(?:no|without|zero)\s+(?:\w+\s+)?$/i;
const skills = /^\s+(?:skills?|knowledge|experience|background|know-how)\b/i;
const unknowing =
  /\b(?:(?:i|we)\s+(?:(?:don['’]?t|do not)\s+(?:\w+\s+)?(?:know|understand)|can['’]?t|cannot|can not|know nothing)|have\s+no\s+(?:idea|clue)|nobody|no one|none of us|(?:i am|i['’]?m|we are|we['’]?re)\s+(?:not|no)\s+good|never|weak (?:at|in|on)|bad (?:at|with)|but\s+(?:can['’]?t|cannot|can not))/i;
const notKnown =
  /(?:мэд(?:эхгүй|дэггүй|хгүй|эхгуй|хгуй)|чад(?:ахгүй|даггүй|хгүй)|ойлго(?:хгүй|доггүй)|med(?:ehg[uv]+i?|hg[uv]+i?|degg[uv]+i?)|chad(?:ahg[uv]+i?|dagg[uv]+i?)|oilgo(?:hg[uv]+i?|dogg[uv]+i?))/iu;

/** "I want to do something in education, no coding": that it is not wanted does not depend on whose it is. */
const withoutIt = /\b(?:no|not)\s+(?:another\s+|more\s+)?$/i;

/** "Outside Mongolia", «Улаанбаатараас бусад газар»: a place where nobody is looked for. */
function isElsewhere({ start, end }: Span, text: string): boolean {
  return outsideOf.test(text.slice(0, start)) || butThere.test(text.slice(end));
}

const outsideOf =
  /\b(?:outside(?: of)?|away from|except(?: for)?|other than|not (?:in|from|based in))\s+(?:the\s+)?$/i;
const butThere = /^\s+(?:гадна|гадуур|бусад|өөр газар|gadna|gaduur|busad|uur gazar)(?!\p{L})/iu;

/** What something is named with, "an event with a stage", is little beside it. */
const besides = /\b(?:with|for|about)\s+(?:[\p{L}\p{N}-]+\s+){0,3}$/iu;

/** What is listed on purpose has 1; a word that no concept is called may be one of those that only join others. */
const termWeight = 0.5;

/** What a deed is done to is asked for with it: "build a website" is no wish for websites. */
function spansIn({ matches }: TextReading, text: string): Span[] {
  const isWithin = ({ start, end }: ConceptMatch) =>
    matches.some(
      (other) =>
        other.start < start &&
        (end <= other.end || (start < other.end && firm.test(text.slice(other.end, end)))),
    );
  return together(matches.filter((match) => !isWithin(match)));
}

/** Of "cyber security company" the company is of the first name. */
const firm =
  /^\s+(?:company|firm|agency|services?|компани|фирм|агентлаг|үйлчилгээ|kompani|firm|agentlag|uilchilgee)$/iu;

/** Of what kind the object of a deed is: "builds hotel booking sites"; of teaching also what is taught: "teach coding to kids". */
function kindsOfObject({ matches }: TextReading): Span[] {
  const isBefore = ({ start, end, kind }: ConceptMatch) =>
    matches.some(
      (other) =>
        other.start < start && end < other.end && (kind === "industry" || other.concept === "teaching"),
    );
  return together(matches.filter(isBefore));
}

function together(matches: readonly ConceptMatch[]): Span[] {
  return [...Map.groupBy(matches, ({ start }) => start).values()].flatMap((span) => {
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
