import { type Field, type Fields, reaching, type ValuesOf } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentLanguages, presentNames } from "../platform/text/present-names.ts";
import type { EntityRow } from "./entity.ts";
import { textsIn } from "./texts.ts";

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

type Shown<F extends Fields> = { fields: F; row: Listed & ValuesOf<F>; reader: Language };

/** The fields that everyone is shown. A presenter names whatever else it shows. */
export function presentFields<F extends Fields>({ fields, row, reader }: Shown<F>) {
  return {
    ...presentListed(row),
    names: {
      ...presentNames(reader, textsIn({ fields, words: row, wanted: namesConcepts })),
      ...presentLanguages(reader, textsIn({ fields, words: row, wanted: namesLanguages })),
    },
    ...pickFields(reaching(fields, "everyone"), row),
  };
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
