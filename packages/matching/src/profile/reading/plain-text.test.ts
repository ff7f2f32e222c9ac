import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../matcher.ts";
import { withPlainText } from "./plain-text.ts";

test("the words of a wish are read like those of texts and lists", () => {
  const matcher = createMatcher({ language: createLanguage() });
  const read = (text: string) => matcher.analyse("cofounder", { id: "wish", wish: { text, target: "idea" } });
  const wish = "Найруулагч, хагас цагаар";
  expect(read(wish.normalize("NFD"))).toEqual(read(wish));
});

test("what is plain already stays the same object", () => {
  const profile = { id: "idea", tags: ["bees"], wish: { text: "nurse" } };
  expect(withPlainText(profile)).toBe(profile);
});
