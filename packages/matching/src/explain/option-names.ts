import type { Language } from "@khamt/language";
import { options as english } from "@khamt/language/options/en";
import { options as mongolian } from "@khamt/language/options/mn";

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Values of the forms' options in both languages, as sentences have them. */
export const optionNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  verified: { en: "verified", mn: "баталгаажсан" },
  ...inBoth(namesOf(english), namesOf(mongolian)),
};

function inBoth(en: ReadonlyMap<string, string>, mn: ReadonlyMap<string, string>) {
  return Object.fromEntries([...en].map(([value, name]) => [value, { en: name, mn: mn.get(value) ?? name }]));
}

/** Fields are told by their concepts, and no match by a revenue. */
function namesOf({ industry: _, annualRevenue: __, ...groups }: Groups): Map<string, string> {
  const names = Object.values(groups).flatMap((group) => Object.entries(group));
  return new Map(names.map(([value, name]) => [value, inSentence(name)]));
}

/** Without a capital letter that is no abbreviation's, and without what stands in brackets: "Small (11–50)". */
function inSentence(name: string): string {
  const words = name.replace(/ \(.*\)$/, "");
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
