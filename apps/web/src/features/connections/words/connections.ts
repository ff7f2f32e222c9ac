import { defineCatalogue } from "../../../lib/language/index.ts";

export const connectionsCatalogue = defineCatalogue("features/connections/words/connections", {
  en: () => import("./connections.en.ts"),
  mn: () => import("./connections.mn.ts"),
});
