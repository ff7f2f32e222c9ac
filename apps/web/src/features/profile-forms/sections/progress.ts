import type { FormDescription, FormSection } from "../form-description.ts";
import { isRecord } from "@khamt/contract/records";
import { isEmpty, isSame, type FormValues } from "../values.ts";

type Progress = {
  /** Fields that say something, of how many. */
  said: number;
  of: number;
  /** Whatever is required is there, and something is said that did not stand there from the beginning. */
  isComplete: boolean;
};

/** How far a section has come. */
export function progressOf(
  { fields }: FormSection,
  values: FormValues,
  defaults: FormDescription["defaults"],
): Progress {
  const said = fields.filter(({ name }) => isSaid(values[name]));
  const isMissing = fields.some((field) => field.isRequired === true && !said.includes(field));
  const isTouched = said.some(({ name }) => !isSame(values[name], defaults[name]));
  return { said: said.length, of: fields.length, isComplete: !isMissing && isTouched };
}

function isSaid(value: unknown): boolean {
  return value !== false && !isEmpty(isRecord(value) ? Object.keys(value) : value);
}
