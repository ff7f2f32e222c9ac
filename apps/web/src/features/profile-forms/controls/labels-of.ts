import type { Label } from "../../../shared/vocabulary/labels.ts";
import type { Words } from "../../../lib/language/index.ts";

/** The labels of a select's options. */
export function labelsOf(
  words: Words["vocabulary"],
  group: keyof Label | undefined,
): Readonly<Record<string, string>> {
  if (group === undefined) return {};
  return group === "language" ? words.mark.writtenIn : words[group];
}
