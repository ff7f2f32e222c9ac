import { optionNames } from "@khamt/matching";
import { expect, test } from "vitest";
import english from "./words/vocabulary.en.ts";
import mongolian from "./words/vocabulary.mn.ts";

const groups = ["availability", "companySize", "stage", "workStyle", "experience"] as const;

test("an option of the forms is called in a reason as it is called in its form", () => {
  for (const [vocabulary, reader] of [
    [english, "en"],
    [mongolian, "mn"],
  ] as const)
    for (const group of groups)
      for (const [value, name] of Object.entries(vocabulary[group]))
        expect(optionNames[value]?.[reader].toLowerCase(), value).toBe(withoutNumbers(name).toLowerCase());
});

/** "Small (11–50)" as a sentence says it. */
function withoutNumbers(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}
