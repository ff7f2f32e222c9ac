import type { Field } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Label } from "../../../shared/vocabulary/labels.ts";
import type { Control, FormDescription, FormField, FormSection } from "../form-description.ts";

/** The fields of one section, as the contract has them. What is offered has labels in the vocabulary. */
type Section = Readonly<Record<string, Field & { readonly labels?: keyof Label }>>;

/** The form that asks for all fields of a kind, section by section, and then what the other side should be like. */
export function describeForm(kind: EntityKind, asked: Readonly<Record<string, Section>>): FormDescription {
  const sections = Object.entries(asked).map(([name, section]) => ({ name, fields: fieldsOf(section) }));
  const defaults = Object.values(asked).flatMap((section) =>
    Object.entries(section).flatMap(([name, field]) =>
      field.sort === "choice" && field.default !== undefined ? [[name, field.default] as const] : [],
    ),
  );
  return { kind, sections: [...sections, preferencesSection], defaults: Object.fromEntries(defaults) };
}

const preferencesSection: FormSection = {
  name: "preferences",
  fields: [{ name: "preferences", control: "preferences" }],
};

function fieldsOf(section: Section): FormField[] {
  return Object.entries(section).map(([name, field]) => ({
    name,
    control: controlOf(field),
    isRequired: field.isRequired,
    options: field.offers ?? (field.sort === "choice" ? field.options : undefined),
    vocabulary: field.labels,
    rows: field.rows,
    most: field.sort === "files" ? field.most : undefined,
    autoComplete: field.autoComplete,
    suggests: suggestsOf(field),
  }));
}

/** A place is no skill. */
function suggestsOf(field: Field): FormField["suggests"] {
  if (field.sort !== "tags") return undefined;
  if (field.of === "language") return "language";
  return field.search === "topics" || field.search === "industries" ? "work" : undefined;
}

function controlOf(field: Field): Control {
  const { sort, offers } = field;
  if (field.sort === "line" && field.isSum) return "sum";
  if (sort === "choice" || offers !== undefined) return "select";
  return sort === "name" || sort === "place" ? "line" : sort;
}
