import { type Field, type Fields, reaching, type ValuesOf } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentLanguages, presentNames } from "../platform/text/present-names.ts";
import type { EntityRow } from "./entity.ts";
import { namesOf, textsIn } from "./texts.ts";

type Listed = Pick<EntityRow, "id" | "contentLanguage" | "isDemo" | "createdAt" | "updatedAt">;

export function presentListed({ id, contentLanguage, isDemo, createdAt, updatedAt }: Listed) {
  return {
    id,
    contentLanguage,
    isDemo,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Presents the fields of a table that everyone is shown. A presenter names whatever else it shows. */
export function presenterOf<F extends Fields>(fields: F) {
  const concepts = namesOf(fields, namesConcepts);
  const languages = namesOf(fields, namesLanguages);
  const shown = reaching(fields, "everyone");
  return (row: Listed & ValuesOf<F>, reader: Language) => ({
    ...presentListed(row),
    names: {
      ...presentNames(reader, textsIn(row, concepts)),
      ...presentLanguages(reader, textsIn(row, languages)),
    },
    ...pickFields(shown, row),
  });
}

/** Of a row the fields of a table. */
export function pickFields<F extends Fields>(fields: F, row: ValuesOf<F>): ValuesOf<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])) as ValuesOf<F>;
}

/** What stands in it may be known in both languages. */
function namesConcepts(field: Field): boolean {
  return field.sort === "place" || (field.sort === "tags" && field.isProper !== true);
}

function namesLanguages(field: Field): boolean {
  return field.sort === "tags" && field.of === "language";
}
