import { defineCatalogue } from "../../lib/language/index.ts";

export const signInCatalogue = defineCatalogue("features/shell/sign-in-catalogue", {
  en: () => import("./sign-in-catalogue.en.ts"),
  mn: () => import("./sign-in-catalogue.mn.ts"),
});
