import type { FormDescription, FormField } from "../form-description.ts";
import { fieldsOf, isEmpty, isSame, type FormValues } from "../values.ts";
import type { Taken } from "./read/taken.ts";

export type Proposal = {
  readonly field: FormField;
  /** As the form holds it; a list with what stands there already. */
  readonly value: unknown;
  /** What is new in it. */
  readonly shown: unknown;
  /** The words of the text that say it. */
  readonly words: string;
  /** What the reader has written there would go. */
  readonly replaces: boolean;
};

/** As the contract has it. */
const mostTags = 40;

/** Of what a text says all that the form can hold and that does not stand there yet. */
export function proposalsOf(
  description: FormDescription,
  values: Readonly<FormValues>,
  taken: readonly Taken[],
): Proposal[] {
  return fieldsOf(description).flatMap((field) => {
    const found = taken.find((each) => each.field === field.name);
    if (found === undefined || !isFitting(field, found.value)) return [];
    const now = values[field.name];
    const merged = field.control === "tags" ? mergedTags(now, found.value) : undefined;
    const { value, shown } = merged ?? { value: found.value, shown: found.value };
    if (isEmpty(shown) || isSame(value, now)) return [];
    const isOpen = isEmpty(now) || isSame(now, description.defaults[field.name]) || now === false;
    return [{ field, value, shown, words: found.words, replaces: merged === undefined && !isOpen }];
  });
}

function isFitting({ control, options }: FormField, value: Taken["value"]): boolean {
  if (control === "tags") return Array.isArray(value);
  if (control === "switch") return typeof value === "boolean";
  if (control === "select") return typeof value === "string" && options?.includes(value) === true;
  return typeof value === "string";
}

function mergedTags(now: unknown, value: Taken["value"]) {
  const old = Array.isArray(now) ? now.filter((tag) => typeof tag === "string") : [];
  const known = new Set(old.map((tag) => tag.toLowerCase()));
  const added = (Array.isArray(value) ? value : [])
    .filter((tag) => !known.has(tag.toLowerCase()))
    .slice(0, Math.max(0, mostTags - old.length));
  return { value: [...old, ...added], shown: added };
}
