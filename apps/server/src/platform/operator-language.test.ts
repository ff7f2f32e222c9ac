import { expect, test } from "vitest";
import { mn as settings } from "../settings/words/settings.mn.ts";
import { mn as commands } from "../words/commands.mn.ts";
import { forOperator } from "./operator-language.ts";
import { mn as operator } from "./words/operator/operator.mn.ts";

const languageIn = (environment: Record<string, string>) =>
  forOperator({ en: "English", mn: "Mongolian" }, environment);

test("an operator is spoken to in Mongolian where their system is Mongolian", () => {
  expect(languageIn({ LANG: "mn_MN.UTF-8" })).toBe("Mongolian");
  expect(languageIn({ LANG: "en_US.UTF-8", LC_ALL: "mn_MN" })).toBe("Mongolian");
  expect(languageIn({ LANG: "en_US.UTF-8", LC_MESSAGES: "mn", LC_ALL: "" })).toBe("Mongolian");
});

test("else in English, also where nobody says a language that it has", () => {
  expect(languageIn({ LANG: "mn_MN.UTF-8", LC_ALL: "C.UTF-8" })).toBe("English");
  expect(languageIn({ LANG: "mni_IN.UTF-8" })).toBe("English");
});

test.each(Object.entries({ settings, commands, operator }))(
  "what the operator reads of %s is Mongolian",
  (_of, words) => {
    for (const text of textsIn(words)) expect(text).toMatch(/[а-яөүё]/iu);
  },
);

function textsIn(words: object): string[] {
  return Object.values(words).flatMap((each: unknown) =>
    typeof each === "object" && each !== null ? textsIn(each) : [String(each)],
  );
}
