// What somebody could change in their own profile so that it fits another better, each change for itself. Nothing
// that is said is taken back, except a need, which somebody else may meet.
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
import { type Features, fullWorth, type Mention } from "../profile/features.ts";
import type {
  CofounderProfile,
  CompanyProfile,
  IdeaProfile,
  ProfileKind,
  ProfileOf,
  ProjectProfile,
} from "../profile/profile.ts";
import type { ReadingTools } from "../profile/reading/draft-profile.ts";
import { fitOfBudget } from "../score/facts.ts";
import { convincing } from "./cover.ts";
import { needsWithoutCategory } from "./told-needs.ts";

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

/** What a change would say, before it is known which field it is saved in. */
type Draft = {
  readonly topic: ChangeTopic;
  /** What the field says afterwards, or what is added or left out, in words. */
  readonly value: string;
  /** The words that it replaces. */
  readonly instead?: string;
  readonly concept?: string;
  readonly money?: { readonly amount: number; readonly currency: Currency };
};

export type Change<K extends ProfileKind = ProfileKind> = {
  /** The fields to save. */
  readonly patch: Partial<ProfileOf[K]>;
} & Draft;

type ChangeInput<K extends ProfileKind> = {
  readonly kind: K;
  readonly profile: ProfileOf[K];
  readonly own: Features;
  readonly other: Features;
};

/** Every change worth trying. */
export function changesOf<K extends ProfileKind>(input: ChangeInput<K>, tools: ReadingTools): Change<K>[];
export function changesOf(input: ChangeInput<ProfileKind>, tools: ReadingTools): Change[] {
  switch (input.kind) {
    case "idea":
      return changesOfIdea(input.profile, input);
    case "cofounder":
      return changesOfCofounder(input.profile, input, tools.language);
    case "company":
      return changesOfCompany(input.profile, input, tools.language);
    case "project":
      return changesOfProject(input.profile, input, tools.money);
  }
}

type Sides = Pick<ChangeInput<ProfileKind>, "own" | "other">;

function changesOfIdea(idea: IdeaProfile, { own }: Sides): Change<"idea">[] {
  return [
    ...saving<"idea">(otherCommitments(own), (commitment) => ({ commitment })),
    ...saving<"idea">(remotePlace(own, idea.location), (location) => ({ location })),
    ...saving<"idea">(needsToDrop(idea), (value) => ({ requiredSkills: without(idea, value) })),
  ];
}

function changesOfCofounder(
  person: CofounderProfile,
  { own, other }: Sides,
  language: LanguageResources,
): Change<"cofounder">[] {
  return [
    ...saving<"cofounder">(otherCommitments(own), (availability) => ({ availability })),
    ...saving<"cofounder">(remoteStyle(own), (workStyle) => ({ workStyle })),
    ...saving<"cofounder">(newSkills("skill", own, other, language), (skill) => ({
      skills: [...(person.skills ?? []), skill],
    })),
    ...saving<"cofounder">(newConcepts("language", own, other, language), (added) => ({
      languages: [...(person.languages ?? []), added],
    })),
    ...saving<"cofounder">(newConcepts("industry", own, other, language), (industry) => ({
      industries: [...(person.industries ?? []), industry],
    })),
  ];
}

function changesOfCompany(
  company: CompanyProfile,
  { own, other }: Sides,
  language: LanguageResources,
): Change<"company">[] {
  return [
    ...saving<"company">(remotePlace(own, company.location), (location) => ({ location })),
    ...saving<"company">(newSkills("service", own, other, language), (service) => ({
      services: [...(company.services ?? []), service],
    })),
  ];
}

function changesOfProject(
  project: ProjectProfile,
  { own, other }: Sides,
  money: MoneyOptions,
): Change<"project">[] {
  return [
    ...saving<"project">(otherSize(own, other), (requiredCompanySize) => ({ requiredCompanySize })),
    ...saving<"project">(usualBudget(own, other, money), (budget) => ({ budget })),
    ...saving<"project">(remotePlace(own, project.preferredLocation), (preferredLocation) => ({
      preferredLocation,
    })),
    ...saving<"project">(needsToDrop(project), (value) => ({ requiredSkills: without(project, value) })),
  ];
}

function saving<K extends ProfileKind>(
  drafts: readonly Draft[],
  patchOf: (value: string) => Partial<ProfileOf[K]>,
): Change<K>[] {
  return drafts.map((draft) => ({ ...draft, patch: patchOf(draft.value) }));
}

const commitments: readonly Commitment[] = ["full-time", "part-time", "consulting", "weekends"];

function otherCommitments({ facts: { commitment: now } }: Features): Draft[] {
  return commitments
    .filter((value) => value !== now?.value)
    .map((value) => ({ topic: "commitment", value, ...(now ? { instead: now.value } : {}) }));
}

function remotePlace({ facts }: Features, location: string | null | undefined): Draft[] {
  return facts.remote ? [] : [{ topic: "remote", value: location ? `${location}, remote` : "remote" }];
}

function remoteStyle({ facts }: Features): Draft[] {
  return facts.remote || facts.workStyle === "remote" ? [] : [{ topic: "remote", value: "remote" }];
}

// A project that names no size takes any: there is nothing to change.
function otherSize({ facts: own }: Features, { facts: other }: Features): Draft[] {
  const value = companySizes.find((size) => size === other.size?.value);
  return own.size === undefined || value === undefined || value === own.size.value
    ? []
    : [{ topic: "size", value, instead: own.size.value }];
}

const steps = 60;
const stepsPerTenfold = 20;

/** The nearest budget that is everyday work for the company, in the currency that was typed. */
function usualBudget({ facts: own }: Features, { facts: other }: Features, options: MoneyOptions): Draft[] {
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

// The value in dollars depends on the rate only if the amount is in tögrög.
function isTugrug(words: string): boolean {
  return parseMoney(words, { mntPerUsd: 1 })?.max !== parseMoney(words, { mntPerUsd: 2 })?.max;
}

function inRoundFigures(amount: number): number {
  return Number(amount.toPrecision(2));
}

/** Changes of one kind that are tried, at most. */
const mostTried = 8;

// What the profile says it does not do is no advice, nor what it has.
function newSkills(
  topic: "skill" | "service",
  own: Features,
  other: Features,
  language: LanguageResources,
): Draft[] {
  const lacking = needsWithoutCategory(other)
    .filter((need) => !isDenied(need, own, language) && !isHad(need, own))
    .map((need) => ({ topic, value: need.surface, ...conceptOf(need) }));
  return [...new Map(lacking.map((each) => [each.concept ?? each.value, each])).values()].slice(0, mostTried);
}

function isHad({ parts }: Mention, { supply }: Features): boolean {
  const worthOf = (key: string) => supply.offers.get(key)?.value ?? 0;
  return parts.every(({ concepts, term }) =>
    (concepts.length > 0 ? concepts : [term]).some((key) => worthOf(key) >= convincing * fullWorth),
  );
}

function isDenied({ parts }: Mention, { denied }: Features, language: LanguageResources): boolean {
  const refused = [...denied.keys()];
  return parts
    .flatMap(({ concepts }) => concepts)
    .some((concept) => refused.some((broad) => language.isWithin(concept, broad)));
}

// The first of several senses names the need; a need of several parts keeps its own words.
function conceptOf({ parts }: Mention): { concept?: string } {
  const [part, ...more] = parts;
  const concept = part?.concepts[0];
  return concept === undefined || more.length > 0 ? {} : { concept };
}

function newConcepts(
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

type Requiring = {
  readonly requiredSkills?: readonly string[] | null;
};

function needsToDrop({ requiredSkills }: Requiring): Draft[] {
  const list = requiredSkills ?? [];
  return list.length < 2 ? [] : list.slice(0, mostTried).map((value) => ({ topic: "need", value }));
}

function without({ requiredSkills }: Requiring, value: string): string[] {
  return (requiredSkills ?? []).filter((skill) => skill !== value);
}
