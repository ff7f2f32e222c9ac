import { type Language, useLanguage } from "../../../lib/language/index.ts";

/** How the names of fields end that ask for a text in a language. */
export const ending = { en: "En", mn: "Mn" } as const satisfies Record<Language, string>;

/** The languages that a text is asked for in: who writes it begins with the own one. */
export function useOwnFirst(): readonly [Language, Language] {
  return useLanguage() === "mn" ? ["mn", "en"] : ["en", "mn"];
}
