import type { FieldWords, FormField } from "../form-description.ts";

export interface ControlProps {
  field: FormField;
  words: FieldWords;
  error: string | undefined;
}
