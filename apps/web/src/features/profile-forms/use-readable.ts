import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { labelOf } from "../../shared/vocabulary/options.ts";
import type { FormField } from "./form-description.ts";
import { isRecord } from "@khamt/contract/records";
import { isEmpty } from "./values.ts";
import type { Label } from "../../shared/vocabulary/labels.ts";

/** A field's value in words. */
export function useReadable(): (field: FormField, value: unknown) => string {
  const t = useT(catalogue("forms")).conflict;
  const vocabulary = useT(catalogue("vocabulary"));
  return ({ control, vocabulary: group }, value) => {
    if (typeof value === "boolean") return value ? t.yes : t.no;
    if (isEmpty(value)) return t.nothing;
    if (control === "image") return t.picture;
    if (Array.isArray(value)) return control === "files" ? t.files(value.length) : value.join(", ");
    if (isRecord(value)) return t.wishes(Object.keys(value).length);
    return typeof value === "string" ? labelOf(labelsOf(vocabulary, group), value) : "";
  };
}

/** The labels of a select's options. */
export function labelsOf(
  words: Words["vocabulary"],
  group: keyof Label | undefined,
): Readonly<Record<string, string>> {
  if (group === undefined) return {};
  return group === "language" ? words.mark.writtenIn : words[group];
}
