import { openApplicationStates } from "@khamt/contract";
import { readActingName } from "../../entities/acting-name.ts";
import type { applications } from "../../platform/db/schema/index.ts";
import { notify, type NotifyTransaction } from "../notifications/index.ts";
import type { State } from "./policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;

export type { NotifyTransaction };

/** What became of it. */
type Said = State | "resumed" | "reopened" | "gone";

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

/** To the one who is left, as the account of the other goes: nothing names that one any more. */
export async function notifyOfErased(
  tools: NotifyTransaction,
  row: ApplicationRow,
  to: "applicant" | "owner",
): Promise<void> {
  const isOwner = to === "owner";
  const ended: Said = isOwner ? "withdrawn" : "closed";
  const isOpen = openApplicationStates.some((state) => state === row.state);
  await tell(tools, row, {
    to: isOwner ? row.ownerId : row.userId,
    kind: isOwner ? "application" : "application-answer",
    data: { title: row.title, text: isOpen ? ended : "gone" },
  });
}

type Told = Omit<Parameters<typeof notify>[1], "subjectId">;

async function tell(tools: NotifyTransaction, row: ApplicationRow, news: Told): Promise<void> {
  await notify(tools, { ...news, subjectId: row.id });
  await tools.live.publish(tools.tx, [row.userId, row.ownerId], { kind: "applications" });
}
