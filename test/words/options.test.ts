import { optionNames } from "@khamt/matching";
import { expect, test } from "vitest";
import { everythingSaid } from "./strings.ts";

const labels = everythingSaid().filter(({ file }) => file.includes("shared/vocabulary/words/"));

test.each(["en", "mn"] as const)(
  "an option is called in a reason as it is called in forms and on cards (%s)",
  (language) => {
    // Cards say "Verified" as a mark, not as an option.
    const { verified: _, ...options } = optionNames;
    for (const [value, names] of Object.entries(options)) {
      const shown = labels.filter((each) => each.language === language && each.key === value);
      expect(shown.map(({ text }) => withoutNumbers(text).toLowerCase())).toContain(
        names[language].toLowerCase(),
      );
    }
  },
);

/** "Small (11–50)" as a sentence says it. */
function withoutNumbers(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}
