import { defineCatalogue } from "../../lib/language/index.ts";

export const messagesCatalogue = defineCatalogue("features/messages/catalogue", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
