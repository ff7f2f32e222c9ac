import { expect, test } from "vitest";
import { optionNames } from "./option-names.ts";

test("a sentence calls an option as its form does, without the capital letter and the brackets", () => {
  expect(optionNames).toMatchObject({
    "full-time": { en: "full-time", mn: "бүтэн цагаар" },
    small: { en: "small", mn: "жижиг" },
    mvp: { en: "MVP", mn: "анхны хувилбар" },
    "10+": { en: "10+ years", mn: "10 жилээс дээш" },
    "over-100k": { en: "over $100K", mn: "100 мянган доллараас дээш" },
  });
});

test("an option has one name, whichever field it is of", () => {
  const { verified: _, ...options } = optionNames;
  expect(Object.keys(options)).toHaveLength(32);
});
