import { cofounderFields, cofounderSections } from "./cofounder.ts";
import { companyFields, companySections } from "./company.ts";
import { ideaFields, ideaSections } from "./idea.ts";
import { projectFields, projectSections } from "./project.ts";
import type { EntityKind } from "../../vocabulary.ts";

/** The fields that owners fill in, of each kind. */
export const fieldsOfKind = {
  idea: ideaFields,
  cofounder: cofounderFields,
  company: companyFields,
  project: projectFields,
} as const;

const sections = {
  idea: ideaSections,
  cofounder: cofounderSections,
  company: companySections,
  project: projectSections,
};

export type FieldName<Kind extends EntityKind> = keyof (typeof fieldsOfKind)[Kind] & string;
export type SectionName<Kind extends EntityKind> = keyof (typeof sections)[Kind] & string;

type FieldOf<Kind extends EntityKind> = (typeof fieldsOfKind)[Kind][FieldName<Kind>];

/** The fields, of any kind, that hold one of a closed vocabulary. */
export type ChoiceField = Extract<{ [Kind in EntityKind]: FieldOf<Kind> }[EntityKind], { sort: "choice" }>;
