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
  /** Changed on both sides: the reader says which one stays. */
  asked: readonly Difference[];
  /** Changed by the other alone. */
  taken: readonly Difference[];
  /** Not another version of what was edited, but a profile that was there before this one was typed. */
  isOther: boolean;
};

type Versions = {
  mine: FormValues;
  initial: FormValues;
  /** What is stored has come of that too: what it still has of it, the other has not changed. */
  isBase: boolean;
  stored: OwnEntity;
};

/** The fields in which what stands in the form and what is stored are not the same, but for those that the reader alone has changed. */
export function differencesOf(
  description: FormDescription,
  { mine, initial, isBase, stored }: Versions,
): Pick<Merge, "asked" | "taken"> {
  const theirs = valuesOf(description, stored);
  const differences = fieldsOf(description)
    .map((field) => ({ field, mine: mine[field.name], theirs: theirs[field.name] }))
    .filter((pair) => !isSame(pair.mine, pair.theirs))
    .map((pair) => ({ ...pair, isUntouched: isSame(pair.mine, initial[pair.field.name]) }));
  if (!isBase) return { asked: differences, taken: [] };
  return {
    taken: differences.filter(({ isUntouched }) => isUntouched),
    asked: differences.filter(
      ({ field, isUntouched, theirs }) => !isUntouched && !isSame(theirs, initial[field.name]),
    ),
  };
}
