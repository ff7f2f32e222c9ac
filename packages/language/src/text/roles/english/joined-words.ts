// The words of a text as one string, for patterns of several words.
import type { Word } from "../../words.ts";

type Joined = {
  readonly text: string;
  /** Where each word begins, and where one behind the last would. */
  readonly starts: readonly number[];
};
const known = new WeakMap<readonly Word[], Joined>();

/** The words from one to before the other, with a space between. All of a text are joined once. */
export function phraseOf(words: readonly Word[], from: number, end: number): string {
  let joined = known.get(words);
  if (joined === undefined) known.set(words, (joined = joinedOf(words)));
  return joined.text.slice(joined.starts[from], (joined.starts[end] ?? 0) - 1);
}

function joinedOf(words: readonly Word[]): Joined {
  const starts = [0];
  let text = "";
  for (const word of words) {
    text += `${word.text} `;
    starts.push(text.length);
  }
  return { text, starts };
}
