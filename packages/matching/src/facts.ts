import type { Commitment, CompanySize, LanguageResources, Range } from "@khamt/language";
import { companySizes } from "@khamt/language";
import type { Facts } from "./features.ts";
import { unit, unitsOf } from "./units.ts";

/** How well two ways of giving time go together: rows ask, columns offer. */
const commitmentFit: Readonly<Record<Commitment, Readonly<Record<Commitment, number>>>> = {
  "full-time": { "full-time": 1, "part-time": 0.4, consulting: 0.4, weekends: 0.15 },
  "part-time": { "full-time": 0.3, "part-time": 1, consulting: 0.5, weekends: 0.8 },
  consulting: { "full-time": 0.2, "part-time": 0.65, consulting: 1, weekends: 0.65 },
  weekends: { "full-time": 0.1, "part-time": 0.8, consulting: 0.6, weekends: 1 },
};

export function fitOfCommitment(asked: Facts, offered: Facts): number | undefined {
  if (!asked.commitment || !offered.commitment) return undefined;
  return commitmentFit[asked.commitment.value][offered.commitment.value];
}

const place = { same: 1, within: 0.9, sameCountry: 0.7, remote: 0.65, apart: 0.25, apartOnSite: 0 } as const;

export function fitOfPlace(asked: Facts, offered: Facts, language: LanguageResources): number | undefined {
  const [a, b] = [asked.place?.value, offered.place?.value];
  const remote = asked.remote === true || offered.remote === true || offered.workStyle === "remote";
  if (a === undefined || b === undefined) return remote ? place.remote : undefined;
  if (a === b) return place.same;
  if (language.isWithin(b, a) || language.isWithin(a, b)) return place.within;
  if (shareCountry(a, b, language)) return place.sameCountry;
  if (remote) return place.remote;
  return isOnSite(offered) ? place.apartOnSite : place.apart;
}

export function isOnSite(facts: Facts): boolean {
  return facts.workStyle === "onsite" || facts.workStyle === "on-site" || facts.workStyle === "office";
}

function shareCountry(a: string, b: string, language: LanguageResources): boolean {
  return parentsOf(a, language).some((parent) => !wide.has(parent) && language.isWithin(b, parent));
}

const wide = new Set([
  "world",
  "asia",
  "europe",
  "north-america",
  "south-america",
  "africa",
  "oceania",
  "central-asia",
]);

function parentsOf(id: string, language: LanguageResources): readonly string[] {
  return language.get(id)?.broader ?? [];
}

// Who names a size means it: the next one is already second choice.
const sizeFit = [1, 0.35, 0.05, 0, 0] as const;

export function fitOfSize(asked: Facts, offered: Facts): number | undefined {
  if (!asked.size || !offered.size) return undefined;
  return sizeFit[Math.abs(companySizes.indexOf(asked.size.value) - companySizes.indexOf(offered.size.value))];
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
  return band === undefined || !offered.size ? undefined : fitOfBand(band, offered.size.value);
}

const bandsPerTenfold = 20;
export const mostBands = 200;

/** Budgets are compared in bands of 12 %, so that one number below 256 says all. */
export function bandOf({ min, max }: Range): number | undefined {
  if (!(max > 0)) return undefined;
  return Math.min(mostBands, Math.round(bandsPerTenfold * Math.log10(Math.max(1, (min + max) / 2))));
}

/** 1 within the usual range; each factor of ten outside it costs three quarters. */
export function fitOfBand(band: number, size: CompanySize): number {
  const usual = usualBudget[size];
  const amount = 10 ** (band / bandsPerTenfold);
  const outside = amount < usual.min ? usual.min / amount : amount > usual.max ? amount / usual.max : 1;
  return Math.max(0, 1 - 0.75 * Math.log10(outside));
}

// Five invented reviews of 3.5: a single five-star review proves little.
const [priorReviews, priorRating] = [5, 3.5];

export function fitOfTrust({ rating, completed }: Facts): number | undefined {
  if (rating === undefined && completed === undefined) return undefined;
  const projects = completed ?? 0;
  const mean =
    rating === undefined
      ? priorRating
      : (rating * projects + priorRating * priorReviews) / (projects + priorReviews);
  return unitsOf(0.7 * (mean / 5) + 0.3 * Math.min(1, Math.log1p(projects) / Math.log(50))) / unit;
}
