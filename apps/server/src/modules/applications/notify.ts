import { readActingName } from "../../entities/acting-name.ts";
import type { applications } from "../../platform/db/schema/index.ts";
import { notify, type NotifyTransaction } from "../notifications/index.ts";
import type { State } from "./policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;

export type { NotifyTransaction };

/** What became of it. */
type Said = State | "resumed" | "reopened";

/** Of a new application, or of what its applicant has done with it since. */
export async function notifyOwner(tools: NotifyTransaction, row: ApplicationRow, text: Said): Promise<void> {
  const actorName = await readActingName(tools.tx, { account: row.userId, subject: row.id });
  await tell(tools, row, {
    to: row.ownerId,
    kind: "application",
    data: { actorId: row.userId, actorName, title: row.title, text },
  });
}

export async function notifyApplicant(
  tools: NotifyTransaction,
  row: ApplicationRow,
  text: Said,
): Promise<void> {
  const actorName = await readActingName(tools.tx, { account: row.ownerId, subject: row.id });
  await tell(tools, row, {
    to: row.userId,
    kind: "application-answer",
    data: { actorId: row.ownerId, actorName, title: row.title, text },
  });
}

/** Of a listing whose owner's account goes: nothing names them any more. */
export async function notifyOfErased(tools: NotifyTransaction, row: ApplicationRow): Promise<void> {
  await tell(tools, row, {
    to: row.userId,
    kind: "application-answer",
    data: { title: row.title, text: "closed" },
  });
}

type Told = Omit<Parameters<typeof notify>[1], "subjectId">;

async function tell(tools: NotifyTransaction, row: ApplicationRow, news: Told): Promise<void> {
  await notify(tools, { ...news, subjectId: row.id });
  await tools.live.publish(tools.tx, [row.userId, row.ownerId], { kind: "applications" });
}
