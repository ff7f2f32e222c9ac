// What a profile has to say before it is listed, and what a good one says besides. No schema here: the browser loads
// this file for the ring beside the form.
import type { EntityKind } from "../vocabulary.ts";
import type { FieldName } from "./fields/index.ts";

type Value = string | number | boolean | readonly unknown[] | object | null | undefined;
export type Written = Readonly<Record<string, Value>>;

type Rule<Name extends string = string> = {
  readonly fields: readonly Name[];
  /** Any of the fields with at least so many characters says it, or so many entries in all of them together. */
  readonly least: number;
};

type Rules = { readonly [Kind in EntityKind]: readonly Rule<FieldName<Kind>>[] };

function rule<Name extends string>(least: number, ...fields: readonly Name[]): Rule<Name> {
  return { fields, least };
}

/** Enough to match on: what is done or sought, in words or tags, and for people where they stand. */
const required: Rules = {
  idea: [rule(3, "title"), rule(40, "description"), rule(1, "requiredSkills")],
  cofounder: [rule(1, "firstName"), rule(40, "bio", "title"), rule(1, "skills"), rule(1, "expertise")],
  company: [rule(1, "name"), rule(40, "description"), rule(1, "services", "specialties", "technologies")],
  project: [rule(3, "title"), rule(40, "description"), rule(1, "requiredSkills")],
};

const wanted: Rules = {
  idea: [
    rule(1, "tags"),
    rule(1, "location"),
    rule(1, "fundingNeeds"),
    rule(1, "commitment"),
    rule(3, "requiredSkills"),
  ],
  cofounder: [
    rule(3, "skills"),
    rule(1, "title"),
    rule(120, "bio"),
    rule(1, "location"),
    rule(1, "industries"),
    rule(1, "preferredRoles"),
    rule(1, "languages"),
    rule(1, "linkedinUrl", "portfolioUrl", "githubUrl"),
  ],
  company: [
    rule(1, "industry"),
    rule(3, "services", "specialties", "technologies"),
    rule(1, "location", "headquarters"),
    rule(1, "website"),
    rule(1, "email", "phoneNumber"),
    rule(1, "foundedYear"),
  ],
  project: [rule(1, "budget"), rule(1, "timeline"), rule(1, "preferredLocation"), rule(3, "requiredSkills")],
};

/** Names of the fields without which the profile is not listed, in the order of the form. */
export function missingFields(kind: EntityKind, profile: Written): string[] {
  return unmet(required[kind], profile);
}

/** Names of fields that would make it better. */
export function wantedFields(kind: EntityKind, profile: Written): string[] {
  return unmet(wanted[kind], profile);
}

/** Percent: what is required counts twice. */
export function completenessOf(kind: EntityKind, profile: Written): number {
  const all = 2 * required[kind].length + wanted[kind].length;
  const open = 2 * missingFields(kind, profile).length + wantedFields(kind, profile).length;
  return Math.round((100 * (all - open)) / all);
}

function unmet(rules: readonly Rule[], profile: Written): string[] {
  return rules.filter((each) => !holds(each, profile)).flatMap(({ fields }) => fields[0] ?? []);
}

function holds({ fields, least }: Rule, profile: Written): boolean {
  const values = fields.map((field) => profile[field]);
  const entries = values.flatMap((value) => (Array.isArray(value) ? value : []));
  return entries.length >= least || values.some((value) => sizeOf(value) >= least);
}

function sizeOf(value: Value): number {
  if (typeof value === "string") return value.trim().length;
  if (Array.isArray(value)) return 0;
  return value === null || value === undefined ? 0 : Number.POSITIVE_INFINITY;
}
