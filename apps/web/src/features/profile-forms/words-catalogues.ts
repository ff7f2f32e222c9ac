import { defineCatalogue } from "../../lib/language/index.ts";
import type { FormWords } from "./form-description.ts";

/** What each form says; a page loads those of its own kind. */
export const formCatalogues = {
  cofounder: defineCatalogue<FormWords>("features/profile-forms/words-cofounder", {
    en: () => import("./words-cofounder.en.ts"),
    mn: () => import("./words-cofounder.mn.ts"),
  }),
  company: defineCatalogue<FormWords>("features/profile-forms/words-company", {
    en: () => import("./words-company.en.ts"),
    mn: () => import("./words-company.mn.ts"),
  }),
  idea: defineCatalogue<FormWords>("features/profile-forms/words-idea", {
    en: () => import("./words-idea.en.ts"),
    mn: () => import("./words-idea.mn.ts"),
  }),
  project: defineCatalogue<FormWords>("features/profile-forms/words-project", {
    en: () => import("./words-project.en.ts"),
    mn: () => import("./words-project.mn.ts"),
  }),
};
