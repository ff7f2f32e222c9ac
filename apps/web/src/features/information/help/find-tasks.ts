import { helpTasks } from "./help-tasks.ts";
import type { Words } from "../../../lib/language/index.ts";

/** The tasks in which every word of the query begins a word. */
export function findTasks(words: Words["help"]["tasks"], query: string) {
  const wanted = wordsOf(query);
  return helpTasks.filter(({ id }) => {
    const said = wordsOf(`${words[id].title} ${words[id].steps.join(" ")}`);
    return wanted.every((start) => said.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
