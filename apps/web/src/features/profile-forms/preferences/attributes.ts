import type { ConceptQuery, FieldName, PreferenceAttribute, PreferenceCountRequest } from "@khamt/contract";
import { stages, type EntityKind } from "@khamt/contract/vocabulary";
import { availabilities, companySizes, workStyles } from "@khamt/contract/form-vocabulary";
import type { Label } from "../../../shared/vocabulary/labels.ts";

type Asked<Name extends string> = {
  readonly attribute: PreferenceAttribute;
  /** The form's field that stands for the values where none are named. */
  readonly own?: Name;
};

/** What each kind can hold against the other side, the weightiest first. */
export const askedAttributes: { readonly [Kind in EntityKind]: readonly Asked<FieldName<Kind>>[] } = {
  idea: [
    { attribute: "skills", own: "requiredSkills" },
    { attribute: "roles" },
    { attribute: "commitment", own: "commitment" },
    { attribute: "place", own: "location" },
    { attribute: "workStyle" },
    { attribute: "language" },
    { attribute: "industry", own: "industry" },
  ],
  cofounder: [
    { attribute: "stage" },
    { attribute: "roles", own: "preferredRoles" },
    { attribute: "industry", own: "industries" },
    { attribute: "commitment", own: "availability" },
    { attribute: "place", own: "location" },
    { attribute: "workStyle", own: "workStyle" },
    { attribute: "language", own: "languages" },
  ],
  company: [
    { attribute: "industry", own: "industry" },
    { attribute: "skills" },
    { attribute: "size", own: "size" },
    { attribute: "place", own: "location" },
    { attribute: "language" },
  ],
  project: [
    { attribute: "skills", own: "requiredSkills" },
    { attribute: "size", own: "requiredCompanySize" },
    { attribute: "place", own: "preferredLocation" },
    { attribute: "language" },
    { attribute: "industry" },
  ],
};

/** Attributes with a fixed list of values, and the group of their labels. */
export const closedLists = {
  commitment: { values: availabilities, labels: "availability" },
  workStyle: { values: workStyles, labels: "workStyle" },
  stage: { values: stages, labels: "stage" },
  size: { values: companySizes, labels: "companySize" },
} as const satisfies Partial<Record<PreferenceAttribute, { values: readonly string[]; labels: keyof Label }>>;

export type ClosedAttribute = keyof typeof closedLists;
export type OpenAttribute = Exclude<PreferenceAttribute, ClosedAttribute>;

export function isClosed(attribute: PreferenceAttribute): attribute is ClosedAttribute {
  return Object.hasOwn(closedLists, attribute);
}

/** What is suggested while values of the others are typed. */
export const suggestedKinds = {
  skills: "skill",
  roles: "role",
  place: "place",
  language: "language",
  industry: "industry",
} as const satisfies Record<OpenAttribute, ConceptQuery["kind"]>;

type Fields = NonNullable<PreferenceCountRequest["fields"]>;

/** The fields of each form that say, or stand for, what is demanded: no others leave the page for the count. */
export const demandingFields: Readonly<Record<EntityKind, readonly (keyof Fields)[]>> = {
  idea: ["description", "requiredSkills", "industry", "location", "commitment"],
  cofounder: ["bio", "industries", "languages", "preferredRoles", "location", "availability", "workStyle"],
  company: ["industry", "size", "location"],
  project: ["description", "requiredSkills", "requiredCompanySize", "preferredLocation"],
};
