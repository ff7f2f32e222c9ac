import { describe, expect, test } from "vitest";
import { createLanguage } from "../../language.ts";

const language = createLanguage();
const conceptsIn = (text: string) =>
  language.findConcepts(text, { romanised: true }).map(({ concept }) => concept);

describe("slips of Latin typing", () => {
  test.each([
    ["nyaagtlan bodoh burtgel hiideg", "accounting"],
    ["nyagtlan boodoh buurtgel hiideg", "accounting"],
    ["tatbariin tailan gargadag", "tax"],
    ["taatvariin tailan gargadag", "tax"],
    ["borluulaltiin ajil hiideg", "sales"],
    ["borlulalt hiij chadna", "sales"],
    ["boorluulalt hiij chadna", "sales"],
    ["orchulga hiideg", "translation"],
    ["orchuuulga hiideg", "translation"],
    ["sudalgaag hiideg", "research"],
    ["suudalgaa hiideg", "research"],
    ["baariilga barydag", "construction-management"],
    ["marketiing hiideg", "marketing"],
    ["surgaalt yavuuldag", "training"],
    ["hiimel oyun heregtei", "artificial-intelligence"],
  ])("“%s” speaks of %s", (text, concept) => expect(conceptsIn(text)).toContain(concept));
  test.each([
    ["gaal", "gal"],
    ["gal", "gaal"],
    ["uul", "ul"],
  ])("short words differ by single letters: %s is not read as %s", (typed, other) =>
    expect(conceptsIn(typed)).toEqual(conceptsIn(typed).filter((id) => !conceptsIn(other).includes(id))),
  );
  test("an ending agrees with the vowels before it: “lawer” is no form of лав, “lavaar” is", () => {
    expect(conceptsIn("lavaar")).toContain("candles-soap-making");
    expect(conceptsIn("lawer")).toEqual([]);
  });
});
