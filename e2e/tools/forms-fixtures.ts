import type { Preferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { cofounder } from "../../test/forms/cofounder.ts";
import { company } from "../../test/forms/company.ts";
import type { FileName, FilledForm } from "../../test/forms/filled.ts";
import { hostile } from "../../test/forms/hostile.ts";
import { idea } from "../../test/forms/idea.ts";
import { project } from "../../test/forms/project.ts";
import { paper, picture, type Upload } from "./form-uploads.ts";

/** A whole form, every field filled, under the names of its fields. */
export type FormValues = {
  readonly [Kind in EntityKind]: FilledForm<Kind> & {
    readonly [Name in FileName<Kind>]: readonly Upload[];
  };
};

/** As people fill the forms in either language, and as someone does who tries what the product bears. */
export const formValues: Readonly<Record<"en" | "mn" | "hostile", FormValues>> = {
  en: {
    cofounder: { ...cofounder.en, profileImageUrl: [picture("nomin.png", [70, 110, 180])] },
    company: {
      ...company.en,
      logoUrl: [picture("tenger.png", [20, 60, 140])],
      projectFiles: [paper("references.pdf"), picture("till.png", [200, 180, 90])],
    },
    idea: idea.en,
    project: project.en,
  },
  mn: {
    cofounder: { ...cofounder.mn, profileImageUrl: [picture("энхтуяа.png", [180, 120, 70])] },
    company: {
      ...company.mn,
      logoUrl: [picture("ногоон-хөндий.png", [40, 140, 70])],
      projectFiles: [paper("танилцуулга.pdf"), picture("хүлэмж.png", [90, 170, 80])],
    },
    idea: idea.mn,
    project: project.mn,
  },
  hostile: {
    ...hostile,
    cofounder: { ...hostile.cofounder, profileImageUrl: [] },
    company: {
      ...hostile.company,
      logoUrl: [picture(`..%2F\u202Egnp."><img src=x onerror=alert(1)>.PNG`, [255, 0, 255])],
      projectFiles: Array.from({ length: 10 }, (_, at) => paper(`<b>${at + 1}-хуулга 👩🏽‍💻🐎🇲🇳.PDF`)),
    },
  },
};

/** What stands in one field, where the field is known by its name alone. */
export function valueOf(values: FormValues, kind: EntityKind, name: string): FormValue {
  const value = (values[kind] as Readonly<Record<string, FormValue>>)[name];
  if (value === undefined) throw new Error(`the form of the kind ${kind} has no field ${name}`);
  return value;
}

export type FormValue = string | number | boolean | readonly string[] | readonly Upload[] | Preferences;
