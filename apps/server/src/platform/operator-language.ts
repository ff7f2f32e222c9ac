import type { Language } from "@khamt/language";

type Environment = Record<string, string | undefined>;

/** Of several texts the one in the language of whoever runs the server: Mongolian where their system is, else English. */
export function forOperator<Words>(words: Record<Language, Words>, environment: Environment = process.env) {
  return words[/^mn\b/iu.test(localeIn(environment).replace("_", "-")) ? "mn" : "en"];
}

/** As POSIX has it; Windows has none of these names, and Node asks it. */
function localeIn({ LC_ALL, LC_MESSAGES, LANG }: Environment): string {
  return LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
}
