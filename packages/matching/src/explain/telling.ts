// Which of the score's terms are worth telling. All that is compared counts in the score; told is only what a reader would
// call a reason: strong, rare enough, and nothing that nearly everybody is about.
import type { LanguageResources } from "@khamt/language";
import { type Features, fullWorth, type Mention, unit } from "../profile/features.ts";
import { narrownessIn } from "../profile/supply.ts";
import type { Conflict } from "../score/conflicts.ts";
import { isPlainlyAsked, type Evidence as Overlap } from "../score/overlap.ts";
import type { Sides } from "../score/pair.ts";
import { isNearby, worksRemotely } from "../score/places.ts";
import type { PairContext } from "../score/statistics.ts";
import type { FactorName } from "../score/weights.ts";
import { isEverydayWord } from "./everyday.ts";

/** Words that fit less count in the score, but are not cited. */
const convincing = 0.6;
/** Facts that fit less are no reason. */
const fitting = 0.7;
/** What many here have is cited only where it was asked for. */
const rare = unit / 2;
/** How plainly a title says what it says, and how much of it a word is worth that no concept is called. */
const inTitle = 0.8;
const wordWeight = 0.8;
/** A broad concept is cited where it was asked for and is wholly met. */
const wholly = 0.9;
/** Whoever names a price names one: that tells nothing. */
const currencies = "exchange-rates";

/** Whether a reason of the factor may cite the words. */
export function isTold(factor: FactorName, overlap: Overlap, context: PairContext): boolean {
  if (overlap.concept === undefined) return isToldWord(overlap, context);
  if (overlap.fit < convincing || overlap.concept === currencies) return false;
  return isAskedFor(factor)
    ? isToldNeed(overlap, overlap.concept, context)
    : isToldTopic(overlap, overlap.concept, context);
}

/** A need that is met, in whole or in its most important part. */
function isToldNeed({ mine, fit }: Overlap, concept: string, { language }: PairContext): boolean {
  if (language.kindOf(concept) === "place") return false;
  // A language beside other words of a need is the least of it.
  if (language.kindOf(concept) === "language") return isOneThing(mine) && isPlainlyAsked(mine);
  const breadth = breadthIn(language)(concept);
  return breadth === "narrow" || (breadth === "broad" && fit >= wholly);
}

function isAskedFor(factor: FactorName): boolean {
  return factor === "skills" || factor === "inReturn";
}

/** What both are about, or one offers and the other is about; at least one of them in a title or on a list. */
function isToldTopic(overlap: Overlap, concept: string, { language, statistics }: PairContext): boolean {
  const { mine, theirs } = overlap;
  if (Math.max(mine.weight, theirs.weight) < inTitle || !isCertain(overlap, concept)) return false;
  if (statistics.rarity(concept) < rare || !isNamed(theirs, concept, language)) return false;
  const breadth = breadthIn(language)(concept);
  // A field that both chose from a list is what they look for in each other; in a text it is a remark.
  if (language.kindOf(concept) === "industry")
    return isPlainlyAsked(mine) && isPlainlyAsked(theirs) && breadth !== "everything";
  return language.kindOf(concept) === "skill" && breadth === "narrow";
}

/** A part of a longer name may mean something else, and so may a word with several senses, unless the other side has only this one. */
function isCertain({ mine, theirs }: Overlap, concept: string): boolean {
  return isOneThing(mine) && Math.min(sensesOf(mine, concept), sensesOf(theirs, concept)) <= 1;
}

/** Whether the words name the concept or something under it; what only lies beside it is no common topic. */
function isNamed({ parts }: Mention, concept: string, language: LanguageResources): boolean {
  return parts.some(({ concepts }) => concepts.some((id) => language.isWithin(id, concept)));
}

function sensesOf({ parts }: Mention, concept: string): number {
  return Math.max(
    0,
    ...parts.filter(({ concepts }) => concepts.includes(concept)).map((part) => part.concepts.length),
  );
}

function isOneThing({ parts }: Mention): boolean {
  return parts.length === 1;
}

/** A word that no concept is called, in a title or on a list of each, that is no everyday one. In running texts half of them are. */
function isToldWord({ mine, theirs }: Overlap, { statistics }: PairContext): boolean {
  if (Math.min(mine.weight, theirs.weight) < inTitle * wordWeight) return false;
  const [key = ""] = mine.parts.filter(({ concepts }) => concepts.length === 0).map(({ term }) => term);
  return statistics.rarity(key) >= rare && ![mine, theirs].some(({ surface }) => isEverydayWord(surface));
}

/**
 * A refusal is told if what is refused is what was asked for, or directly above it; further up in the graph it may not have been
 * meant. Everything else that stands against a pair is stated in so many words.
 */
export function isToldConflict(
  { factor, must, concept, theirs }: Conflict,
  { offering }: Sides,
  { language }: PairContext,
): boolean {
  if (factor !== "skills" || must !== undefined || concept === undefined) return true;
  const near = [concept, ...(language.get(concept)?.broader ?? [])];
  return near.some((refused) => offering.denied.get(refused) === theirs);
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
  const [a, b] = [asked.place?.value, offered.place?.value];
  if (a !== undefined && b !== undefined && isNearby(a, b, language)) return "near";
  return worksRemotely(asked) || worksRemotely(offered) ? "remote" : undefined;
}

/** Whether a listed need is really open: nothing that the other side says, wherever, comes near it. */
export function isToldGap(need: Mention, { supply }: Features): boolean {
  if (!isListed(need)) return false;
  const keys = need.parts.flatMap((part) => (part.concepts.length === 0 ? part.term : part.concepts));
  return keys.every((key) => (supply.all.get(key)?.value ?? 0) < convincing * fullWorth);
}

function isListed({ weight }: Mention): boolean {
  return weight === 1;
}

type Breadth = "narrow" | "broad" | "everything";

/** By the intrinsic information content: with a dozen and more concepts under it a concept is broad, with a hundred it is everything. */
const bounds = { narrow: 2 / 3, broad: 0.42 } as const;

const breadths = new WeakMap<LanguageResources, (concept: string) => Breadth>();

function breadthIn(language: LanguageResources): (concept: string) => Breadth {
  let breadth = breadths.get(language);
  if (breadth === undefined) {
    const narrowness = narrownessIn(language);
    breadth = (concept) => breadthOf(narrowness(concept));
    breadths.set(language, breadth);
  }
  return breadth;
}

function breadthOf(narrowness: number): Breadth {
  if (narrowness >= bounds.narrow) return "narrow";
  return narrowness >= bounds.broad ? "broad" : "everything";
}
