// Of what a wish names: what is asked for or offered, and what is only about it.
import { isRomanisedMongolian, type LanguageResources } from "@khamt/language";
import {
  done,
  habit,
  isOwnField,
  isOwnThing,
  isOwnWork,
  isPromised,
  isThere,
  isWhoAsks,
} from "./own-in-wish.ts";
import { asks, type ProfileKind } from "../profile.ts";
import { missingBeside } from "./missing-beside.ts";
import { isOfFirm } from "./of-firm.ts";
import { isChildOf, isParent } from "./whose-child.ts";
import { isOfPay, isWithout } from "./terms-of-work.ts";
import { byItsMakers, isProduct, makes, saysWhichProduct } from "./products.ts";
import {
  isPlace,
  mentionOf,
  namesAbility,
  namesField,
  namesRole,
  namesTopic,
  isField,
  ofKind,
  type Span,
} from "./wish-span.ts";

/** Everybody here founds, and every idea is a startup: these say something only where nothing else is said. */
const general = new Set(
  "co-founder founder founders job-search entrepreneur-role entrepreneurship business mentors-startups stage-idea department-head executive freelancer freelancers-gigs students-topic exchange-rates technology women-topic services-industry software-outsourcing".split(
    " ",
  ),
);
/** Of a firm it says little that it is a factory or a consultancy: what it makes or advises on is meant. */
const generalOfFirms = new Set(["manufacturing-industry", "consulting-industry", "management-consulting"]);
const isGeneral = ({ concepts }: Span, target: ProfileKind) =>
  concepts.every((id) => general.has(id) || (target === "company" && generalOfFirms.has(id)));

type Sorting = {
  readonly text: string;
  readonly target: ProfileKind;
  readonly language: LanguageResources;
  /** Where words begin that no concept is called. */
  readonly unknown: ReadonlySet<number>;
};

export function sorted(spans: readonly Span[], sorting: Sorting) {
  const telling = spans.filter(
    (span) =>
      !isPlace(span) &&
      !isOfPay(span, sorting.text) &&
      !(asks(sorting.target) && isChildOf(span, sorting.text)) &&
      (namesAbility(span) || (namesTopic(span) && !isWithout(span, sorting.text))),
  );
  const particular = telling.filter((span) => !isGeneral(span, sorting.target));
  // Where all else is whoever wishes has, "the business side" is what is looked for.
  const isOwnAlone = !asks(sorting.target) && particular.every((span) => isOwnWork(span, sorting.text));
  const isBusiness = ({ concepts }: Span) => isOwnAlone && concepts.includes("business");
  const kept =
    particular.length > 0 ? telling.filter((span) => particular.includes(span) || isBusiness(span)) : telling;
  const able = kept.filter(namesAbility);
  const isAside = asideIn({ kept, able }, sorting);
  const isAskers = (span: Span) => isOfAsker(span, kept, sorting);
  const heads = able.filter((span) => !describes(span, sorting));
  // Where no ability is named, who is of the field is looked for: "an event for three hundred people"; a firm does what its field does.
  const fields =
    sorting.target === "idea" ? [] : kept.filter((span) => namesField(span) && !describes(span, sorting));
  const meant = [heads, fields].map((spans) => spans.filter((span) => !isAside(span) && !isAskers(span)));
  const missing = meant[0]?.length === 0 ? missingBeside(heads, sorting) : [];
  const named = [...meant, missing, heads, fields].find(({ length }) => length > 0) ?? [];
  const things = named.every(isDeedOfAnything) ? (meant[1] ?? []) : [];
  const abilities = [...new Set([...named, ...things])];
  const isHad = (span: Span) =>
    !asks(sorting.target) &&
    namesAbility(span) &&
    (isThere(span, sorting.text) || isPromised(span, sorting.text) || (isAskers(span) && namesRole(span)));
  const topics = kept.filter(
    (span) =>
      !(
        abilities.includes(span) ||
        isHad(span) ||
        isWithout(span, sorting.text) ||
        isMeans(span, able, sorting.text)
      ),
  );
  const isOwn = (span: Span) => !asks(sorting.target) && (isOwnField(span, sorting.text) || isAskers(span));
  const products = abilities.filter((span) => isProduct(span, sorting));
  const asked = abilities.filter((span) => !products.some((product) => makes(span, product)));
  return {
    abilities: asked.some(namesAbility)
      ? asked.map((span) => (products.includes(span) ? byItsMakers(span) : span))
      : asked.map((span) => withItsTrade(span, sorting.language)),
    topics: [
      ...topics.map((span) => mentionOf(span, isOwn(span) ? ownTopic : 1)),
      ...products.filter(namesField).map((span) => mentionOf(ofKind(span, isField), ownTopic)),
    ],
  };
}

/** What whoever looks for people or firms says of themselves before they say for whom. */
function isOfAsker(span: Span, kept: readonly Span[], { text, target }: Sorting): boolean {
  if (asks(target)) return false;
  const next = kept.find(({ role, start }) => role === "need" && start > span.end);
  return next !== undefined && (isWhoAsks(span, text) || isSubject(span, next, text));
}

/** «Багш хүн апп хөгжүүлэгч хайж байна», «логистикийн стартап COO хайж байна»: of two names beside each other the first one looks for the second. */
function isSubject(span: Span, next: Span, text: string): boolean {
  const between = text.slice(span.end, next.start);
  const isBeside = genitive.test(span.surface) ? firmBetween.test(between) : personBetween.test(between);
  return (namesRole(span) || namesField(span)) && isBeside && seekingLast.test(text.slice(next.end));
}

const personBetween = /^\s+(?:(?:хүн|hun|hvn)\s+)?$/iu;
const firmBetween = /^\s+(?:стартап|компани|байгууллага|startup|startap|kompani)\s+$/iu;
const seekingLast =
  /^\s+(?:(?:хүн|компани|hun|hvn|kompani)\s+)?(?:хай[жн]|эрж|хэрэгтэй|авна|авмаар|hai[jn]|erj|heregtei|hregtei|avna|avmaar)/iu;

/** Who is of a field does what it lives from: a "construction company" manages construction. */
function withItsTrade(span: Span, language: LanguageResources): Span {
  const trades = span.concepts.flatMap((id) => {
    const { implies = [], related = [] } = language.get(id) ?? {};
    return [...implies, ...related].filter((other) => language.get(other)?.kind === "skill");
  });
  return { ...span, trades: [...new Set(trades)] };
}

/** What is rented or put up is asked for with it: «агуулах түрээслэмээр байна». */
const isDeedOfAnything = ({ concepts }: Span) =>
  concepts.some((id) => id === "rental-services" || id === "field-installation");

/** Who is looked for need not be of the field of whoever looks. */
const ownTopic = 0.4;

/** A known word before one that nobody knows only says of what kind that is: both languages have the head last. */
function describes(span: Span, { text, unknown, target }: Sorting): boolean {
  const { start, end } = span;
  // "A security engineer" has its head already.
  if (target === "cofounder" && namesRole(span) && span.surface.includes(" ")) return false;
  const [, space = "", next = ""] = /^(\s+)(\p{L}*)/u.exec(text.slice(end)) ?? [];
  return (
    space !== "" &&
    (unknown.has(end + space.length) || setting.test(next)) &&
    !participle.test(next) &&
    !verbal.test(text.slice(0, start))
  );
}

/** «Хүүхдийн хооллолтын бизнест». */
const setting = /^(?:бизнес|biznes)[тt](?:[эe]{2})?$/iu;
/** "how to sell food". */
const verbal = /\b(?:to|can|could|who)\s+$/i;
/** "a nurse tired of shifts", "a cook living in Darkhan", «нягтлангаа гаргаад», «лооль тарина». */
const participle =
  /[a-z](?:ed|ing)$|\p{Script=Cyrillic}(?:н[аэоө]|[аэоө]{2}д|[аэоө]н|ж|ч|с[аэоө]н|д[аэоө]г|м[аэоө]{2}р|[аэоөуү]{1,2}х)$|^[a-z]{3,}(?:[aeou]h|d[aeou]g|s[aeou]n|n[aeou])$/iu;

type Named = { readonly kept: readonly Span[]; readonly able: readonly Span[] };

/** Of the abilities that are named, those that only say what for. */
function asideIn({ kept, able }: Named, sorting: Sorting): (span: Span) => boolean {
  const { text, target, language } = sorting;
  const sought = asks(target) ? undefined : whoIsSought(text);
  const isTold = sought !== undefined && kept.some(({ start }) => start >= sought);
  const isAsked = able.some(({ role }) => role === "need");
  // "An engineer for AI": what he is for is what is asked.
  const others = able.filter((span) => !isOfAnyTrade(span));
  const saysWho = others.length === able.length || others.some((span) => !isPurpose(span, text, language));
  const isTheirNeed = ({ start }: Span) => theirNeed.test(text.slice(0, start));
  const areTheirNeeds = asks(target) && able.some(isTheirNeed);
  return (span) => {
    if ((saysWho && isPurpose(span, text, language)) || isObject(span, able, text)) return true;
    if (isMeans(span, able, text) || (asks(target) && isParent(span, text))) return true;
    if (saysOfWhat(span, able, text) || atWhatTime.test(text.slice(0, span.start))) return true;
    if (!asks(target) && (isOfWhom(span, kept, text) || isOwnWork(span, text) || isOwnThing(span, text)))
      return true;
    if (isTold && span.start < sought && !namesRole(span)) return true;
    if (target === "cofounder" && (isOfFirm(span, able, text) || saysWhichProduct(span, able, sorting)))
      return true;
    if (target === "idea" && ofIdea.test(text.slice(span.end))) return true;
    if (areTheirNeeds) return !isTheirNeed(span);
    if (!isAsked) return false;
    // Who looks for people asks for what is needed; who offers himself asks for a field.
    return asks(target) ? span.role === "need" : span.role !== "need";
  };
}

/** "Audit our books before we raise money". */
const atWhatTime = /\b(?:before|after|once|until|while)\s+(?:we|i)\s+(?:\w+\s+)?$/i;

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

/** "Climate tech that needs a developer": of an idea or a project what it needs is offered. */
const theirNeed =
  /\b(?:that|which|who|where they|ideas?|startups?|projects?|teams?)\s+(?:(?:is|are|still|really|currently)\s+)*(?:needs?|lacks?|looking for|seeking|searching for|missing|without)\s+(?:[\w-]+\s+){0,3}$/i;

const isOfAnyTrade = ({ concepts }: Span) => concepts.every((id) => id === "engineer" || id === "advisor");

/** "Sell our cashmere" is selling, "translation of manuals" translating, "recruit drivers" recruiting. */
function isObject({ start }: Span, able: readonly Span[], text: string): boolean {
  return able.some(({ surface, end }) => {
    const between = text.slice(end, start);
    return (
      end < start &&
      !surface.includes(" ") &&
      (objectFollows.test(between) ||
        adviceFollows.test(between) ||
        (recruits.test(surface) && between === " "))
    );
  });
}

/** "Legal advice on a mining licence". */
const adviceFollows = /^\s+(?:advice|advisor|adviser|consult\w+)\s+(?:on|about|for)\s+(?:[\w-]+\s+){0,2}$/i;
const recruits = /^(?:recruit|hire)$/i;

/** «Буудлын захиалгын сайт хийдэг»: of what kind that is which is done. */
function saysOfWhat({ surface, end }: Span, able: readonly Span[], text: string): boolean {
  return (
    genitive.test(surface) &&
    able.some((other) => other.start > end && oneWord.test(text.slice(end, other.start)) && isDone(other))
  );
}

/** "Answer customers on messenger": by what it is done. */
function isMeans({ surface, start }: Span, able: readonly Span[], text: string): boolean {
  return channel.test(surface) && able.some(({ end }) => end < start && through.test(text.slice(end, start)));
}

const channel = /^(?:messenger|whats ?app|viber|telegram|chat|phone|e-?mail)$/i;
const through = /^\s+(?:(?:,\s*)?[\w-]+\s+)*(?:on|via|through|over|by|in)\s+(?:[\w-]+\s+(?:and|or)\s+)?$/i;

/** «Жолоочийн цалин»: the pay is meant. */
function isOfWhom({ surface, end }: Span, kept: readonly Span[], text: string): boolean {
  return (
    genitive.test(surface) && kept.some(({ start }) => start > end && /^\s+$/.test(text.slice(end, start)))
  );
}

const genitive = /^\p{L}+(?:[ыи]йн|ын|iin|yn)$/iu;
const oneWord = /^\s+(?:\p{L}+\s+)?$/u;
const isDone = ({ surface }: Span) => habit.test(surface) || done.test(surface);

const objectFollows = /^\s+(?:(?:our|my|their|these|the)\s+|of\s+(?:[\w-]+\s+){0,2})$/i;

/** «Санхүүгийн аппын санаа», "a fintech startup": what the idea is about. */
const ofIdea =
  /^\s+(?:(?:\p{L}+(?:[ыи]йн|ын|iin|yn)|app|tech)\s+)?(?:санаа|идея|стартап|бизнест|төсөлд|sanaa|ideya|startap|biznest|tusuld|startups?|ideas?|business(?:es)?(?=\s*(?:[.,;!?\n]|$)))(?!\p{L})/iu;

const purpose =
  /\bfor\s+(?:(?:a|an|the|my|our|new|small)\s+|(?:(?!(?:a|an|the|my|our|new|small)\s)\w+\s+)?of\s+our\s+)*(?:[\w-]+\s+)?$/i;
const ofOurs = /\b(?:of|at|in)\s+(?:our|my)\s+(?:[\w-]+\s+)?$/i;
/** And "somebody for sales". */
const search =
  /\b(?:(?:look|search|ask)(?:ing)?|(?:someone|somebody|anyone|anybody|person|people)(?!\s+for\s+(?:my|our)\b)|(?:co-?founder|partner)(?!\s+for\s+(?:my|our|an?|the)\b))\s+for\s+(?:(?:a|an|the)\s+)*(?:[\w-]+\s+)?$/i;
/** -д, -даа; -ууд and -чид are many of them, -лт is a deed. */
const dative =
  /(?:[ндт]?[аэоө]?(?<![уү]{2}|чи)(?:д|(?<!л)т)(?:([аэоө])\1)?|n?[aeou]?(?<!uu|vv|chi)(?:d|(?<!l)t)(?:([aeou])\2)?)$/u;
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
