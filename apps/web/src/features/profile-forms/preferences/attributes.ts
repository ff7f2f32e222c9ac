import type { ConceptQuery, PreferenceAttribute, PreferenceCountRequest } from "@khamt/contract";
import {
  availabilities,
  companySizes,
  stages,
  workStyles,
  type EntityKind,
} from "@khamt/contract/vocabulary";
import type { Label } from "../../../shared/vocabulary/labels.ts";

export type AskedAttribute = {
  readonly attribute: PreferenceAttribute;
  /** The form has a field that stands for the values where none are named. */
  readonly hasOwn: boolean;
};

const own = (attribute: PreferenceAttribute): AskedAttribute => ({ attribute, hasOwn: true });
const named = (attribute: PreferenceAttribute): AskedAttribute => ({ attribute, hasOwn: false });

/** What each kind can hold against the other side, the weightiest first. */
export const askedAttributes: Readonly<Record<EntityKind, readonly AskedAttribute[]>> = {
  idea: [
    own("skills"),
    named("roles"),
    own("commitment"),
    own("place"),
    named("workStyle"),
    named("language"),
    own("industry"),
  ],
  cofounder: [
    named("stage"),
    own("roles"),
    own("industry"),
    own("commitment"),
    own("place"),
    own("workStyle"),
    own("language"),
  ],
  company: [own("industry"), named("skills"), own("size"), own("place"), named("language")],
  project: [own("skills"), own("size"), own("place"), named("language"), named("industry")],
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
