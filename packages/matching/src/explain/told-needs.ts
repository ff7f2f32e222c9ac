// Which needs that are met are worth telling.
import type { LanguageResources } from "@khamt/language";
import type { Features, Mention } from "../profile/features.ts";
import type { ProfileKind } from "../profile/profile.ts";
import { relatednessIn } from "../profile/serving.ts";
import { isAbility } from "../profile/supply.ts";
import { isPlainlyAsked, needsOf, type Evidence as Overlap } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import type { PairContext } from "../score/statistics.ts";
import type { FactorName } from "../score/weights.ts";
import { breadthIn, isCalledKindOf, isKindOf } from "./breadth.ts";
import {
  abilitiesOf,
  inTitle,
  isChosenField,
  isDeed,
  isListed,
  isNamed,
  isOfField,
  isOneThing,
  isPractised,
  isSameWord,
  isSameWords,
  sensesOf,
} from "./naming.ts";
import { conceptsOf, namesAny, namesOnly } from "../profile/named.ts";

/** The factors of what one side asks of the other. */
export function isAskedFor(factor: FactorName): boolean {
  return factor === "skills" || factor === "inReturn";
}

export type Offering = {
  readonly context: PairContext;
  /** Of the side that has what is needed. */
  readonly offers: readonly Mention[];
  readonly topics: readonly Mention[];
  readonly kind: ProfileKind;
};

/** A broad concept is cited where it was asked for and is wholly met. */
const wholly = 0.9;

/**
 * A need that is met, in whole or in its most important part; by a text, or one that a text tells, only in so many words of one
 * sense, and by no text alone. What is broad is met by who says so or has more than one thing of it: one foreign market is no marketing.
 */
export function isToldNeed(
  overlap: Overlap,
  concept: string,
  { context: { language }, offers, kind: side }: Offering,
): boolean {
  const { mine, theirs, fit } = overlap;
  const kind = language.kindOf(concept);
  // A language beside other words of a need is the least of it.
  if (kind === "language") return isPlainlyAsked(mine) && isSpoken(theirs) && isOfLanguages(mine, language);
  if (kind === "place" || (kind === "industry" && !isListedField(overlap, concept, language))) return false;
  if (isProductFor(mine, concept, language) || isProductFor(theirs, concept, language)) return false;
  const isOfText = theirs.weight < inTitle || !isPlainlyAsked(mine);
  if (isOfText && !isPlainInText(overlap, concept, language)) return false;
  const isCalledSo = isNamed(theirs, concept, language, true);
  // Nor is a field that a company serves the person who is asked for: who heats greenhouses is no agronomist.
  const isOfPerson = namesAny(mine, (id) => language.kindOf(id) === "role");
  if (side === "company" && isOfPerson && isOfField(theirs, language)) return false;
  if (!isOneThing(mine) && !(isCalledSo && isOfHead(overlap, language))) return false;
  if (
    isDeed(concept) &&
    ![mine, theirs].every(isOneThing) &&
    !isSameWords(mine.surface, theirs.surface, language)
  )
    return false;
  const breadth = breadthIn(language)(concept);
  if (breadth !== "broad") return breadth === "narrow";
  const isOne = isListed(mine) && isOneThing(mine) && isOneThing(theirs) && isPlainlyAsked(theirs);
  if (isOne && isKindOf(theirs, concept, language)) return true;
  const isCertain = isOneThing(mine) || isOneThing(theirs);
  return isCertain && fit >= wholly && (isCalledSo || isPractised(concept, offers, language));
}

/**
 * Of a company: what is on neither list of what it does and not near to anything there is a tool that it uses or a paper that it holds, unless
 * it is of the trade of technology and so is its field. A freight firm that writes on Viber builds no backend; only the same words are
 * still what was asked for.
 */
export function isOnlyUsed(
  { mine, theirs }: Pick<Overlap, "mine" | "theirs">,
  concept: string,
  { offers, topics, kind, context: { language } }: Offering,
): boolean {
  if (kind !== "company" || isListed(theirs)) return false;
  if (isSameWords(mine.surface, theirs.surface, language)) return false;
  const done = offers.filter(isListed).flatMap(conceptsOf);
  const fields = language.isWithin(concept, "information-technology") ? topics.filter(isChosenField) : [];
  const relatedness = relatednessIn(language);
  const isNear = (id: string) => relatedness(id).has(concept) || relatedness(concept).has(id);
  return done.length > 0 && ![...done, ...fields.flatMap(conceptsOf)].some(isNear);
}

/** «React Native эсвэл Flutter», "mobile app (Android)", "sourcing from China": what stands last is no head of the rest. */
const headless = /[(/,&+]|\s(?:or|and|of|in|for|from|with|эсвэл|буюу|ба|болон)\s/iu;

/**
 * A part of a need, as of "PV design", is met by what a list or a title calls so, and also does what stands last, unless that is no ability
 * of its own, as in «QPay холболт».
 */
function isOfHead({ mine, theirs }: Overlap, language: LanguageResources): boolean {
  const head = mine.parts.at(-1)?.concepts ?? [];
  const isAbilityOfItsOwn = head.some(
    (id) => language.kindOf(id) === "skill" && breadthIn(language)(id) !== "everything",
  );
  const isHeaded = isAbilityOfItsOwn && !headless.test(mine.surface);
  return theirs.weight >= inTitle && (!isHeaded || head.some((id) => isNamed(theirs, id, language, true)));
}

/** Who collects waste and refuses the medical collects no medical waste; of "iOS/Android" one is enough. */
export function isRefusedInPart({ parts, surface }: Mention, denied: Features["denied"]): boolean {
  const isRefused = ({ concepts }: Mention["parts"][number]) =>
    concepts.length > 0 && concepts.every((id) => denied.has(id));
  return !headless.test(surface) && parts.some(isRefused);
}

function isPlainInText({ mine, theirs }: Overlap, concept: string, language: LanguageResources): boolean {
  const isAlsoListed = Math.max(mine.weight, theirs.weight) >= inTitle;
  const isOneSense = theirs.weight >= inTitle || sensesOf(theirs, concept) === 1;
  return isAlsoListed && isOneSense && isNamed(theirs, concept, language, true);
}

/**
 * A field is asked for, and met, by an entry of a list that means nothing else: who speaks of children is nobody for "kids", and
 * «хүүхдийн саажилт» is not «хүүхдийн зураг».
 */
function isListedField({ mine, theirs }: Overlap, concept: string, language: LanguageResources): boolean {
  const isOfBoth = [mine, theirs].every(
    (said) =>
      isPlainlyAsked(said) &&
      isNamed(said, concept, language, true) &&
      said.parts.at(-1)?.concepts.includes(concept),
  );
  return isOfBoth && sensesOf(theirs, concept) === 1 && abilitiesOf(mine, language).length === 0;
}

/** Of whoever has only a kind of what is asked for, or something near it: what they have. */
export function narrowerOf({ theirs, concept }: Overlap, language: LanguageResources): string | undefined {
  if (concept === undefined || isNamed(theirs, concept, language, true)) return undefined;
  const own = conceptsOf(theirs);
  return own.find((id) => language.isWithin(id, concept)) ?? own[0];
}

/** What was asked for and what is offered are the same entry of a list, however inflected. */
export function isSameEntry(
  { mine, theirs }: Pick<Overlap, "mine" | "theirs">,
  language: LanguageResources,
): boolean {
  const [asked, offered] = [mine, theirs].map(({ parts }) => parts.map(({ term }) => term).join(" "));
  const isOfBothLists = isPlainlyAsked(mine) && isPlainlyAsked(theirs);
  return isOfBothLists && asked === offered && isSameWords(mine.surface, theirs.surface, language);
}

/** Met in the same words, or by an entry of a list beside no other name: who sews shoes is hardly who is wanted for sewing. */
export function isSaidOutright({ mine, theirs }: Overlap, language: LanguageResources): boolean {
  const names = theirs.parts.filter(({ concepts }) => concepts.length > 0);
  const isListedAlone = isPlainlyAsked(theirs) && names.length === 1;
  return isListedAlone || isSameWords(mine.surface, theirs.surface, language);
}

/** What meets a need: the same entry before what is called so, and that before what is worth most. */
export function waysToMeet(overlap: Overlap, { offers, context: { language } }: Offering): Overlap[] {
  const { mine } = overlap;
  const isSame = (theirs: Mention) => isSameEntry({ mine, theirs }, language);
  const same = offers.filter(isSame).map((theirs) => ({ ...overlap, theirs }));
  const called = isOneThing(mine) ? abilitiesOf(mine, language) : [];
  return [...same, ...called.flatMap((concept) => calledSo(concept)), overlap];

  function calledSo(concept: string): Overlap[] {
    return offers
      .filter((theirs) => isNamed(theirs, concept, language, true))
      .map((theirs) => ({ ...overlap, theirs, concept, fit: theirs.weight / Math.sqrt(theirs.parts.length) }))
      .toSorted((a, b) => b.fit - a.fit);
  }
}

/**
 * What is asked for by a word that means an ability and its field is the ability, where the other side has it or a kind of it; and so is
 * what both call by one such word.
 */
export function asAbility(factor: FactorName, overlap: Overlap, language: LanguageResources): Overlap {
  if (overlap.concept === undefined || isAbility(language.kindOf(overlap.concept))) return overlap;
  if (!isAskedFor(factor) && !isSameWord(overlap.mine, overlap.theirs)) return overlap;
  const ability = abilitiesOf(overlap.mine, language).find((id) =>
    isNamed(overlap.theirs, id, language, false),
  );
  return ability === undefined ? overlap : { ...overlap, concept: ability };
}

/** From this share on a need of several parts is met as it is called by one entry, though none of its concepts alone says what it is. */
const asCalled = 0.8;

/** Whether a reason may cite a need in its own words: "early literacy teaching". `met`: how much of it their words alone meet. */
export function isToldWhole({ mine, theirs, concept }: Overlap, met: number): boolean {
  const head = mine.parts.at(-1)?.concepts ?? [];
  return (
    (concept === undefined || head.includes(concept)) &&
    met >= asCalled &&
    !isOneThing(mine) &&
    isListed(mine) &&
    isPlainlyAsked(theirs)
  );
}

/** "Bluetooth firmware" is met by who lists Bluetooth and embedded C. `met`: how much of it all that they offer meets. */
export function isMetTogether({ mine, theirs }: Overlap, met: number): boolean {
  const isKnown = mine.parts.every(({ concepts }) => concepts.length > 0);
  return met >= asCalled && isKnown && !isOneThing(mine) && isListed(mine) && isPlainlyAsked(theirs);
}

/** A wish has often two words for one thing: design beside brand design. */
export function exceptBroader(words: readonly Overlap[], language: LanguageResources): readonly Overlap[] {
  const named = words.flatMap(({ concept }) => concept ?? []);
  const isBroader = (concept: string) =>
    named.some((id) => id !== concept && isCalledKindOf(id, concept, language));
  return words.filter(({ concept }) => concept === undefined || !isBroader(concept));
}

/** On the list of languages or of what is offered: one that is known a little weighs less, and a text may speak of a people. */
function isSpoken({ weight }: Mention): boolean {
  return weight === listedLanguage || weight === 1;
}

const listedLanguage = 0.5;

/** "German or French". */
function isOfLanguages(mention: Mention, { kindOf }: LanguageResources): boolean {
  return namesOnly(mention, (id) => kindOf(id) === "language");
}

const products = /\s(?:modules?|apps?|systems?|software|plugins?|модуль|апп|систем|программ|програм)$/iu;

/** A payroll module is no payroll, a fintech app is not all of fintech: a product is named by what it is for. */
function isProductFor(
  { parts, surface }: Mention,
  concept: string,
  { isWithin }: LanguageResources,
): boolean {
  const naming = parts.map(({ concepts }) => concepts.some((id) => isWithin(id, concept)));
  return products.test(surface) && naming.includes(true) && naming.at(-1) === false;
}

/** The category of a project is told where nothing on its list is, and only as a need. */
export function exceptCategories(
  words: readonly Overlap[],
  factor: FactorName,
  { asking, offering }: Sides,
): readonly Overlap[] {
  const categories = [asking, offering].flatMap(categoriesOf);
  const others = words.filter(({ mine, theirs }) => ![mine, theirs].some((one) => categories.includes(one)));
  return isAskedFor(factor) && others.length === 0 ? words : others;
}

/** What a text asks for is less than what the list does where it is the same or broader: animation beside "2D animation". */
export function exceptRemarks(
  words: readonly Overlap[],
  { isWithin }: LanguageResources,
): readonly Overlap[] {
  const listed = words.filter(({ mine }) => isPlainlyAsked(mine)).flatMap(({ concept }) => concept ?? []);
  return words.filter(
    ({ mine, concept }) =>
      isPlainlyAsked(mine) || concept === undefined || !listed.some((id) => isWithin(id, concept)),
  );
}

/** What is needed, without the category of a project that has a list. */
export function needsWithoutCategory(asking: Features): readonly Mention[] {
  const needs = needsOf(asking);
  if (!needs.some(isListed)) return needs;
  const categories = categoriesOf(asking);
  return needs.filter((need) => !categories.includes(need));
}

function categoriesOf({ kind, needs }: Features): readonly Mention[] {
  return kind === "project" ? needs.filter((need) => isPlainlyAsked(need) && !isListed(need)) : [];
}
