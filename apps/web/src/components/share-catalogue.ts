import { defineCatalogue } from "../lib/language/index.ts";

export const shareCatalogue = defineCatalogue("components/share-catalogue", {
  en: () => import("./share-catalogue.en.ts"),
  mn: () => import("./share-catalogue.mn.ts"),
});
