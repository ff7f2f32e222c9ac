import type { Reader, Said } from "./strings.ts";

/** What is typed as an example, and keys. */
const typed = new Set(["finance", "санхүү", "/", "Tab", "Esc"]);
const quoted = { en: /“([^”]+)”/g, mn: /«([^»]+)»/g } as const;

/** What the help and the legal pages quote, and all that a screen shows in that language. */
export function quotedInHelp(said: Said[], language: Reader): { names: string[]; onScreen: Set<string> } {
  const own = said.filter((each) => each.language === language);
  const pages = own.filter(({ file }) => /\/(?:help|legal)\.(?:en|mn)\.ts$/.test(file));
  const names = pages.flatMap(({ text }) =>
    [...text.matchAll(quoted[language])].map(([, name = ""]) => name),
  );
  const onScreen = new Set(own.filter((each) => !pages.includes(each)).map(({ text }) => text));
  return { names: names.filter((name) => name !== "Хамт" && !typed.has(name)), onScreen };
}
