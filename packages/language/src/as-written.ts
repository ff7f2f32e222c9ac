import { conceptSources } from "./concepts/index.ts";
import { writeLanguage, type WrittenLanguage } from "./write-language.ts";

/** The language as the editors of the concepts wrote it. A built server has it in a file (scripts/server-build.ts). */
export function languageAsWritten(): WrittenLanguage {
  return writeLanguage(conceptSources);
}
