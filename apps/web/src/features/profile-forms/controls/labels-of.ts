import type { VocabularyWords } from "../../../shared/vocabulary/index.ts";
import type { Label } from "../../../shared/vocabulary/labels.ts";

/** The labels of a select's options. */
export function labelsOf(
  words: VocabularyWords,
  group: keyof Label | undefined,
): Readonly<Record<string, string>> {
  if (group === undefined) return {};
  return group === "language" ? words.mark.writtenIn : words[group];
}
