import type { ConductRule, DecisionOutcome, SafetySubject } from "@khamt/contract";
import { listModerators } from "../../platform/auth/administrators.ts";
import { notify, type NotifyTransaction } from "../notifications/index.ts";
import { nameOfSubject } from "./subject-words.ts";

type Told = {
  subject: SafetySubject;
  ownerId: string;
  /** "held": hidden until somebody has looked at it. "kept": the decision stays after an appeal. */
  outcome: DecisionOutcome | "held" | "kept";
  rule?: ConductRule | null | undefined;
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

type Reported = { subject: SafetySubject; by: string; ownerId: string };

/** Every moderator and administrator but who reports and who is reported: nobody decides about what is their own. */
export async function notifyModerators(
  tools: NotifyTransaction,
  { kind, subject, by, ownerId }: Reported & { kind: "report" | "appeal" },
): Promise<void> {
  const title = await nameOfSubject(tools.tx, subject);
  for (const to of await listModerators(tools.tx)) {
    if (to === by || to === ownerId) continue;
    await notify(tools, {
      to,
      kind,
      subjectId: subject.id,
      data: { actorId: by, ...(title !== "" && { title }) },
    });
  }
}

/** "false": nothing was found, and it was reported to do harm. */
type Answered = Pick<Told, "subject"> & { outcome: DecisionOutcome | "false"; reporters: readonly string[] };

/** Who reported it hears what became of it, and nothing of rule and reason: those are its owner's. */
export async function notifyReporters(
  tools: NotifyTransaction,
  { subject, outcome, reporters }: Answered,
): Promise<void> {
  const title = await nameOfSubject(tools.tx, subject);
  for (const to of new Set(reporters))
    await notify(tools, {
      to,
      kind: "report-answer",
      subjectId: subject.id,
      data: { ...(title !== "" && { title }), text: outcome },
    });
}
