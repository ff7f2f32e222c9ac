import { defineCatalogue } from "../../../lib/language/index.ts";

export const storiesCatalogue = defineCatalogue("features/success-stories/words/success-stories", {
  en: () => import("./success-stories.en.ts"),
  mn: () => import("./success-stories.mn.ts"),
});
