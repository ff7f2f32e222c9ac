import type { CofounderInput, CompanyInput, IdeaInput, ProjectInput } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Upload } from "./form-uploads.ts";
import { english } from "./forms-fixtures-en.ts";
import { hostile } from "./forms-fixtures-hostile.ts";
import { mongolian } from "./forms-fixtures-mn.ts";

/** A whole form, every field filled, under the names of its fields. */
export interface FormValues {
  readonly cofounder: Filled<CofounderInput>;
  readonly company: Filled<CompanyInput>;
  readonly idea: Filled<IdeaInput>;
  readonly project: Filled<ProjectInput>;
}

/** As people fill the forms in either language, and as someone does who tries what the product bears. */
export const formValues: Readonly<Record<"en" | "mn" | "hostile", FormValues>> = {
  en: english,
  mn: mongolian,
  hostile,
};

/** What stands in one field, where the field is known by its name alone. */
export function valueOf(values: FormValues, kind: EntityKind, name: string): FormValue {
  const value = (values[kind] as Readonly<Record<string, FormValue>>)[name];
  if (value === undefined) throw new Error(`the form of the kind ${kind} has no field ${name}`);
  return value;
}

export type FormValue = string | number | boolean | readonly string[] | readonly Upload[] | Preferences;

type Preferences = NonNullable<IdeaInput["preferences"]>;
type FileField = "profileImageUrl" | "logoUrl" | "projectFiles";

type Filled<Input> = {
  readonly [Name in Exclude<keyof Input, "isPublished">]-?: Name extends FileField
    ? readonly Upload[]
    : Typed<Input[Name]>;
};

/** The contract takes numbers and addresses of the web as they were typed. */
type Typed<Value> = unknown extends Value ? string | number : NonNullable<Value>;
