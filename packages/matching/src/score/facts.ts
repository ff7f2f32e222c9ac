import type { Commitment, CompanySize, LanguageResources, Range } from "@khamt/language";
import { companySizes } from "@khamt/language";
import { type Facts, unit } from "../profile/features.ts";
import { bandOf, bandsPerTenfold, exactBandOf } from "../profile/reading/read-facts.ts";
import { fitOfPlace } from "./places.ts";
import { type FactorName, type FactorWeight, isPeer, type Relation } from "./weights.ts";

/** Factors that follow from what two profiles state. */
export const factFactors = [
  "commitment",
  "place",
  "size",
  "budget",
  "timeline",
  "stage",
  "experience",
  "trust",
  "credit",
] as const satisfies readonly FactorName[];
const facts: ReadonlySet<FactorName> = new Set(factFactors);

/** A fact that fits less than usual makes nothing surer: who states it never stands above who is the same and is silent. */
export function makesSurer({ factor, average }: FactorWeight, fit: number): boolean {
  return fit >= average || !facts.has(factor);
}

export type FactFits = Readonly<Record<(typeof factFactors)[number], number | undefined>>;

/** Fits of 0 to 1; undefined where a side does not state what is compared. */
export function factFitsOf(
  relation: Relation,
  asked: Facts,
  offered: Facts,
  language: LanguageResources,
): FactFits {
  return {
    commitment: isPeer(relation) ? mutualCommitment(asked, offered) : fitOfCommitment(asked, offered),
    place: fitOfPlace(asked, offered, language),
    size: isPeer(relation)
      ? fitOfEquals(asked, offered)
      : fitOfSize(asked, relation === "project-cofounder" ? alone : offered),
    budget: fitOfBudget(asked, offered),
    timeline: fitOfTimeline(asked, offered),
    stage: fitOfStage(asked, offered),
    experience: fitOfExperience(asked, offered),
    trust: fitOfTrust(offered),
    credit: fitOfTrust(asked),
  };
}

/** How well two ways of giving time go together: rows ask, columns offer. Judgements of ours, as are all tables here. */
const commitmentFit: Readonly<Record<Commitment, Readonly<Record<Commitment, number>>>> = {
  "full-time": { "full-time": 1, "part-time": 0.4, consulting: 0.4, weekends: 0.15 },
  "part-time": { "full-time": 0.6, "part-time": 1, consulting: 0.5, weekends: 0.8 },
  consulting: { "full-time": 0.5, "part-time": 0.65, consulting: 1, weekends: 0.65 },
  weekends: { "full-time": 0.1, "part-time": 0.8, consulting: 0.6, weekends: 1 },
};

export function fitOfCommitment(asked: Facts, offered: Facts): number | undefined {
  if (!asked.commitment || !offered.commitment) return undefined;
  return commitmentFit[asked.commitment.value][offered.commitment.value];
}

function mutualCommitment(one: Facts, other: Facts): number | undefined {
  const [there, back] = [fitOfCommitment(one, other), fitOfCommitment(other, one)];
  return there === undefined || back === undefined ? undefined : (there + back) / 2;
}

// By steps between the sizes. A size that is asked for is meant: the next one is already second choice.
const sizeFit = [1, 0.35, 0.05, 0, 0] as const;
/** Two companies that work together may differ more, but hardly a startup and an enterprise. */
const equalsFit = [1, 0.8, 0.5, 0.25, 0.1] as const;

/** One person is what the smallest company is: a project that asks for a larger one is too much for them. */
const alone: Facts = { size: { value: "startup", words: "" } };

export function fitOfSize(asked: Facts, offered: Facts): number | undefined {
  const steps = stepsApart(asked, offered);
  return steps === undefined ? undefined : sizeFit[steps];
}

function fitOfEquals(one: Facts, other: Facts): number | undefined {
  const steps = stepsApart(one, other);
  return steps === undefined ? undefined : equalsFit[steps];
}

function stepsApart({ size: one }: Facts, { size: other }: Facts): number | undefined {
  return one && other && Math.abs(companySizes.indexOf(one.value) - companySizes.indexOf(other.value));
}

// Budgets, in dollars, that are everyday work for a company of the size.
const usualBudget: Readonly<Record<CompanySize, Range>> = {
  startup: { min: 1_000, max: 25_000 },
  small: { min: 5_000, max: 80_000 },
  medium: { min: 25_000, max: 250_000 },
  large: { min: 100_000, max: 1_000_000 },
  enterprise: { min: 300_000, max: 10_000_000 },
};

export function fitOfBudget(asked: Facts, offered: Facts): number | undefined {
  const band = asked.budget && bandOf(asked.budget.value);
  return band === undefined ? undefined : fitOfBand(band, offered);
}

/**
 * 1 within what the company takes on; a limit that it does not name is the usual one of its size. Each factor of ten
 * beyond a limit that is named costs 1.5, beyond a usual one 0.75.
 */
export function fitOfBand(band: number, { size, takes }: Facts): number | undefined {
  const usual = size && usualBudget[size.value];
  if (!usual && !takes?.budget) return undefined;
  const { least, most } = takes?.budget?.value ?? {};
  const from = least ?? (usual && exactBandOf(usual.min));
  const to = most ?? (usual && exactBandOf(usual.max));
  const [below, above] = [(from ?? band) - band, band - (to ?? band)];
  const isNamed = (below > 0 && least !== undefined) || (above > 0 && most !== undefined);
  const tenfolds = Math.max(0, below, above) / bandsPerTenfold;
  return Math.max(0, 1 - (isNamed ? 1.5 : 0.75) * tenfolds);
}

/** 1 within what the company takes on; half or double of it is nothing any more. */
export function fitOfTimeline({ months }: Facts, { takes }: Facts): number | undefined {
  if (!months || !takes?.months) return undefined;
  const { least = 0, most = Infinity } = takes.months.value;
  const { min, max } = months.value;
  const ratio = max < least ? least / Math.max(max, 0.1) : min > most ? min / most : 1;
  return Math.max(0, 2 - ratio);
}

const stageFit = { early: [1, 1, 1, 0.7, 0.2], late: [0, 0.1, 0.3, 0.8, 1] } as const;

export function fitOfStage({ stage }: Facts, { joins }: Facts): number | undefined {
  return stage && joins && stageFit[joins.value][stage.value];
}

export function fitOfExperience({ yearsAsked }: Facts, { years }: Facts): number | undefined {
  return yearsAsked && years && Math.min(1, years.value / yearsAsked.value);
}

function fitOfTrust({ trust }: Facts): number | undefined {
  return trust && trust.value / unit;
}
