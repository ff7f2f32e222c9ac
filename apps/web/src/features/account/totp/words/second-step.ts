import { defineCatalogue } from "../../../../lib/language/index.ts";

/** What is said while the second step is turned on or its recovery codes are made; it comes with the dialogs. */
export const secondStepCatalogue = defineCatalogue("features/account/totp/words/second-step", {
  en: () => import("./second-step.en.ts"),
  mn: () => import("./second-step.mn.ts"),
});
