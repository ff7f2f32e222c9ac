import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reader, Said } from "./strings.ts";

/** How a word begins that a thing is never called where people read, and the word that it has. */
type Forbidden = { language: Reader; stem: string; pattern: RegExp; instead: string };

const page = readFileSync(join(import.meta.dirname, "../../docs/glossary.md"), "utf8");

export const forbidden: readonly Forbidden[] = rowsOf(page.slice(0, page.indexOf("## Words of the engine")));

/** Of the table's columns: the words in both languages, the name in the code, and what is forbidden, in either script. */
function rowsOf(table: string): Forbidden[] {
  return [...table.matchAll(/^\| +(.+?) +\| +(.+?) +\| +(?:`.*`|-) +\| (.*?) *\|$/gm)].flatMap(
    ([, en = "", mn = "", never = ""]) =>
      never
        .split(", ")
        .filter((stem) => stem !== "")
        .map((stem) => {
          const language = /\p{Script=Cyrillic}/u.test(stem) ? "mn" : "en";
          const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(stem)}`, "iu");
          return { language, stem, pattern, instead: language === "en" ? en : mn };
        }),
  );
}

/** Where such a word means something else, or is the specification's own. */
const right: readonly { file: RegExp; text: RegExp }[] = [
  // What customers say of a company: testimonials.
  { file: /\/(?:companies|company-form)\.mn\.ts$/, text: /сэтгэгдэл/u },
  { file: /\.en\.ts$/, text: /an e-mail server is needed/ },
];

/** Words that the glossary has another one for. */
export function wrongTermsIn({ file, language, text }: Said): string[] {
  if (right.some((each) => each.file.test(file) && each.text.test(text))) return [];
  return forbidden
    .filter((each) => each.language === language && each.pattern.test(text))
    .map(({ stem, instead }) => `“${stem}…” for ${instead}`);
}
