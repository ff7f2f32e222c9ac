import type { VocabularyWords } from "../../lib/vocabulary/index.ts";
import type { Label } from "../../lib/vocabulary/labels.ts";

/** The labels of a select's options. */
export function labelsOf(
  words: VocabularyWords,
  group: keyof Label | undefined,
): Readonly<Record<string, string>> {
  if (group === undefined) return {};
  return group === "language" ? words.mark.writtenIn : words[group];
}
