import type { FormDescription, FormField } from "../form-description.ts";
import type { OwnEntity } from "../form-kind.ts";
import { fieldsOf, isSame, valuesOf, type FormValues } from "../values.ts";

export type Difference = {
  field: FormField;
  mine: unknown;
  theirs: unknown;
  /** The reader has not changed it. */
  isUntouched: boolean;
};

/** Two versions of a profile that have to become one. */
export type Merge = {
  stored: OwnEntity;
  differences: readonly Difference[];
  /** Not another version of what was edited, but a profile that was there before this one was typed. */
  isOther: boolean;
};

type Versions = {
  mine: FormValues;
  initial: FormValues;
  stored: OwnEntity;
};

/** The fields in which what stands in the form and what is stored are not the same. */
export function differencesOf(
  description: FormDescription,
  { mine, initial, stored }: Versions,
): Difference[] {
  const theirs = valuesOf(description, stored);
  return fieldsOf(description)
    .map((field) => ({ field, mine: mine[field.name], theirs: theirs[field.name] }))
    .filter((pair) => !isSame(pair.mine, pair.theirs))
    .map((pair) => ({ ...pair, isUntouched: isSame(pair.mine, initial[pair.field.name]) }));
}
