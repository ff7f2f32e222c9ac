// Names of concepts that running text mostly uses for something else: "as well as", "on paper", «утсаар ярих». They count only
// as entries of lists, as whole texts and within longer names.
import { mongolianKey } from "./keys.ts";
import type { Word } from "./words.ts";

export function isEverydayName({ text, keys }: Word): boolean {
  return forms.has(text) || keys.some((key) => lemmas.has(key));
}

const forms = new Set(
  "well watch watches report reports book books box bag cup job jobs paper phone dollar dollars euro euros won cash door doors ногоон".split(
    " ",
  ),
);

const lemmas = new Set("төгрөг доллар евро дэвтэр цаас хороо утас хаалга".split(" ").map(mongolianKey));
