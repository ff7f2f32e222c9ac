import { defineCatalogue } from "../../../lib/language/index.ts";
import type { FormWords } from "../form-description.ts";

/** What each form says; a page loads those of its own kind. */
export const formCatalogues = {
  cofounder: defineCatalogue<FormWords>("features/profile-forms/words/cofounder-form", {
    en: () => import("./cofounder-form.en.ts"),
    mn: () => import("./cofounder-form.mn.ts"),
  }),
  company: defineCatalogue<FormWords>("features/profile-forms/words/company-form", {
    en: () => import("./company-form.en.ts"),
    mn: () => import("./company-form.mn.ts"),
  }),
  idea: defineCatalogue<FormWords>("features/profile-forms/words/idea-form", {
    en: () => import("./idea-form.en.ts"),
    mn: () => import("./idea-form.mn.ts"),
  }),
  project: defineCatalogue<FormWords>("features/profile-forms/words/project-form", {
    en: () => import("./project-form.en.ts"),
    mn: () => import("./project-form.mn.ts"),
  }),
};
