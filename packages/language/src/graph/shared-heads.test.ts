import { describe, expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const language = createLanguage();
const namesIn = (text: string) =>
  language.findConcepts(text).map(({ surface, concept }) => [surface, concept] as const);

describe("of names joined by “and”, all have the last words of the last one", () => {
  test.each([
    ["Дулаан болон ус хангамжийн шугам хоолой", "Дулаан", "heating-engineering"],
    ["SAT болон IELTS бэлтгэлд тусална", "SAT", "exam-preparation"],
    ["mining and corporate law", "mining", "mining-law"],
  ])("%s: %s is %s", (text, surface, concept) => {
    expect(namesIn(text)).toContainEqual([surface, concept]);
  });
  test("of a list before it too", () => {
    const found = namesIn("байгаль орчны, газрын болон хөдөлмөрийн эрх зүй");
    expect(found).toContainEqual(["байгаль орчны", "environmental-law"]);
    expect(found).toContainEqual(["газрын", "real-estate-law"]);
  });
  test("but none where there is no such name", () => {
    expect(namesIn("тогооч болон орон сууцны зураач")).toContainEqual(["тогооч", "cooking"]);
  });
});

describe("a comma parts what has names of its own", () => {
  test.each([
    ["зайны хяналт, инженер техникийн үйлчилгээ", "construction-manager-role"],
    ["зураг зурах, зөвлөгөө өгөх", "consultant"],
    ["зураг, авах хүн", "photography"],
    ["speaks fluent, Russian food is what I cook", "russian-language"],
    ["манай банк, теллер биш", "banking"],
  ])("%s: no %s", (text, concept) => {
    const joined = namesIn(text).filter(([surface]) => surface.includes(","));
    expect(joined.map(([, each]) => each)).not.toContain(concept);
  });
  test("and no name of two things", () => {
    expect(namesIn("орлого, зарлагын тооцоо")).toContainEqual([
      "орлого, зарлагын",
      "bookkeeping-small-firms",
    ]);
  });
});
