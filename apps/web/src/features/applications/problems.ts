import type { Typed } from "./device-draft.ts";
import type { Words } from "../../lib/language/index.ts";

/** As the contract has them, which the browser need not load for that. */
export const limits = { letter: { least: 50, most: 4000 }, line: 120, answer: 1000 } as const;

/** What the server would refuse, by the name of the field, in the order of the form. */
export function problemsOf(
  { letter, price, duration, answers }: Typed,
  questions: readonly string[],
  words: Words["applications"]["apply"],
): Record<string, string> {
  const problems: [string, string | undefined][] = [
    ["letter", letterProblem(letter.trim().length, words)],
    ["price", price.trim().length > limits.line ? words.tooLong(limits.line) : undefined],
    ["duration", duration.trim().length > limits.line ? words.tooLong(limits.line) : undefined],
    ...questions.map((question, place): [string, string | undefined] => [
      `answer-${place}`,
      answerProblem((answers[question] ?? "").trim().length, words),
    ]),
  ];
  return Object.fromEntries(problems.filter((each): each is [string, string] => each[1] !== undefined));
}

function letterProblem(length: number, words: Words["applications"]["apply"]): string | undefined {
  if (length < limits.letter.least) return words.letterShort(limits.letter.least);
  return length > limits.letter.most ? words.letterLong(limits.letter.most) : undefined;
}

function answerProblem(length: number, words: Words["applications"]["apply"]): string | undefined {
  if (length === 0) return words.answerMissing;
  return length > limits.answer ? words.tooLong(limits.answer) : undefined;
}
