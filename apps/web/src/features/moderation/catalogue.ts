import { defineCatalogue } from "../../lib/language/index.ts";

export const moderationCatalogue = defineCatalogue("features/moderation", {
  en: () => import("./catalogue.en.ts"),
  mn: () => import("./catalogue.mn.ts"),
});
