import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLanguage } from "./language.ts";

const dataFolder = process.env["KHAMT_EVAL_DATA"] ?? join(import.meta.dirname, "../../../../shared/eval");
const files = ["ideas", "cofounders", "companies", "projects"].map((name) =>
  join(dataFolder, `${name}.json`),
);

test.skipIf(!files.every((file) => existsSync(file)))(
  `at most one in twenty tags of the judged profiles is unknown (${dataFolder}; skipped without)`,
  ({ annotate }) => {
    const language = createLanguage();
    const tags = [...new Set(files.flatMap(tagsOf))];
    const unknown = tags.filter((tag) => language.conceptOfTag(tag) === undefined);
    void annotate(`${unknown.length} of ${tags.length} tags are unknown: ${unknown.join("; ")}`);
    expect(unknown.length / tags.length).toBeLessThanOrEqual(0.05);
  },
);

/** Every entry of every list of texts in a file of profiles. */
function tagsOf(file: string): string[] {
  const profiles: Record<string, unknown>[] = JSON.parse(readFileSync(file, "utf8"));
  const lists = profiles.flatMap((profile) => Object.values(profile)).filter((value) => Array.isArray(value));
  return lists.flat().filter((entry) => typeof entry === "string");
}
