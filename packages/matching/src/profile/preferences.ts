// What a profile says about the other side, and how much it means it. By default everything is preferred: it counts by
// its weight. A must that is not met is a conflict; what does not matter counts as average and costs no confidence.
import type { Commitment, CompanySize, LanguageResources } from "@khamt/language";
import type { Features, Mention, Words } from "./features.ts";
import type { FactorName, WeightTable } from "../score/weights.ts";

export type Importance = "must" | "prefer" | "any";
export type Attribute =
  | "skills"
  | "roles"
  | "commitment"
  | "place"
  | "workStyle"
  | "stage"
  | "size"
  | "language"
  | "industry";

export interface Preference {
  readonly importance: Importance;
  /** What the other side has to be or have. Without them the profile's own field says it. */
  readonly values?: readonly string[] | null;
}
export type Preferences = Readonly<Partial<Record<Attribute, Preference>>>;

/** Preferences as they are read from the form and from the text. */
export interface Wishes {
  readonly musts: readonly Must[];
  readonly indifferent: ReadonlySet<Attribute>;
}

export type Must =
  | { readonly attribute: Named; readonly mention: Mention }
  | StatedMust<"commitment", Commitment>
  | StatedMust<"place", string>
  | StatedMust<"workStyle", WorkStyle>
  | StatedMust<"stage", number>
  | StatedMust<"size", CompanySize>;
/** Attributes that are named by words of the graph. */
export type Named = "skills" | "roles" | "language" | "industry";
export type WorkStyle = "remote" | "onsite" | "hybrid";
interface StatedMust<A extends Attribute, T> {
  readonly attribute: A;
  /** Any of these. */
  readonly values: readonly T[];
  readonly words: string;
}

/** In z units, for each must that is not met. */
export const mustPenalties: Readonly<Record<Attribute, number>> = {
  skills: 1.2,
  roles: 1.2,
  commitment: 1.5,
  place: 1,
  workStyle: 1,
  stage: 1,
  size: 1,
  language: 1,
  industry: 1,
};

/** The factor that an attribute is judged by, where there is one. */
export const factorOfMust: Readonly<Record<Attribute, FactorName>> = {
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

type Fits = Record<FactorName, number | undefined>;

const indifferentFactors: Readonly<Partial<Record<FactorName, readonly Attribute[]>>> = {
  skills: ["skills"],
  inReturn: ["skills"],
  commitment: ["commitment"],
  place: ["place", "workStyle"],
  stage: ["stage"],
  size: ["size"],
};

const indifferentKinds: Readonly<Partial<Record<string, Attribute>>> = {
  role: "roles",
  language: "language",
  industry: "industry",
};

/** The own concepts by which the other side is judged, less those of kinds that do not matter. */
export function mattering(concepts: Words, wishes: Wishes | undefined, language: LanguageResources): Words {
  if (!wishes || wishes.indifferent.size === 0) return concepts;
  return new Map(
    [...concepts].filter(([id]) => {
      const attribute = indifferentKinds[language.kindOf(id) ?? ""];
      return attribute === undefined || !wishes.indifferent.has(attribute);
    }),
  );
}

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

export function isIndifferent(wishes: Wishes | undefined, factor: FactorName): boolean {
  return indifferentFactors[factor]?.every((attribute) => wishes?.indifferent.has(attribute)) ?? false;
}
