import { defineCatalogue } from "../../../lib/language/index.ts";

export const moderationCatalogue = defineCatalogue("features/moderation/words/moderation", {
  en: () => import("./moderation.en.ts"),
  mn: () => import("./moderation.mn.ts"),
});
