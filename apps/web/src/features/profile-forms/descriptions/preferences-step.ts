import type { FormStep } from "../form-description.ts";

/** The last step of every form: what the other side should be like. */
export const preferencesStep: FormStep = {
  name: "preferences",
  fields: [{ name: "preferences", control: "preferences" }],
};
