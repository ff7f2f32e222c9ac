import { defineCatalogue } from "../../lib/language/index.ts";

/** What all four forms say. */
export const formsCatalogue = defineCatalogue("features/profile-forms/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});

export type { FormsWords } from "./catalogue.en.ts";
