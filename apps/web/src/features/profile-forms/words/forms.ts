import { defineCatalogue } from "../../../lib/language/index.ts";

/** What all four forms say. */
export const formsCatalogue = defineCatalogue("features/profile-forms/words/forms", {
  en: () => import("./forms.en.ts"),
  mn: () => import("./forms.mn.ts"),
});

export type { FormsWords } from "./forms.en.ts";
