import { eq } from "drizzle-orm";
import { languageOfOffice, listAdministrators } from "../../platform/auth/administrators.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { type serviceRequests, users } from "../../platform/db/schema/index.ts";
import { notify, type NotifyTools, type NotifyTransaction } from "../notifications/index.ts";

export type RequestRow = typeof serviceRequests.$inferSelect;
/** Where letters about requests go beside those to administrators. */
type Office = { servicesEmail: string | undefined };
export type Tools = NotifyTools & Office;
export type Telling = NotifyTransaction & Office;

/** What has happened to a request, by whom: both sides hear of it, who asked as a receipt, and every open page that shows it. */
export async function tell(tools: Telling, row: RequestRow, by: string): Promise<void> {
  const { tx, live } = tools;
  const operators = await operatorsOf(tx, row);
  const isOwn = by === row.userId;
  if (isOwn) await notifyOperators(tools, row, operators);
  const text = isOwn && row.state === "cancelled" ? "withdrawn" : row.state;
  const data = { actorId: by, title: row.service, text };
  await notify(tools, { to: row.userId, kind: "service-answer", subjectId: row.id, data });
  await live.publish(tx, [row.userId, ...operators], { kind: "services" });
}

async function notifyOperators(tools: Telling, row: RequestRow, operators: readonly string[]): Promise<void> {
  const data = { actorId: row.userId, title: row.service, text: row.state };
  for (const to of operators) await notify(tools, { to, kind: "service", subjectId: row.id, data });
  if (!tools.post || tools.servicesEmail === undefined) return;
  const [requester] = await tools.tx
    .select({ name: nameOfMember(users), language: users.language })
    .from(users)
    .where(eq(users.id, row.userId));
  if (!requester) throw new Error("who asks for a service has no account");
  await tools.post(
    {
      kind: "service-desk",
      to: tools.servicesEmail,
      language: await languageOfOffice(tools.tx, tools.servicesEmail, requester.language),
      reads: requester.language,
      requester: requester.name || null,
      service: row.service,
      isCancelled: row.state === "cancelled",
      requestId: row.id,
    },
    tools.tx,
  );
}

/** Every administrator but one who asks for something themselves. */
async function operatorsOf(tx: Db, { userId }: RequestRow): Promise<string[]> {
  return (await listAdministrators(tx)).filter((id) => id !== userId);
}
