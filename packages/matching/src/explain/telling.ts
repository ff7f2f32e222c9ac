// Which of the score's terms are worth telling. All that is compared counts in the score; told is only what a reader would
// call a reason: strong, rare enough, and nothing that nearly everybody is about.
import { fold, type LanguageResources } from "@khamt/language";
import { type Features, type Mention, unit } from "../profile/features.ts";
import { wordWeight } from "../profile/reading/read-text.ts";
import { isPlainlyAsked, type Evidence as Overlap } from "../score/overlap.ts";
import { isNearby, placesOf, worksRemotely } from "../score/places.ts";
import type { PairContext } from "../score/statistics.ts";
import { type FactorName, isPeer } from "../score/weights.ts";
import { breadthIn, isHub } from "./breadth.ts";
import type { PairInContext } from "./counterfactual.ts";
import { isEverydayWord } from "./everyday.ts";
import { areOfTwoTrades, isOneTrade } from "./kinship.ts";
import {
  inTitle,
  isAnybodys,
  isNamed,
  isOfAnything,
  isOfField,
  isOfTwoClauses,
  isOneThing,
  isSameWord,
  isSameWords,
  isUnsettled,
  sensesOf,
} from "./naming.ts";
import type { Reason } from "./reason.ts";
import {
  isAskedFor,
  isOnlyUsed,
  isSaidOutright,
  isSameEntry,
  isToldNeed,
  type Offering,
} from "./told-needs.ts";
import { conceptsOf, namesAny, namesOnly } from "../profile/named.ts";

/** Words that fit less count in the score, but are not cited. */
const convincing = 0.6;
/** Facts that fit less are no reason. */
const fitting = 0.7;
/** What many here have is cited only where it was asked for. */
const rare = unit / 2;

type Telling = Offering & {
  /** The match is good, or of a wish: a word that may mean something else hardly does. */
  readonly isVouchedFor: boolean;
  readonly isOfPeers: boolean;
  /** The side that wishes in a few words, if one does. */
  readonly wishing: "mine" | "theirs" | undefined;
};

/** Whether a reason of the factor may cite the words. */
export function isTold(factor: FactorName, overlap: Overlap, telling: Telling): boolean {
  const { context } = telling;
  const said = [overlap.mine, overlap.theirs];
  if (telling.wishing === undefined && said.some(isOfAnything)) return false;
  if (said.some(isOfTwoClauses)) return false;
  if (isAskedFor(factor) && isSameEntry(overlap, context.language)) return true;
  if (overlap.concept === undefined) return isWhole(overlap) && isToldWord(overlap, context);
  if (overlap.fit < convincing || isAnybodys(overlap.concept)) return false;
  if (isOnlyUsed(offeredIn(factor, overlap), overlap.concept, telling)) return false;
  const { language } = context;
  if (!isSettled(overlap, overlap.concept, telling)) return false;
  if (telling.wishing !== undefined && language.kindOf(overlap.concept) === "industry")
    return isOfWishedField(overlap, overlap.concept, language);
  if (isWishedFor(overlap, overlap.concept, telling)) return true;
  if (!isOneTradeTo(factor, overlap, overlap.concept, telling)) return false;
  return isAskedFor(factor)
    ? (telling.isVouchedFor || isSaidOutright(overlap, language)) &&
        isToldNeed(overlap, overlap.concept, telling)
    : isToldTopic(factor, overlap, overlap.concept, telling);
}

/** A kind of a topic is a topic still. In a match that is not good the kind stands beside the need, and there is nothing better to tell. */
function isOneTradeTo(factor: FactorName, overlap: Overlap, concept: string, telling: Telling): boolean {
  const { language } = telling.context;
  if (!telling.isVouchedFor) return true;
  if (language.kindOf(concept) === "industry") return !areOfTwoTrades(overlap, language);
  return factor === "subject" || isOneTrade(overlap, concept, language);
}

/** What is useful is told the other way round: mine are the words of the side that offers. */
function offeredIn(factor: FactorName, { mine, theirs }: Overlap): Pick<Overlap, "mine" | "theirs"> {
  return factor === "usefulness" ? { mine: theirs, theirs: mine } : { mine, theirs };
}

/** The same words mean the same, whichever of their senses that is; of a wish that sense is told which is met. */
function isSettled(
  { mine, theirs }: Overlap,
  concept: string,
  { wishing, context: { language } }: Telling,
): boolean {
  const sure = { mine: [theirs], theirs: [mine] };
  const saying = wishing === undefined ? [mine, theirs] : sure[wishing];
  const isOpen = saying.some((said) => isUnsettled(said, concept, language));
  return !isOpen || isSameWords(mine.surface, theirs.surface, language);
}

/** Of the few words of a wish each is meant: however broad it is, whoever has it or a kind of it is there for that. */
function isWishedFor(
  { mine, theirs }: Overlap,
  concept: string,
  { wishing, offers, context: { language } }: Telling,
): boolean {
  const kind = language.kindOf(concept);
  if (wishing === undefined || kind === "place") return false;
  const isMeant =
    wishing === "theirs" || kind === "language" || (theirs.weight >= inTitle && offers.includes(theirs));
  return isMeant && isNamed(wishing === "mine" ? theirs : mine, concept, language, false);
}

/** A running text is of a field that it names: who speaks of contracts is no law firm. */
function isOfWishedField({ mine, theirs }: Overlap, concept: string, language: LanguageResources): boolean {
  return [mine, theirs].every((said) => said.weight >= inTitle || isNamed(said, concept, language, true));
}

/** What both have on a list. Of what texts and titles add half is not so, or says little. */
function isToldTopic(factor: FactorName, overlap: Overlap, concept: string, telling: Telling): boolean {
  const { mine, theirs } = overlap;
  const { language, statistics } = telling.context;
  if (namesOnly(mine, isAnybodys)) return false;
  const isPlain = isPlainlyAsked(theirs) || (factor === "craft" && theirs.weight >= inTitle);
  if (!isPlainlyAsked(mine) || !isPlain) return false;
  if (!isCertain(overlap, concept) || statistics.rarity(concept) < rare) return false;
  const isCalledSo = (said: Mention) => isNamed(said, concept, language, !telling.isVouchedFor);
  if (!isCalledSo(theirs) || !(isCalledSo(mine) || isImplied(concept, mine, language))) return false;
  if (language.kindOf(concept) === "industry") return isToldField(factor, overlap, concept, telling);
  // A field that has a skill of its name is a field for all that.
  if (sensesOf(mine, concept) > 1 && isOfField(mine, language) && factor === "usefulness") return false;
  return language.kindOf(concept) === "skill" && breadthIn(language)(concept) === "narrow";
}

/** Who writes Angular writes TypeScript, but who mends lifts does not mend all that is in a mine. */
function isImplied(concept: string, mention: Mention, { get }: LanguageResources): boolean {
  return namesAny(mention, (id) => get(id)?.implies.includes(concept) ?? false);
}

// A field that both chose from a list is what they look for in each other; in a text it is a remark. Two of a kind should share
// one, however broad it is, that both mean before anything else.
function isToldField(
  factor: FactorName,
  { mine, theirs }: Overlap,
  concept: string,
  { context: { language }, isOfPeers }: Telling,
): boolean {
  if (!isNamed(theirs, concept, language, true)) return false;
  const breadth = breadthIn(language)(concept);
  if (breadth === "narrow") return isOfPeers || factor === "subject";
  const isMeant = [mine, theirs].every(({ parts }) => parts[0]?.concepts[0] === concept);
  return isOfPeers && breadth === "broad" && !isHub(concept, language) && isMeant;
}

/**
 * A part of a longer name may mean something else, and so may a word with several senses, unless the other side has only this one or
 * says the same.
 */
function isCertain({ mine, theirs }: Overlap, concept: string): boolean {
  if (!isOneThing(mine) || !isOneThing(theirs)) return false;
  if (Math.min(sensesOf(mine, concept), sensesOf(theirs, concept)) <= 1) return true;
  return isSameWord(mine, theirs) && ![mine, theirs].some(isProduct);
}

/** What is written with capitals within is a product or an abbreviation: QPay is not Stripe. */
function isProduct({ surface }: Mention): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(surface);
}

/** A word that no concept is called, in a title or on a list of each, that is no everyday one. In running texts half of them are. */
function isToldWord({ mine, theirs }: Overlap, { statistics }: PairContext): boolean {
  if (Math.min(mine.weight, theirs.weight) < inTitle * wordWeight) return false;
  const [key = ""] = mine.parts.filter(({ concepts }) => concepts.length === 0).map(({ term }) => term);
  return statistics.rarity(key) >= rare && ![mine, theirs].some(({ surface }) => isEverydayWord(surface));
}

/** Whether a side refuses a concept, or what it is a kind of, unless its own list names it: without advertising, but Google Ads. */
export function isRefused(
  concept: string | undefined,
  { denied, needs, offers }: Features,
  language: LanguageResources,
): boolean {
  if (concept === undefined || denied.has(concept)) return concept !== undefined;
  const isOnList = (said: Mention) => isPlainlyAsked(said) && isNamed(said, concept, language, true);
  const isWithinRefused = [...denied.keys()].some((broad) => language.isWithin(concept, broad));
  return isWithinRefused && ![...needs, ...offers].some(isOnList);
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

/**
 * What a reason may say of two places: that they are near; that the work can be done from afar, as who asks or both of two peers say; or that
 * one side works so.
 */
export function toldOfPlaces({
  relation,
  sides: { asking, offering },
  context: { language },
}: Pick<PairInContext, "relation" | "sides" | "context">): "near" | Reason["remote"] {
  const isNear = placesOf(asking.facts).some((one) =>
    placesOf(offering.facts).some((other) => isNearby(one, other, language)),
  );
  if (isNear || isWhereWished(asking, offering, language) || isWhereWished(offering, asking, language))
    return "near";
  const [asked, offered] = [worksRemotely(asking.facts), worksRemotely(offering.facts)];
  if (asked && (offered || !isPeer(relation))) return "agreed";
  const isFar = isKnownToBeFar([asking, offering], language);
  const isTied = asking.facts.isTied || offering.facts.isTied;
  return isFar && (asked || offered) && !isTied ? "oneSided" : undefined;
}

/** Whoever wishes for somebody in Japan means anywhere there, and each of the places that they name. */
function isWhereWished(wish: Features, other: Features, { kindOf, isWithin }: LanguageResources): boolean {
  const wanted = wish.isWish ? wish.topics.flatMap(conceptsOf).filter((id) => kindOf(id) === "place") : [];
  return placesOf(other.facts).some((place) => wanted.some((id) => isWithin(place, id)));
}

/** How far it is to somebody who names no place, or to somewhere in their country, nobody knows. */
function isKnownToBeFar(sides: readonly Features[], { isWithin }: LanguageResources): boolean {
  const [here = [], there = []] = sides.map(({ facts }) => placesOf(facts));
  const isIn = (one: string, other: string) => isWithin(one, other) || isWithin(other, one);
  return here.length > 0 && there.length > 0 && !here.some((one) => there.some((other) => isIn(one, other)));
}

/** Nothing more is said than what is shared, in whatever letters. */
function isWhole({ mine, theirs }: Overlap): boolean {
  return (
    (isOneThing(mine) && isOneThing(theirs)) ||
    fold(mine.surface.toLowerCase()) === fold(theirs.surface.toLowerCase())
  );
}
