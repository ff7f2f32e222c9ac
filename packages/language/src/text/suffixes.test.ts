import { describe, expect, test } from "vitest";
import { fold } from "./fold.ts";
import { stemCandidates } from "./suffixes.ts";

const reaches = (form: string, lemma: string) =>
  [fold(form), ...stemCandidates(fold(form))].includes(fold(lemma));

describe("stem candidates", () => {
  test.each([
    ["татварын", "татвар"],
    ["татвараас", "татвар"],
    ["захирлын", "захирал"],
    ["ажилтнаас", "ажилтан"],
    ["компаниас", "компани"],
    ["компанийнхаа", "компани"],
    ["дизайнеруудын", "дизайнер"],
    ["хөгжүүлдэг", "хөгжүүлэх"],
    ["хийсэн", "хийх"],
    ["борлуулалтаар", "борлуулалт"],
    ["эмнэлгийн", "эмнэлэг"],
    ["оффист", "оффис"],
    ["marketingiin", "маркетинг"],
    ["hudaldaanii", "худалдаан"],
  ])("%s may be a form of %s", (form, lemma) => expect(reaches(form, lemma)).toBe(true));

  test("a stem keeps a vowel and two sounds", () => {
    for (const stem of stemCandidates("asaragsan")) expect(stem).toMatch(/^(?=.*[aeo])..+/);
  });
});
