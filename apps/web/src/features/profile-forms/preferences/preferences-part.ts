import { catalogue, type Language } from "../../../lib/language/index.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";

/** It is the last section: whoever only looks at the form does not load it. */
export const preferencesPart = lazyPart(async () => ({
  default: (await import("./preferences-field.tsx")).PreferencesField,
}));

/** Ahead of that section: there may be no network left when the reader comes to it. */
export function fetchPreferences(language: Language): void {
  Promise.all([preferencesPart.load(), catalogue("preferences").load(language)]).catch(() => undefined);
}
