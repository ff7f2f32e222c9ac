import type { Site } from "@khamt/contract";
import { valueAt } from "@khamt/contract/records";
import { withSiteName } from "@khamt/contract/site-name";
import type { Language, OwnSite, Words } from "../../lib/language/index.ts";
import { OwnBrand, OwnFooter } from "./own-parts.tsx";

/** What the operator has made their own. Undefined: nothing, and the site is the product's. */
export function ownSite(site: Site): OwnSite | undefined {
  if (Object.values(site).every((each) => each === null)) return undefined;
  const key = JSON.stringify(site);
  return {
    say: (words, name, language) => {
      if (typeof words !== "object" || words === null) return words;
      const known = made.get(words);
      if (known?.site === key) return known.words as typeof words;
      const said = sayAnew(words, { own: valueAt(ownWords(site, language), name), site, language });
      made.set(words, { site: key, words: said });
      return said as typeof words;
    },
    header: (name) => <OwnBrand logo={site.logo} name={name} />,
    footer: (words) => <OwnFooter site={site} words={words} />,
  };
}

/** Of each catalogue, what it last became: the next reader of the same site has it at once. */
const made = new WeakMap<object, { site: string; words: unknown }>();

type Part<Said> = Said extends string ? string | undefined : { [Name in keyof Said]?: Part<Said[Name]> };
type Replaced = { [Name in "shell" | "home"]: Part<Words[Name]> };

/** What stands in the place of the program's words. */
function ownWords({ name, footer, hero }: Site, language: Language): Replaced {
  const [title, intro] = [hero?.title[language], hero?.intro[language]];
  return {
    shell: { brand: name?.[language], footer: { line: footer?.[language] } },
    home: { head: { title, description: intro }, hero: { title, intro } },
  };
}

type Saying = { own: unknown; site: Site; language: Language };

/** The operator's own words as they are, the program's with the site's name in them. */
function sayAnew(words: unknown, saying: Saying): unknown {
  const { own, site, language } = saying;
  if (typeof own === "string") return own;
  if (typeof words === "string")
    return site.name ? withSiteName(words, language, site.name[language]) : words;
  if (typeof words === "function")
    return (...given: unknown[]) => unmarked(sayAnew(words(...given.map(marked)), saying));
  if (Array.isArray(words)) return words.map((each) => sayAnew(each, { ...saying, own: undefined }));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, each]) => [key, sayAnew(each, { ...saying, own: valueAt(own, key) })]),
  );
}

/** What people wrote keeps the product's name: a sign stands in it until the words around it are there. */
const marked = (value: unknown) =>
  typeof value === "string" ? value.replace(/(?<=Kha|Ха)(?=мт|mt)/gu, "\0") : value;
const unmarked = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "") : value);
