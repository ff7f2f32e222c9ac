import { cofounders } from "../../apps/server/src/entities/demo/cofounders.ts";
import { companies } from "../../apps/server/src/entities/demo/companies.ts";
import { ideas } from "../../apps/server/src/entities/demo/ideas.ts";
import type { Reader } from "./test.ts";

/** What each language keeps in the other's letters: names, commands, and words that a page takes as its example. */
const kept = {
  mn: [
    ["npm run demo -- remove", "npm start", "X-Total-Count", "Link-д", "pg_dump", ".env", "https", "www"],
    ["Khamt", "Odoo Gold", "Odoo", "GitHub", "LinkedIn", "Facebook", "Instagram", "Twitter", "English"],
    [
      "Aegis",
      "Google Authenticator",
      "Google",
      "1Password",
      "Microsoft",
      "Node",
      "npm",
      "PostgreSQL",
      "Linux",
    ],
    ["JavaScript", "React Native", "React", "Flutter", "Agile", "Scrum", "SaaS", "Web3", "Startup Weekend"],
    ["Enter", "Esc", "Shift", "Tab", "«Finance»", "«finance»"],
    // The name under which the tests sign up.
    ["Bat Dorj"],
  ].flat(),
  en: ["Хамт", "ХХК", "ХК", "ХЭ", "НБ", "“Санхүү”", "“санхүү”"],
};

/** People and companies are called the same in both languages. */
const names = [
  ...companies.map(({ name }) => name),
  ...[...cofounders, ...ideas.map(({ owner }) => owner)].flatMap(({ firstName, lastName }) => [
    `${firstName} ${lastName}`,
    `${lastName} ${firstName}`,
  ]),
];

const foreign = { mn: /\p{Script=Latin}[\p{Script=Latin}\d_]+/gu, en: /\p{Script=Cyrillic}{2,}/gu };

const addresses = /\S+@\S+|https?:\/\/\S+|\S*\w\.[a-z]\S*|\S*\/\S+/gi;

/** What stands for a word that was not there. */
const missing = /\bundefined\b|\bNaN\b|\[object|\{\{?\w+\}/;

/** Of every text that was read, by language: most of them stand on many pages. */
const judged = { en: new Map<string, string[]>(), mn: new Map<string, string[]>() };

/** The words of an interface's text that are not of its language; none when the text is as it should be. */
export function wrongWords(text: string, language: Reader["language"]): string[] {
  const wrong = judged[language].get(text) ?? judge(text, language);
  judged[language].set(text, wrong);
  return wrong;
}

function judge(text: string, language: Reader["language"]): string[] {
  if (missing.test(text)) return [`missing: “${text}”`];
  const without = (rest: string, name: string) => rest.replaceAll(name, " ");
  const plain = [...kept[language], ...names].reduce(without, text.replaceAll(addresses, " "));
  const wrong = (plain.match(foreign[language]) ?? []).filter((word) => !isAbbreviation(word, language));
  return wrong.length === 0 ? [] : [`not ${language}: ${wrong.join(", ")} in “${text.slice(0, 160)}”`];
}

/** PDF and DATA_DIR are written so in every language, and so are the first letters of a name that stand for its picture. */
function isAbbreviation(word: string, language: Reader["language"]): boolean {
  if (language === "en") return /^\p{Lu}{2}$/u.test(word);
  return /^([A-Z\d]{2,6}|[A-Z]+(_[A-Z]+)+)$/.test(word);
}
