import { pathToFileURL } from "node:url";
import { optionNames } from "@khamt/matching";
import { expect, test } from "vitest";

const groups = [
  "availability",
  "companySize",
  "stage",
  "workStyle",
  "experience",
  "budgetBand",
  "fundingBand",
] as const;
type Catalogue = { readonly default: Readonly<Record<string, Readonly<Record<string, string>>>> };

test.for(["en", "mn"] as const)(
  "an option of the forms is called in a reason as it is called in its form: %s",
  async (reader) => {
    const path = `apps/web/src/shared/vocabulary/words/vocabulary.${reader}.ts`;
    const { default: vocabulary }: Catalogue = await import(pathToFileURL(path).href);
    for (const group of groups) {
      const options = Object.entries(vocabulary[group] ?? {});
      expect(options.length, group).toBeGreaterThan(2);
      for (const [value, name] of options)
        expect(optionNames[value]?.[reader].toLowerCase(), value).toBe(withoutNumbers(name).toLowerCase());
    }
  },
);

/** "Small (11–50)" as a sentence says it. */
function withoutNumbers(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}
