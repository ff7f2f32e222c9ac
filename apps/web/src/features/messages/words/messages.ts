import { defineCatalogue } from "../../../lib/language/index.ts";

export const messagesCatalogue = defineCatalogue("features/messages/words/messages", {
  en: () => import("./messages.en.ts"),
  mn: () => import("./messages.mn.ts"),
});
