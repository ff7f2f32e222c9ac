import { defineCatalogue } from "../../../lib/language/index.ts";

export const myProfileCatalogue = defineCatalogue("features/my-profile/words/my-profile", {
  en: () => import("./my-profile.en.ts"),
  mn: () => import("./my-profile.mn.ts"),
});
