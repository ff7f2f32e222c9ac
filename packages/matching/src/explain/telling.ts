// Which of the score's terms are worth telling. All that is compared counts in the score; told is only what a reader would
// call a reason: strong, rare enough, and nothing that nearly everybody is about.
import { fold, type LanguageResources } from "@khamt/language";
import { type Mention, unit } from "../profile/features.ts";
import { wordWeight } from "../profile/read-text.ts";
import { isAbility } from "../profile/supply.ts";
import type { Conflict } from "../score/conflicts.ts";
import { isPlainlyAsked, type Evidence as Overlap } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import { isNearby, placesOf, worksRemotely } from "../score/places.ts";
import type { PairContext } from "../score/statistics.ts";
import type { FactorName } from "../score/weights.ts";
import { breadthIn, isKindOf } from "./breadth.ts";
import { isEverydayWord } from "./everyday.ts";

/** Words that fit less count in the score, but are not cited. */
const convincing = 0.6;
/** Facts that fit less are no reason. */
const fitting = 0.7;
/** What many here have is cited only where it was asked for. */
const rare = unit / 2;
/** How plainly a title says what it says. */
const inTitle = 0.8;
/** A broad concept is cited where it was asked for and is wholly met. */
const wholly = 0.9;
/** Whoever names a price names one: that tells nothing. */
const currencies = "exchange-rates";

type Telling = {
  readonly context: PairContext;
  /** Of the side that has what is needed. */
  readonly offers: readonly Mention[];
  readonly isOfPeers: boolean;
  /** The side that wishes in a few words, if one does. */
  readonly wishing: "mine" | "theirs" | undefined;
};

/** Whether a reason may cite a concept as one that is often found with what the other side says. */
export function isToldCompany(
  concept: string,
  { parts, weight }: Mention,
  { language, statistics }: PairContext,
): boolean {
  const isPlain = weight >= inTitle && parts.length === 1 && parts[0]?.concepts.length === 1;
  const isSkill = language.kindOf(concept) === "skill" && breadthIn(language)(concept) === "narrow";
  return isPlain && isSkill && statistics.rarity(concept) >= rare;
}

/** Whether a reason of the factor may cite the words. */
export function isTold(factor: FactorName, overlap: Overlap, telling: Telling): boolean {
  const { context } = telling;
  if (isAskedFor(factor) && isSameEntry(overlap)) return true;
  if (overlap.concept === undefined) return isWhole(overlap) && isToldWord(overlap, context);
  if (overlap.fit < convincing || overlap.concept === currencies) return false;
  const { language } = context;
  if (telling.wishing !== undefined && language.kindOf(overlap.concept) === "industry")
    return isOfWishedField(overlap, overlap.concept, language);
  if (isWishedFor(overlap, overlap.concept, telling)) return true;
  return isAskedFor(factor)
    ? isToldNeed(overlap, overlap.concept, telling)
    : isToldTopic(factor, overlap, overlap.concept, telling);
}

/** Of the few words of a wish each is meant: however broad it is, whoever has it or a kind of it is there for that. */
function isWishedFor(
  { mine, theirs }: Overlap,
  concept: string,
  { wishing, offers, context: { language } }: Telling,
): boolean {
  if (wishing === undefined || language.kindOf(concept) === "place") return false;
  const isMeant = wishing === "theirs" || (theirs.weight >= inTitle && offers.includes(theirs));
  return isMeant && isNamed(wishing === "mine" ? theirs : mine, concept, language, false);
}

/** A running text is of a field that it names: who speaks of contracts is no law firm. */
function isOfWishedField({ mine, theirs }: Overlap, concept: string, language: LanguageResources): boolean {
  return [mine, theirs].every((said) => said.weight >= inTitle || isNamed(said, concept, language, true));
}

/**
 * A need that is met, in whole or in its most important part; by a text, or one that a text tells, only in so many words of one
 * sense. What is broad is met by who says so or has more than one thing of it: one foreign market is no marketing.
 */
function isToldNeed(
  { mine, theirs, fit }: Overlap,
  concept: string,
  { context: { language }, offers }: Telling,
): boolean {
  if (language.kindOf(concept) === "place") return false;
  // A language beside other words of a need is the least of it.
  if (language.kindOf(concept) === "language") return isPlainlyAsked(mine) && isOfLanguages(mine, language);
  if (isProductFor(mine, concept, language) || isProductFor(theirs, concept, language)) return false;
  if (isOfFieldAlone({ mine, theirs }, concept, language)) return false;
  const isOfText = theirs.weight < inTitle || !isPlainlyAsked(mine);
  if (isOfText && !isNamed(theirs, concept, language, true)) return false;
  if (theirs.weight < inTitle && sensesOf(theirs, concept) > 1) return false;
  const breadth = breadthIn(language)(concept);
  if (breadth !== "broad") return breadth === "narrow";
  if (isOneThing(mine) && isOneThing(theirs) && isPlainlyAsked(theirs) && isKindOf(theirs, concept, language))
    return true;
  return (
    fit >= wholly && (isNamed(theirs, concept, language, true) || isPractised(concept, offers, language))
  );
}

/** Embroidery is in the field of design, and no answer to who asks for design. */
function isOfFieldAlone(
  { mine, theirs }: Pick<Overlap, "mine" | "theirs">,
  concept: string,
  language: LanguageResources,
): boolean {
  if (isAbility(language.kindOf(concept)) || isNamed(theirs, concept, language, true)) return false;
  const { isWithin, kindOf } = language;
  const abilities = mine.parts.flatMap(({ concepts }) => concepts.filter((id) => isAbility(kindOf(id))));
  const isKin = (id: string) => abilities.some((asked) => isWithin(id, asked) || isWithin(asked, id));
  return abilities.length > 0 && !theirs.parts.some(({ concepts }) => concepts.some(isKin));
}

/** From this share on a need of several parts is met as it is called, though none of its concepts alone says what it is. */
const asCalled = 0.8;

/** Whether a reason may cite a need in its own words: "early literacy teaching", of which both parts are there. */
export function isToldWhole(factor: FactorName, { mine, theirs }: Overlap, met: number): boolean {
  return (
    isAskedFor(factor) &&
    met >= asCalled &&
    !isOneThing(mine) &&
    isPlainlyAsked(mine) &&
    isPlainlyAsked(theirs)
  );
}

/** What was asked for and what is offered are the same entry of a list, however inflected. */
function isSameEntry({ mine, theirs }: Overlap): boolean {
  const [asked, offered] = [mine, theirs].map(({ parts }) => parts.map(({ term }) => term).join(" "));
  return isPlainlyAsked(mine) && isPlainlyAsked(theirs) && asked === offered;
}

/** "German or French". */
function isOfLanguages({ parts }: Mention, { kindOf }: LanguageResources): boolean {
  return parts.every(({ concepts }) => concepts.some((id) => kindOf(id) === "language"));
}

const products = /\s(?:modules?|apps?|systems?|software|plugins?|модуль|апп|систем|программ|програм)$/iu;

/** A payroll module is no payroll, a fintech app is not all of fintech: a product is named by what it is for. */
function isProductFor({ parts, surface }: Mention, concept: string, { isWithin }: Graph): boolean {
  const naming = parts.map(({ concepts }) => concepts.some((id) => isWithin(id, concept)));
  return products.test(surface) && naming.includes(true) && naming.at(-1) === false;
}

export function isPractised(concept: string, offers: readonly Mention[], { isWithin }: Graph): boolean {
  const own = offers.flatMap(({ weight, parts }) => (weight < inTitle ? [] : parts));
  return (
    new Set(
      own.filter(({ concepts }) => concepts.some((id) => isWithin(id, concept))).map(({ term }) => term),
    ).size > 1
  );
}

type Graph = Pick<LanguageResources, "isWithin">;

/** The factors of what one side asks of the other. */
export function isAskedFor(factor: FactorName): boolean {
  return factor === "skills" || factor === "inReturn";
}

/** What both have on a list. Of what texts and titles add half is not so, or says little. */
function isToldTopic(factor: FactorName, overlap: Overlap, concept: string, telling: Telling): boolean {
  const { mine, theirs } = overlap;
  const { language, statistics } = telling.context;
  const isPlain = isPlainlyAsked(theirs) || (factor === "craft" && theirs.weight >= inTitle);
  if (!isPlainlyAsked(mine) || !isPlain) return false;
  if (!isCertain(overlap, concept) || statistics.rarity(concept) < rare) return false;
  if (!isNamed(theirs, concept, language, false)) return false;
  if (language.kindOf(concept) === "industry") return isToldField(factor, overlap, concept, telling);
  // A field that has a skill of its name is a field for all that.
  if (sensesOf(mine, concept) > 1 && isOfField(mine, language) && factor === "usefulness") return false;
  return language.kindOf(concept) === "skill" && breadthIn(language)(concept) === "narrow";
}

function isOfField({ parts }: Mention, { kindOf }: LanguageResources): boolean {
  return parts.some(({ concepts }) => concepts.some((id) => kindOf(id) === "industry"));
}

// A field that both chose from a list is what they look for in each other; in a text it is a remark. Two of a kind should share
// one, however broad it is.
function isToldField(
  factor: FactorName,
  { theirs }: Overlap,
  concept: string,
  { context: { language }, isOfPeers }: Telling,
): boolean {
  if (!isNamed(theirs, concept, language, true)) return false;
  const breadth = breadthIn(language)(concept);
  return breadth === "narrow" ? isOfPeers || factor === "subject" : isOfPeers && breadth === "broad";
}

/**
 * A part of a longer name may mean something else, and so may a word with several senses, unless the other side has only this one or
 * says the same.
 */
function isCertain({ mine, theirs }: Overlap, concept: string): boolean {
  if (!isOneThing(mine) || !isOneThing(theirs)) return false;
  if (Math.min(sensesOf(mine, concept), sensesOf(theirs, concept)) <= 1) return true;
  return (
    mine.parts[0]?.term === theirs.parts[0]?.term &&
    ![mine, theirs].some((one) => isChosenField(one) || isProduct(one))
  );
}

/** What is written with capitals within is a product or an abbreviation: QPay is not Stripe. */
function isProduct({ surface }: Mention): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(surface);
}

/** A field as the forms offer it, by its id, is no more than a field, whatever else its name means. */
function isChosenField({ parts, surface }: Mention): boolean {
  return parts.some(({ concepts }) => concepts.includes(surface.toLowerCase()));
}

/** Whether the words name the concept itself or something under it; what only lies beside it is no common topic. */
export function isNamed({ parts }: Mention, concept: string, { isWithin }: Graph, itself: boolean): boolean {
  return parts.some(({ concepts }) =>
    concepts.some((id) => (itself ? id === concept : isWithin(id, concept))),
  );
}

function sensesOf({ parts }: Mention, concept: string): number {
  return Math.max(
    0,
    ...parts.filter(({ concepts }) => concepts.includes(concept)).map((part) => part.concepts.length),
  );
}

export function isOneThing({ parts }: Mention): boolean {
  return parts.length === 1;
}

/** A word that no concept is called, in a title or on a list of each, that is no everyday one. In running texts half of them are. */
function isToldWord({ mine, theirs }: Overlap, { statistics }: PairContext): boolean {
  if (Math.min(mine.weight, theirs.weight) < inTitle * wordWeight) return false;
  const [key = ""] = mine.parts.filter(({ concepts }) => concepts.length === 0).map(({ term }) => term);
  return statistics.rarity(key) >= rare && ![mine, theirs].some(({ surface }) => isEverydayWord(surface));
}

/** Told is who is refused by a third of what they are, or is there already by all of it. */
const plainlyUnwanted = 0.99;

/**
 * A refusal is told if what is refused is what was asked for, or directly above it, and nothing that is offered comes near it: further
 * up in the graph it may not have been meant. Everything else that stands against a pair is stated in so many words.
 */
export function isToldConflict(
  { factor, penalty, must, isUnwanted, concept, theirs }: Conflict,
  { offering: { denied, supply } }: Sides,
  { language }: PairContext,
): boolean {
  if (isUnwanted) return penalty >= plainlyUnwanted;
  if (factor !== "skills" || must !== undefined || concept === undefined) return true;
  const near = [concept, ...(language.get(concept)?.broader ?? [])];
  const isOffered = supply.offers.has(concept) && !denied.has(concept);
  return !isOffered && near.some((refused) => denied.get(refused) === theirs);
}

/** Whether a fact is a reason. How far somebody can be relied on is said of one side alone, all else has to be stated by both. */
export function isToldFact(
  factor: FactorName,
  fit: number,
  stated: readonly [string | undefined, string | undefined],
): boolean {
  const [asked, offered] = stated;
  if (fit < fitting) return false;
  return factor === "trust" || factor === "credit" ? Boolean(asked || offered) : Boolean(asked && offered);
}

/** What a reason may say of two places: that they are near, or that remote work makes up for the distance. */
export function toldOfPlaces(
  { asking: { facts: asked }, offering: { facts: offered } }: Sides,
  language: LanguageResources,
): "near" | "remote" | undefined {
  const isNear = placesOf(asked).some((one) =>
    placesOf(offered).some((other) => isNearby(one, other, language)),
  );
  if (isNear) return "near";
  return worksRemotely(asked) || worksRemotely(offered) ? "remote" : undefined;
}

/** Nothing more is said than what is shared, in whatever letters. */
function isWhole({ mine, theirs }: Overlap): boolean {
  return (
    (isOneThing(mine) && isOneThing(theirs)) ||
    fold(mine.surface.toLowerCase()) === fold(theirs.surface.toLowerCase())
  );
}
