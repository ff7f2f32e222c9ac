import { defineCatalogue } from "../../../../lib/language/index.ts";

export const contactCatalogue = defineCatalogue("features/information/contact/words/contact", {
  en: () => import("./contact.en.ts"),
  mn: () => import("./contact.mn.ts"),
});
