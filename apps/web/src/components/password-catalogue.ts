import { defineCatalogue } from "../lib/language/index.ts";

export const passwordCatalogue = defineCatalogue("components/password-catalogue", {
  en: () => import("./password-catalogue.en.ts"),
  mn: () => import("./password-catalogue.mn.ts"),
});
