// Of what a wish names: what is asked for or offered, and what is only about it.
import { isRomanisedMongolian, type ConceptMatch, type LanguageResources } from "@khamt/language";
import type { Mention, Part } from "./features.ts";
import { asks, type ProfileKind } from "./profile.ts";
import { isAbility } from "./supply.ts";

/** Everything that one place of the text means. */
export type Span = {
  readonly matches: readonly ConceptMatch[];
  readonly concepts: readonly string[];
  readonly surface: string;
  readonly start: number;
  readonly end: number;
  readonly role: ConceptMatch["role"];
};

const isOfKind = (kinds: readonly string[]) => (span: Span) =>
  span.matches.some(({ kind }) => kinds.includes(kind));
export const isPlace = (span: Span) => isOfKind(["place"])(span) && !span.concepts.includes("remote");
const namesAbility = (span: Span) => span.matches.some(({ kind }) => isAbility(kind));
const namesField = isOfKind(["industry"]);
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

export function sorted(spans: readonly Span[], sorting: Sorting) {
  const telling = spans.filter((span) => !isPlace(span) && (namesAbility(span) || namesTopic(span)));
  const particular = telling.filter((span) => !isGeneral(span));
  const kept = particular.length > 0 ? particular : telling;
  const able = kept.filter(namesAbility);
  const isAside = asideIn(able, sorting);
  const heads = able.filter((span) => !describes(span, sorting));
  const main = heads.filter((span) => !isAside(span));
  const named = main.length > 0 ? main : heads;
  // Where no ability is named, who is of the field is looked for: "an event for three hundred people".
  const fields = kept.filter((span) => namesField(span) && !describes(span, sorting));
  const abilities = named.length > 0 || asks(sorting.target) ? named : fields;
  const isHad = (span: Span) => !asks(sorting.target) && namesAbility(span) && isThere(span, sorting.text);
  return { abilities, topics: kept.filter((span) => !abilities.includes(span) && !isHad(span)) };
}

/** "Flutter or React Native" is one need, which either meets; so is a list that ends with "or". */
export function alternativesIn(spans: readonly Span[], text: string): Mention[] {
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

const either =
  /^(?:\s+(?:person|people|хүн|hun))?,?\s*(?:\bor\b|эсвэл|юм\s?уу|буюу|\besvel\b|\byum\s?uu\b|\/)\s*(?:an?\s+)?$/iu;
const listed = new RegExp(`^\\s*,\\s*$|${either.source}`, "iu");

/** A known word before one that nobody knows only says of what kind that is: both languages have the head last. */
function describes({ start, end }: Span, { text, unknown }: Sorting): boolean {
  const [, space = "", next = ""] = /^(\s+)(\p{L}*)/u.exec(text.slice(end)) ?? [];
  return (
    space !== "" &&
    unknown.has(end + space.length) &&
    !participle.test(next) &&
    !verbal.test(text.slice(0, start))
  );
}

/** "how to sell food". */
const verbal = /\b(?:to|can|could|who)\s+$/i;
/** "a nurse tired of shifts", "a cook living in Darkhan", «нягтлангаа гаргаад». */
const participle =
  /[a-z](?:ed|ing)$|\p{Script=Cyrillic}(?:[аэоө]{2}д|[аэоө]н|ж|ч|с[аэоө]н|д[аэоө]г|м[аэоө]{2}р)$/iu;

/** Of the abilities that are named, those that only say what for. */
function asideIn(able: readonly Span[], { text, target, language }: Sorting): (span: Span) => boolean {
  const isAsked = able.some(({ role }) => role === "need");
  return (span) => {
    if (isPurpose(span, text, language) || isObject(span, able, text)) return true;
    if (!asks(target) && (isThere(span, text) || isOwnTrade(span, text))) return true;
    if (!isAsked) return false;
    // Who looks for people asks for what is needed; who offers himself asks for a field.
    return asks(target) ? span.role === "need" : span.role !== "need";
  };
}

/** "Sell our cashmere" is selling. */
function isObject({ start }: Span, able: readonly Span[], text: string): boolean {
  return able.some(
    ({ surface, end }) => end < start && !surface.includes(" ") && possessive.test(text.slice(end, start)),
  );
}

const possessive = /^\s+(?:our|my|their|these)\s+$/i;

/** "We have developers", "I am a doctor", «манай эхнэр багш». */
function isThere({ role, start, end }: Span, text: string): boolean {
  if (role === "have") return true;
  const before = text.slice(0, start);
  return kin.test(before) || being.test(before) || (self.test(before) && person.test(text.slice(end)));
}

const being = /\b(?:i am|i'm|im|we are|we're)\s+(?:(?:an?|two|three|both)\s+)?(?:\p{L}+\s+)?$/iu;
const self = /(?:^|[.,;!?\n]\s*)(?:би|бид|bi|bid)\s+(?:\p{L}+\s+){0,2}$/iu;
const person = /^\s*(?:хүн|хүмүүс|hun|humuus|,|\.)/iu;

/** "We make slippers", «бид нарийн боов үйлдвэрлэдэг». */
function isOwnTrade({ surface, start, end }: Span, text: string): boolean {
  const before = text.slice(0, start);
  const isHabit = habit.test(surface) || behind.test(text.slice(end));
  return ourDeed.test(before) || (isHabit && ourselves.test(before));
}

const ourDeed = /\b(?:i|we)\s+(?:make|sell|produce|run|own|grow)\s+(?:\p{L}+\s+){0,2}$/iu;

const ourselves = /(?:^|[.,;!?\n]\s*)(?:бид|би|манай|манайх|bid|bi|manai|manaih)\s[^.,;!?\n]*$/iu;
const habit = /(?:д[аэоө]г|d[aeou]g)$/iu;
const behind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?\\p{L}+${habit.source.slice(0, -1)}(?!\\p{L})`, "iu");
const kin =
  /(?:манай|миний|manai|minii|my|our)\s+(?:эхнэр|нөхөр|ээж|аав|ах|эгч|дүү|найз|ehner|nuhur|eej|aav|egch|duu|naiz|wife|husband|mother|father|brother|sister|friend)\s+(?:is\s+)?(?:an?\s+)?(?:\p{L}+\s+)?$/iu;

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

export function mentionOf({ concepts, surface, matches }: Span): Mention {
  const meant = matches
    .filter(({ kind }) => kind !== "value" && kind !== "stage")
    .map(({ concept }) => concept);
  const part: Part = { concepts: meant.length > 0 ? meant : concepts, term: concepts.join("|") };
  return { surface, parts: [part], weight: 1 };
}
