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
  "co-founder founder founders job-search entrepreneur-role entrepreneurship business mentors-startups stage-idea department-head executive freelancer freelancers-gigs students-topic exchange-rates technology".split(
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
  const telling = spans.filter(
    (span) => !isPlace(span) && (namesAbility(span) || (namesTopic(span) && !isWithout(span, sorting.text))),
  );
  const particular = telling.filter((span) => !isGeneral(span));
  const kept = particular.length > 0 ? particular : telling;
  const able = kept.filter(namesAbility);
  const isAside = asideIn({ kept, able }, sorting);
  const heads = able.filter((span) => !describes(span, sorting));
  // Where no ability is named, who is of the field is looked for: "an event for three hundred people"; a firm does what its field does.
  const fields =
    sorting.target === "idea" ? [] : kept.filter((span) => namesField(span) && !describes(span, sorting));
  const meant = [heads, fields].map((spans) => spans.filter((span) => !isAside(span)));
  const named = [...meant, heads, fields].find(({ length }) => length > 0) ?? [];
  const things = named.every(isDeedOfAnything) ? (meant[1] ?? []) : [];
  const abilities = [...new Set([...named, ...things])];
  const isHad = (span: Span) =>
    !asks(sorting.target) &&
    namesAbility(span) &&
    (isThere(span, sorting.text) || isPromised(span, sorting.text));
  const topics = kept.filter(
    (span) => !(abilities.includes(span) || isHad(span) || isWithout(span, sorting.text)),
  );
  const isOwn = (span: Span) => !asks(sorting.target) && isOwnField(span, sorting.text);
  return { abilities, topics: topics.map((span) => mentionOf(span, isOwn(span) ? ownTopic : 1)) };
}

/** What is rented or put up is asked for with it: «агуулах түрээслэмээр байна». */
const isDeedOfAnything = ({ concepts }: Span) =>
  concepts.some((id) => id === "rental-services" || id === "field-installation");

/** «Цалингүй», «цалин өгөхгүй» say on what terms, and nothing of pay; «сонсголгүй» says who. */
function isWithout({ surface, concepts, end }: Span, text: string): boolean {
  const isUnpaid = concepts.includes("payroll-topic") && notGiven.test(text.slice(end));
  return isUnpaid || concepts.includes("unpaid-start") || noAgency.test(surface);
}

const notGiven =
  /^\s*(?:өгөх|өгч чадах|байх|бх|авах|ugu?h|ogoh|ugch chadah|baih|bh|avah)(?:гүй|гуй|g[uv]i)/iu;
const noAgency = /(?:агентлаг|agentlag)(?:гүй|гуй|g[uv]i)$/iu;

/** Who is looked for need not be of the field of whoever looks. */
const ownTopic = 0.4;

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
    if (!either.test(text.slice(chain.at(-2)?.end, last.start))) return chain.map((span) => mentionOf(span));
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
/** "a nurse tired of shifts", "a cook living in Darkhan", «нягтлангаа гаргаад», «лооль тарина». */
const participle =
  /[a-z](?:ed|ing)$|\p{Script=Cyrillic}(?:н[аэоө]|[аэоө]{2}д|[аэоө]н|ж|ч|с[аэоө]н|д[аэоө]г|м[аэоө]{2}р|[аэоөуү]{1,2}х)$|^[a-z]{3,}(?:[aeou]h|d[aeou]g|s[aeou]n|n[aeou])$/iu;

type Named = { readonly kept: readonly Span[]; readonly able: readonly Span[] };

/** Of the abilities that are named, those that only say what for. */
function asideIn({ kept, able }: Named, { text, target, language }: Sorting): (span: Span) => boolean {
  const sought = asks(target) ? undefined : whoIsSought(text);
  const isTold = sought !== undefined && kept.some(({ start }) => start >= sought);
  const isAsked = able.some(({ role }) => role === "need");
  // "An engineer for AI": what he is for is what is asked.
  const others = able.filter((span) => !isOfAnyTrade(span));
  const saysWho = others.length === able.length || others.some((span) => !isPurpose(span, text, language));
  return (span) => {
    if ((saysWho && isPurpose(span, text, language)) || isObject(span, able, text)) return true;
    if (!asks(target) && (isThere(span, text) || isOwnTrade(span, text))) return true;
    if (isTold && span.start < sought && !isOfKind(["role"])(span)) return true;
    if (target === "cofounder" && firm.test(text.slice(span.end))) return true;
    if (!isAsked) return false;
    // Who looks for people asks for what is needed; who offers himself asks for a field.
    return asks(target) ? span.role === "need" : span.role !== "need";
  };
}

/** Where a clause begins that says who is looked for after another has said what for: "an app for drivers, somebody who knows maps". */
function whoIsSought(text: string): number | undefined {
  const found = someone.exec(text) ?? someoneOfMongolian.exec(text);
  return found ? found.index + found[0].length : undefined;
}

const someone =
  /^(?:[^.;!?\n]*[.;!?\n]\s*|\s*(?:an?|we|our|my)\s[^.;!?\n]*,\s*)(?=(?:who|somebody|someone|anybody|anyone|a person|people)\b)/i;
/** «Апп хийнэ, зөвшөөрөл авахыг мэддэг хүн». */
const someoneOfMongolian =
  /^.*(?:н[аэоө]|байгаа|бгаа|бна|юм|n[aeo]|b[ai]*gaa?|bn)\s*[.,;!?\n]\s*(?=[^.,;!?\n]*(?:[аэоөуү]х|д[аэоө]г|с[аэоө]н|[aeouv]h|d[aeo]g|s[ae]n)\s(?:хүн|газар|компани|баг|h[uv]n|gazar|kompani|bag)(?!\p{L})[^.,;!\n]*$)/isu;

const isOfAnyTrade = ({ concepts }: Span) => concepts.every((id) => id === "engineer" || id === "advisor");

/** "Sell our cashmere" is selling. */
function isObject({ start }: Span, able: readonly Span[], text: string): boolean {
  return able.some(
    ({ surface, end }) => end < start && !surface.includes(" ") && possessive.test(text.slice(end, start)),
  );
}

const possessive = /^\s+(?:our|my|their|these|the)\s+$/i;

/** "We have developers", "I am a doctor", «манай эхнэр багш», «манай жуулчны бааз жуулчин авмаар байна». */
function isThere(span: Span, text: string): boolean {
  const { surface, role, start, end } = span;
  if (role === "have" && !wished.test(surface)) return true;
  const before = text.slice(0, start);
  if (namesField(span) && wishingFirst.test(before) && wishing.test(text.slice(end))) return true;
  if (before.trim() === "" && personAtWork.test(text.slice(end))) return true;
  return kin.test(before) || being.test(before) || (self.test(before) && person.test(text.slice(end)));
}

const wishingFirst = /(?:^|[.,;!?\n]\s*)(?:манай|manai)\s+$/iu;
/** «цаг захиалгатай сайт хийлгэмээр». */
export const wished = /(?:м[аэоө]{2}р|m[aeou]{2}r)$/iu;
const wishing = new RegExp(`^\\s[^.,;!?\\n]*${wished.source.slice(0, -1)}(?!\\p{L})`, "iu");
const being = /\b(?:i am|i'm|im|we are|we're)\s+(?:(?:an?|two|three|both)\s+)?(?:\p{L}+\s+)?$/iu;
const self = /(?:^|[.,;!?\n]\s*)(?:би|бид|өөрөө|bi|bid|uuruu|ooroo)\s+(?:\p{L}+\s+){0,2}$/iu;
const person = /^\s*(?:хүн|хүмүүс|hun|humuus|,|\.)/iu;
/** «Барилгын инженер хүн, сайт хийж байгаа. …»: the writer. */
const personAtWork =
  /^\s*(?:хүн|hun|hvn),[^.;!?\n]*(?:ж|ч|j|ch) (?:байгаа|байна|бгаа|бга|бна|baigaa|baina|bgaa|bga|bna)\s*[.;!?\n]/iu;

/** «Хүнс хүргэлтийн компани, санхүүгийн хүн»: a firm that looks for people. */
const firm =
  /^\s+(?:компани|стартап|студи|дэлгүүр|үйлдвэр|платформ|сургууль|kompani|startup?|studi|delguur|uildver|platform|surguuli)\s*[,.]/iu;

/** "Our travel app", «манай аяллын аппад». */
function isOwnField(span: Span, text: string): boolean {
  return isOwnTrade(span, text) || ours.test(text.slice(0, span.start));
}

const ours = /(?:^|\s)(?:манай|миний|бидний|manai|minii|bidnii|our|my)\s+(?:\p{L}+\s+)?$/iu;

/** "We make slippers", «бид нарийн боов үйлдвэрлэдэг», «таксины апп хийж байгаа». */
function isOwnTrade({ surface, start, end }: Span, text: string): boolean {
  const before = text.slice(0, start);
  if (isPromised({ surface, start, end }, text)) return true;
  if (ourDeed.test(before) || (ourselves.test(before) && deed.test(surface))) return true;
  if (isUnderWay(text.slice(start)) || (making.test(surface) && begun.test(before))) return true;
  const isHabit = habit.test(surface) || behind.test(text.slice(end));
  return isHabit && usTelling.test(before);
}

const ourDeed =
  /(?:\b(?:i|we)(?:\s+(?:also|already|now))?(?:\s+(?:make|sell|produce|run|own|grow|develop|build|publish)|(?:['’](?:m|re)|\s+am|\s+are)\s+(?:making|building|developing|opening|launching|starting))|(?:^|[.;!?\n]\s*)(?:making|building|developing|opening|launching)\s+(?:an?|our|my))\s+(?:\p{L}+\s+){0,2}$/iu;
/** "Making a site. Need a lawyer", "I'm an engineer making a site". */
const making = /^(?:making|building|developing|creating|opening|launching)\b/i;
const begun = /(?:^|[.;!?\n]\s*|\b(?:i am|i['’]?m|we are|we['’]?re)\s+(?:an?\s+(?:[\w-]+\s+){1,3})?)$/i;
const ourselves = /\b(?:i|we)(?:\s+(?:will|can)|['’]ll)?\s+$/i;
const deed = /^(?:make|sell|produce|run|own|grow|develop|build|publish)\b/i;

/** "We teach the rest", «бусдыг нь зааж өгнө», but not «хийж өгнө үү». */
function isPromised({ surface, start, end }: Pick<Span, "surface" | "start" | "end">, text: string): boolean {
  if (teaching.test(surface) && ourselves.test(text.slice(0, start))) return true;
  return done.test(surface) && promised.test(text.slice(end));
}

const teaching = /^(?:teach|train)\b/i;
const done = /(?:[жч]|j|ch)$/iu;
const promised = /^\s+(?:өгнө|ugnu|ognoo?)(?!\s*(?:үү|уу|uu|vv)(?!\p{L}))(?!\p{L})/iu;

/** What somebody is at or about to do, and is none of what is done when one looks for somebody. */
function isUnderWay(rest: string): boolean {
  const [clause = ""] = rest.split(clauseEnd, 1);
  const [, verb] = underWay.exec(clause) ?? [];
  return verb !== undefined && !seeking.test(verb);
}

const clauseEnd = /[.,;!?\n]|\s(?:бөгөөд|болохоор|тул|учраас|bugud|bolohoor|tul|uchraas)(?!\p{L})/iu;
const underWay =
  /(\p{L}+)(?:(?<=ж|ч|j|ch)|(?<=х|h) (?:гэж|gej)) (?:байгаа|байна|бгаа|бга|бна|baigaa|baina|bgaa|bga|bna)(?: (?:юм|баг|yum|bag))?\s*$/iu;
const seeking =
  /^(?:хай|эр[жэ]|хүс|сонирх|дут|бол|ав[чах]|ол[жо]|урь|нэгд|hai|er[je]|hus|sonirh|dut|bol|av[cha]|ol[jo]|uri|negd)/iu;

const usTelling = /(?:^|[.,;!?\n]\s*)(?:бид|би|манай|манайх|bid|bi|manai|manaih)\s[^.,;!?\n]*$/iu;
const habit = /(?:д[аэоө]г|d[aeou]g)$/iu;
const behind = new RegExp(`^\\s*(?:\\p{L}+\\s+)?\\p{L}+${habit.source.slice(0, -1)}(?!\\p{L})`, "iu");
const kin =
  /(?:манай|миний|manai|minii|my|our)\s+(?:эхнэр|нөхөр|ээж|аав|ах|эгч|дүү|найз|ehner|nuhur|eej|aav|egch|duu|naiz|wife|husband|mother|father|brother|sister|friend)\s+(?:is\s+)?(?:an?\s+)?(?:\p{L}+\s+)?$/iu;

const purpose = /\bfor\s+(?:(?:a|an|the|my|our|new|small)\s+|(?:\w+\s+)?of\s+our\s+)*(?:[\w-]+\s+)?$/i;
const ofOurs = /\b(?:of|at|in)\s+(?:our|my)\s+(?:[\w-]+\s+)?$/i;
const search = /\b(?:look|looking|search|searching|ask|asking)\s+for\s+(?:(?:a|an|the)\s+)*(?:[\w-]+\s+)?$/i;
/** -д, -даа; -ууд and -чид are many of them. */
const dative =
  /(?:[ндт]?[аэоө]?(?<![уү]{2}|чи)[дт](?:([аэоө])\1)?|n?[aeou]?(?<!uu|vv|chi)[dt](?:([aeou])\2)?)$/u;
/** «ББСБ-д», «ББСБ-даа». */
const dativeOfName = /^-[ндтndt]?[аэоөaeou]?[дтdt](?:([аэоөaeo])\1)?(?!\p{L})/iu;

/** "for my e-commerce idea", «онлайн дэлгүүрт». */
function isPurpose(
  { surface, start, end, concepts }: Span,
  text: string,
  language: LanguageResources,
): boolean {
  const before = text.slice(0, start);
  if (purpose.test(before)) return !search.test(before);
  if (ofOurs.test(before)) return true;
  if (dativeOfName.test(text.slice(end))) return true;
  if (!dative.test(surface)) return false;
  const romanised = isRomanisedMongolian(text);
  if (!romanised && !/\p{Script=Cyrillic}$/u.test(surface)) return false;
  // «Гуанзанд»: with its vowel and the н that comes with it.
  const stems = [1, 2, 3, 4, 5].map((ending) => surface.slice(0, -ending)).filter(({ length }) => length > 3);
  return stems.some((stem) =>
    language.findConcepts(stem, { romanised }).some(({ concept }) => concepts.includes(concept)),
  );
}

export function mentionOf({ concepts, surface, matches }: Span, weight = 1): Mention {
  const meant = matches
    .filter(({ kind }) => kind !== "value" && kind !== "stage")
    .map(({ concept }) => concept);
  const part: Part = { concepts: meant.length > 0 ? meant : concepts, term: concepts.join("|") };
  return { surface, parts: [part], weight };
}
