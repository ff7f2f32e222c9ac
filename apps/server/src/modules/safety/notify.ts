import type { ConductRule, DecisionOutcome, SafetySubject } from "@khamt/contract";
import { notify, type NotifyTransaction, type NotifyTools } from "../notifications/index.ts";
import { nameOfSubject } from "./subject-words.ts";

export type { NotifyTransaction, NotifyTools };

type Told = {
  subject: SafetySubject;
  ownerId: string;
  /** "held": hidden until somebody has looked at it. */
  outcome: DecisionOutcome | "held";
  rule?: ConductRule;
  note?: string;
};

/** Whose it is hears what became of it, by which rule and why; who reported it is said to nobody. */
export async function notifyOwner(
  tools: NotifyTransaction,
  { subject, ownerId, outcome, rule, note }: Told,
): Promise<void> {
  const title = await nameOfSubject(tools.tx, subject);
  await notify(tools, {
    to: ownerId,
    kind: "moderation",
    subjectId: subject.id,
    data: { ...(title !== "" && { title }), text: outcome, ...(rule && { rule }), ...(note && { note }) },
  });
}
