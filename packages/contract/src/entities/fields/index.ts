import { cofounderFields, cofounderSteps } from "./cofounder.ts";
import { companyFields, companySteps } from "./company.ts";
import { ideaFields, ideaSteps } from "./idea.ts";
import { projectFields, projectSteps } from "./project.ts";
import type { EntityKind } from "../../vocabulary.ts";

/** The fields that owners fill in, of each kind. */
export const fieldsOfKind = {
  idea: ideaFields,
  cofounder: cofounderFields,
  company: companyFields,
  project: projectFields,
} as const;

const steps = { idea: ideaSteps, cofounder: cofounderSteps, company: companySteps, project: projectSteps };

export type FieldName<Kind extends EntityKind> = keyof (typeof fieldsOfKind)[Kind] & string;
export type StepName<Kind extends EntityKind> = keyof (typeof steps)[Kind] & string;

type FieldOf<Kind extends EntityKind> = (typeof fieldsOfKind)[Kind][FieldName<Kind>];

/** The fields, of any kind, that hold one of a closed vocabulary. */
export type ChoiceField = Extract<{ [Kind in EntityKind]: FieldOf<Kind> }[EntityKind], { sort: "choice" }>;
