import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { type applications, companies, users } from "../../platform/db/schema/index.ts";
import { notify, type NotifyTransaction } from "../notifications/index.ts";
import type { State } from "./policy.ts";

export type ApplicationRow = typeof applications.$inferSelect;

export type { NotifyTransaction };

/** What became of it. */
type Said = State | "resumed" | "reopened";

/** Of a new application, or of what its applicant has done with it since. */
export async function notifyOwner(tools: NotifyTransaction, row: ApplicationRow, text: Said): Promise<void> {
  const company = row.profileKind === "company" ? row.profileId : null;
  const actorName = (await companyName(tools.tx, company)) ?? (await nameOf(tools.tx, row.userId));
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
  const actorName = (await companyName(tools.tx, row.companyId)) ?? (await nameOf(tools.tx, row.ownerId));
  await tell(tools, row, {
    to: row.userId,
    kind: "application-answer",
    data: { actorId: row.ownerId, actorName, title: row.title, text },
  });
}

type Told = Omit<Parameters<typeof notify>[1], "subjectId">;

async function tell(tools: NotifyTransaction, row: ApplicationRow, news: Told): Promise<void> {
  await notify(tools, { ...news, subjectId: row.id });
  await tools.live.publish(tools.tx, [row.userId, row.ownerId], { kind: "applications" });
}

async function nameOf(tx: Db, id: string): Promise<string> {
  const { firstName, lastName } = users;
  const [row] = await tx.select({ firstName, lastName }).from(users).where(eq(users.id, id));
  return [row?.firstName, row?.lastName].filter(Boolean).join(" ");
}

async function companyName(tx: Db, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined;
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return row?.name;
}
