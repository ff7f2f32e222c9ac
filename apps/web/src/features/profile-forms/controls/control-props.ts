import type { FieldWords, FormField } from "../form-description.ts";

export type ControlProps = {
  field: FormField;
  words: FieldWords;
  error: string | undefined;
};
