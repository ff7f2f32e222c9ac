// The wishes of a profile as the score takes them: musts that the other side does not meet are conflicts, and what does not
// matter counts as average. What the other side does not say is never held against it, except for a skill: who lists
// skills and not this one has it not.
import type { Commitment, LanguageResources } from "@khamt/language";
import type {
  Facts,
  Features,
  Mention,
  Must,
  NamedMust,
  StatedMust,
  Wishes,
  WorkStyle,
} from "../profile/features.ts";
import { asks, type Attribute } from "../profile/profile.ts";
import { worthOfSimilarity } from "../profile/supply.ts";
import type { Conflict } from "./conflicts.ts";
import type { Fits } from "./factors.ts";
import { fitOfCommitment } from "./facts.ts";
import { coverageOf } from "./overlap.ts";
import type { Sides } from "./pair.ts";
import { isOnSite, placesOf } from "./places.ts";
import type { PairContext } from "./statistics.ts";
import { mustPenalties } from "./penalties.ts";
import type { FactorName, ToldFactor, WeightTable } from "./weights.ts";
import { conceptsOf } from "../profile/named.ts";

/** The conflicts of a pair with the wishes of both sides: a contradiction stands while it matters to either. */
export function applyWishes(
  conflicts: readonly Conflict[],
  sides: Sides,
  context: PairContext,
): readonly Conflict[] {
  const [asks, offers] = [sides.asking.wishes, sides.offering.wishes];
  if (!asks && !offers) return conflicts;
  const mattering = conflicts.filter(
    ({ factor }) => factor === "skills" || !isIndifferent(asks, factor) || !isIndifferent(offers, factor),
  );
  return withMusts(mattering, unmetMusts(sides, context));
}

/** Musts of both sides that the other does not meet, as conflicts. */
export function unmetMusts({ asking, offering }: Sides, context: PairContext): Conflict[] {
  return [
    ...unmetMustsOf(asking, { other: offering, isAsking: true }, context),
    ...unmetMustsOf(offering, { other: asking, isAsking: false }, context),
  ];
}

/** Musts of one side. */
export function unmetMustsOf({ wishes }: Features, view: View, context: PairContext): Conflict[] {
  return (wishes?.musts ?? []).flatMap((must) => unmet(must, view, context) ?? []);
}

/**
 * A must outweighs the same contradiction where it is only preferred. What is plainly refused is told as that, and costs no
 * less for being a must.
 */
function withMusts(conflicts: readonly Conflict[], musts: readonly Conflict[]): Conflict[] {
  const facts = new Set<FactorName>(
    musts.map(({ factor }) => factor).filter((factor) => factor !== "skills"),
  );
  const isOfNeed = ({ factor, isUnwanted }: Conflict) => factor === "skills" && isUnwanted !== true;
  const refused = new Set(conflicts.filter(isOfNeed).map(({ mine }) => mine.toLowerCase()));
  const demanded = new Map(musts.map(({ mine, penalty }) => [mine.toLowerCase(), penalty]));
  return [
    ...musts.filter(({ mine }) => !refused.has(mine.toLowerCase())),
    ...conflicts
      .filter(({ factor }) => !facts.has(factor))
      .map((conflict) =>
        isOfNeed(conflict)
          ? {
              ...conflict,
              penalty: Math.max(conflict.penalty, demanded.get(conflict.mine.toLowerCase()) ?? 0),
            }
          : conflict,
      ),
  ];
}

/** From where a must is judged: the other side, and whether the asking side demands it. */
type View = {
  readonly other: Features;
  readonly isAsking: boolean;
};

function unmet(must: Must, view: View, context: PairContext): Conflict | undefined {
  const found = against(must, view, context);
  if (found === undefined) return undefined;
  const own = "mention" in must ? must.mention.surface : must.words;
  const concept = "mention" in must ? must.mention.parts[0]?.concepts[0] : undefined;
  return {
    factor: factorOfMust[must.attribute],
    penalty: mustPenalties[must.attribute],
    mine: view.isAsking ? own : found,
    theirs: view.isAsking ? found : own,
    ...(concept === undefined ? {} : { concept }),
    must: must.attribute,
    ...(view.isAsking ? {} : { isOfOffering: true }),
  };
}

/** Words of the other side that stand against the must, empty where it lists other things but not this one; undefined if it is met. */
function against(must: Must, view: View, context: PairContext): string | undefined {
  if ("mention" in must) return isNamed(must, view, context) ? undefined : "";
  return againstStated(must, view.other, context.language);
}

type Stating = Pick<Features, "kind" | "facts">;

export function isStatedMet(must: StatedMust, other: Stating, language: LanguageResources): boolean {
  return againstStated(must, other, language) === undefined;
}

function againstStated(must: StatedMust, other: Stating, language: LanguageResources): string | undefined {
  const { facts } = other;
  switch (must.attribute) {
    case "commitment":
      return facts.commitment && !must.values.some((value) => goesWith(value, other))
        ? facts.commitment.words
        : undefined;
    case "place":
      return facts.place && !isAtAny(facts, must.values, language) ? facts.place.words : undefined;
    case "workStyle": {
      const style = styleOf(facts);
      return style === undefined || style === "hybrid" || must.values.includes(style) ? undefined : style;
    }
    case "stage":
      return facts.stage && !must.values.includes(facts.stage.value) ? facts.stage.words : undefined;
    case "size":
      return facts.size && !must.values.includes(facts.size.value) ? facts.size.words : undefined;
  }
}

/** A must about time is met from this fit on, what is named from this share of it on. */
const acceptable = 0.5;
export const acceptableShare = worthOfSimilarity(0.5);

function goesWith(value: Commitment, other: Stating): boolean {
  const wished: Facts = { commitment: { value, words: value } };
  const fit = asks(other.kind) ? fitOfCommitment(other.facts, wished) : fitOfCommitment(wished, other.facts);
  return fit === undefined || fit >= acceptable;
}

function isAtAny(facts: Facts, wished: readonly string[], language: LanguageResources): boolean {
  return placesOf(facts).some((place) => wished.some((value) => isAt(place, value, language)));
}

function isAt(place: string, wished: string, language: LanguageResources): boolean {
  return language.isWithin(place, wished) || language.isWithin(wished, place);
}

function styleOf(facts: Facts): WorkStyle | undefined {
  if (facts.workStyle === "hybrid") return "hybrid";
  if (facts.remote === true || facts.workStyle === "remote") return "remote";
  return isOnSite(facts) ? "onsite" : undefined;
}

export const kindOfNamed = { roles: "role", language: "language", industry: "industry" } as const;

function isNamed(
  { attribute, mention }: NamedMust,
  { other }: View,
  { statistics, language }: PairContext,
): boolean {
  const offers = !asks(other.kind);
  const supply = offers && attribute === "skills" ? other.supply.offers : other.supply.all;
  if ((coverageOf([mention], supply, statistics).share ?? 1) >= acceptableShare) return true;
  if (attribute === "skills") return (offers ? other.offers : [...other.needs, ...other.topics]).length === 0;
  if (attribute === "language" && isWrittenIn(mention, other.facts)) return true;
  const kind = kindOfNamed[attribute];
  return ![...other.concepts.keys()].some((id) => language.kindOf(id) === kind);
}

const writtenLanguages = { en: "english-language", mn: "mongolian-language" } as const;

/** Whether the profile is written in the language: its writer then knows it. */
export function isWrittenIn(mention: Mention, { writtenIn }: Facts): boolean {
  return writtenIn !== undefined && conceptsOf(mention).includes(writtenLanguages[writtenIn]);
}

/** The factor that an unmet must is shown under. */
const factorOfMust: Readonly<Record<Attribute, ToldFactor>> = {
  skills: "skills",
  roles: "skills",
  commitment: "commitment",
  place: "place",
  workStyle: "place",
  stage: "stage",
  size: "size",
  language: "subject",
  industry: "subject",
};

const indifferentFactors: Readonly<Partial<Record<FactorName, readonly Attribute[]>>> = {
  skills: ["skills"],
  inReturn: ["skills"],
  craft: ["skills"],
  nearNeeds: ["skills"],
  commitment: ["commitment"],
  place: ["place", "workStyle"],
  stage: ["stage"],
  size: ["size"],
};

/**
 * The fits as one side sees them: what does not matter to it counts as average, which adds nothing and costs no
 * confidence. Place and work style are one factor, which counts while either matters.
 */
export function fitsSeenBy({ wishes }: Features, fits: Fits, table: WeightTable): Fits {
  if (!wishes || wishes.indifferent.size === 0) return fits;
  const seen = { ...fits };
  for (const { factor, average } of table) {
    if (isIndifferent(wishes, factor)) seen[factor] = average;
  }
  return seen;
}

function isIndifferent(wishes: Wishes | undefined, factor: FactorName): boolean {
  return indifferentFactors[factor]?.every((attribute) => wishes?.indifferent.has(attribute)) ?? false;
}
