import { defineCatalogue } from "../../lib/language/index.ts";

export const contactCatalogue = defineCatalogue("features/information/contact-catalogue", {
  en: () => import("./contact-catalogue.en.ts"),
  mn: () => import("./contact-catalogue.mn.ts"),
});
