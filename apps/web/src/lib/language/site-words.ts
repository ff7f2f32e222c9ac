import { withSiteName } from "@khamt/contract/site-name";
import type { Language } from "./catalogue.ts";

const made = new WeakMap<object, Map<string, unknown>>();

/** A catalogue as a site with a name of its own says it; made once for each name. */
export function inSiteName<Words>(words: Words, language: Language, name: string | undefined): Words {
  if (name === undefined || typeof words !== "object" || words === null) return words;
  const named = made.get(words) ?? new Map<string, unknown>();
  made.set(words, named);
  if (!named.has(name))
    named.set(
      name,
      renamed(words, (text) => withSiteName(text, language, name)),
    );
  return named.get(name) as Words;
}

type Rename = (text: string) => string;

function renamed(value: unknown, rename: Rename): unknown {
  if (typeof value === "string") return rename(value);
  if (typeof value === "function")
    return (...given: unknown[]) => unmarked(renamed(value(...given.map(marked)), rename));
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, rename)]));
}

/** What people wrote keeps the product's name: a sign stands in it until the words around it are there. */
const marked = (value: unknown) =>
  typeof value === "string" ? value.replace(/(?<=Kha|Ха)(?=мт|mt)/gu, "\0") : value;
const unmarked = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "") : value);
