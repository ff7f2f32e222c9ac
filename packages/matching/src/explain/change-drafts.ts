// What each single change would say, before it is known which field it is saved in.
import {
  companySizes,
  formatMoney,
  parseMoney,
  type Commitment,
  type Currency,
  defaultMntPerUsd,
  type LanguageResources,
  type MoneyOptions,
} from "@khamt/language";
import type { Features, Mention } from "../profile/features.ts";
import { fitOfBudget } from "../score/facts.ts";
import { needsOf } from "../score/overlap.ts";

export type ChangeTopic =
  | "commitment"
  | "remote"
  | "size"
  | "budget"
  | "skill"
  | "service"
  | "language"
  | "industry"
  | "need";

export interface Draft {
  readonly topic: ChangeTopic;
  /** What the field says afterwards, or what is added or left out, in words. */
  readonly value: string;
  /** The words that it replaces. */
  readonly instead?: string;
  readonly concept?: string;
  readonly money?: { readonly amount: number; readonly currency: Currency };
}

const commitments: readonly Commitment[] = ["full-time", "part-time", "consulting", "weekends"];

export function otherCommitments({ facts: { commitment: now } }: Features): Draft[] {
  return commitments
    .filter((value) => value !== now?.value)
    .map((value) => ({ topic: "commitment", value, ...(now ? { instead: now.value } : {}) }));
}

export function remotePlace({ facts }: Features, location: string | null | undefined): Draft[] {
  return facts.remote ? [] : [{ topic: "remote", value: location ? `${location}, remote` : "remote" }];
}

export function remoteStyle({ facts }: Features): Draft[] {
  return facts.remote || facts.workStyle === "remote" ? [] : [{ topic: "remote", value: "remote" }];
}

// Who names no size takes any: there is nothing to change.
export function otherSize({ facts: own }: Features, { facts: other }: Features): Draft[] {
  const value = companySizes.find((size) => size === other.size?.value);
  return own.size === undefined || value === undefined || value === own.size.value
    ? []
    : [{ topic: "size", value, instead: own.size.value }];
}

const steps = 60;
const stepsPerTenfold = 20;

/** The nearest budget that is everyday work for the company, in the currency that was typed. */
export function usualBudget(
  { facts: own }: Features,
  { facts: other }: Features,
  options: MoneyOptions,
): Draft[] {
  if (own.budget === undefined || other.size === undefined || fitOfBudget(own, other) === 1) return [];
  const { words, value } = own.budget;
  const currency = isTugrug(words) ? "MNT" : "USD";
  const typed =
    ((value.min + value.max) / 2) * (currency === "MNT" ? (options.mntPerUsd ?? defaultMntPerUsd) : 1);
  for (let step = 1; step <= steps; step++) {
    for (const exponent of [step / stepsPerTenfold, -step / stepsPerTenfold]) {
      const amount = inRoundFigures(typed * 10 ** exponent);
      const text = formatMoney(amount, currency, "en");
      const budget = parseMoney(text, options);
      if (budget && fitOfBudget({ budget: { value: budget, words: text } }, other) === 1)
        return [{ topic: "budget", value: text, instead: words, money: { amount, currency } }];
    }
  }
  return [];
}

// Only an amount in tögrög depends on its rate.
function isTugrug(words: string): boolean {
  return parseMoney(words, { mntPerUsd: 1 })?.max !== parseMoney(words, { mntPerUsd: 2 })?.max;
}

function inRoundFigures(amount: number): number {
  return Number(amount.toPrecision(2));
}

/** Of each kind of change so many are tried. */
const mostTried = 8;

// Who says that they do not do a thing is not advised to.
export function newSkills(
  topic: "skill" | "service",
  own: Features,
  other: Features,
  language: LanguageResources,
): Draft[] {
  return needsOf(other)
    .filter((need) => !isDenied(need, own, language))
    .slice(0, mostTried)
    .map((need) => ({ topic, value: need.surface, ...conceptOf(need) }));
}

function isDenied({ parts }: Mention, { denied }: Features, language: LanguageResources): boolean {
  const refused = [...denied.keys()];
  return parts
    .flatMap(({ concepts }) => concepts)
    .some((concept) => refused.some((broad) => language.isWithin(concept, broad)));
}

// Several senses of the same words have much the same name.
function conceptOf({ parts }: Mention): { concept?: string } {
  const [part, ...more] = parts;
  const concept = part?.concepts[0];
  return concept === undefined || more.length > 0 ? {} : { concept };
}

export function newConcepts(
  kind: "language" | "industry",
  own: Features,
  other: Features,
  language: LanguageResources,
): Draft[] {
  return [...other.concepts.keys()]
    .filter((id) => language.kindOf(id) === kind && !own.concepts.has(id) && !own.denied.has(id))
    .slice(0, mostTried)
    .map((concept) => ({ topic: kind, value: language.labelOf(concept, "en"), concept }));
}

interface Requiring {
  readonly requiredSkills?: readonly string[] | null;
}

export function needsToDrop({ requiredSkills }: Requiring): Draft[] {
  const list = requiredSkills ?? [];
  return list.length < 2 ? [] : list.slice(0, mostTried).map((value) => ({ topic: "need", value }));
}

export function without({ requiredSkills }: Requiring, value: string): string[] {
  return (requiredSkills ?? []).filter((skill) => skill !== value);
}
