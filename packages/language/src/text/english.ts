// Light English stemming: plural and spelling variants only, so that "marketing" never becomes "market".

// A map, because any word may be looked up, "constructor" too.
const irregular = new Map<string, string>(
  Object.entries({
    children: "child",
    people: "person",
    women: "woman",
    men: "man",
    analyses: "analysis",
    criteria: "criterion",
    theses: "thesis",
    news: "news",
    customs: "customs",
    canvas: "canvas",
    // "Well" and "wed" are other words.
    "we'll": "we'll",
    "we'd": "we'd",
  }),
);
const british: ReadonlyArray<readonly [RegExp, string]> = [
  [/isation$/, "ization"],
  [/ising$/, "izing"],
  [/yse(r|d)?$/, "yze$1"],
  [/lling$/, "ling"],
  [/ller$/, "ler"],
  [/our$/, "or"],
  [/centre$/, "center"],
  [/^fibre/, "fiber"],
  [/defence$/, "defense"],
  [/licence$/, "license"],
  [/catalogue$/, "catalog"],
];

/** The key of one lower-case Latin word. */
export function englishKey(word: string): string {
  if (word.length < 4 || !/^[a-z']+$/.test(word)) return word.replaceAll("'", "");
  const singular = irregular.get(word) ?? singularOf(word.replaceAll("'", ""));
  if (singular.length < 6) return singular;
  const rule = british.find(([pattern]) => pattern.test(singular));
  return rule === undefined ? singular : singular.replace(rule[0], rule[1]);
}

function singularOf(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|is|ics|ous)$/.test(word)) return word;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
