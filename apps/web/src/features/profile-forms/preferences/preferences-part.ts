import { catalogue, type Language } from "../../../lib/language/index.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";

/** It stands on the last step: whoever only looks at the form does not load it. */
export const preferencesPart = lazyPart(async () => ({
  default: (await import("./preferences-field.tsx")).PreferencesField,
}));

/** Ahead of that step: there may be no network left when it is opened. */
export function fetchPreferences(language: Language): void {
  Promise.all([preferencesPart.load(), catalogue("preferences").load(language)]).catch(() => undefined);
}
