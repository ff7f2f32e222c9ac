import type { ProgrammeView } from "@khamt/contract";

/** Answers and what they answer. */
export type Answered = { asked: readonly string[]; answers: readonly string[] };

type Text = ProgrammeView["name"];

/** A question is what it asks, wherever it stands. */
export function askedOf({ en, mn }: Text): string {
  return `${en}\n${mn}`;
}

/** What was sent last. */
export function sentAnswers({ application }: Pick<ProgrammeView, "application">): Answered {
  const sent = application?.answers ?? [];
  return { asked: sent.map(({ question }) => askedOf(question)), answers: sent.map(({ answer }) => answer) };
}

/** The answers to these questions: each goes with its own, and stays in its place where only the words of that have changed. */
export function carryOver({ asked, answers }: Answered, now: readonly string[]): string[] {
  return now.map((question, place) => {
    const before = asked.indexOf(question);
    const isReworded = before === -1 && !now.includes(asked[place] ?? "");
    return (isReworded ? answers[place] : answers[before]) ?? "";
  });
}
