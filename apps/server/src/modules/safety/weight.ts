import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { day } from "@khamt/contract/durations";
import type { Conduct } from "../../platform/conduct.ts";
import type { Db } from "../../platform/db/handle.ts";
import { connections, decisions, reports, users } from "../../platform/db/schema/index.ts";

/** From then on an account weighs fully, whatever it has done; before, only one to which somebody has said yes. */
const fullWeightDays = 30;
/** A report that was made to do harm, or three that nothing came of, take the weight away for so long. */
const memoryDays = 180;
const mostDismissed = 3;

type Weighing = { isWanted: SQL | undefined; now: Date; conduct: Conduct };

/**
 * How many members' word the reports are worth together: a member who is here for long, or with whom somebody is
 * connected, one; a young account without anybody a third; a new, unconfirmed or restricted one, and whoever reported
 * falsely, nothing.
 */
export async function weightOfReports(tx: Db, { isWanted, now, conduct }: Weighing): Promise<number> {
  const rows = await tx
    .selectDistinct({ id: users.id, createdAt: users.createdAt })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(
      and(
        isWanted,
        eq(users.isEmailVerified, true),
        eq(users.standing, "good"),
        sql`${users.createdAt} <= ${before(now, conduct.newAccountDays)}`,
        sql`not ${hasReportedFalsely(now)}`,
      ),
    );
  const young = rows.filter(({ createdAt }) => createdAt > new Date(now.getTime() - fullWeightDays * day));
  const known = await connectedAmong(
    tx,
    young.map(({ id }) => id),
  );
  const isYoung = (id: string) => young.some((each) => each.id === id) && !known.has(id);
  const strangers = rows.filter(({ id }) => isYoung(id)).length;
  return rows.length - strangers + strangers / 3;
}

function before(now: Date, days: number): SQL {
  return sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
}

function hasReportedFalsely(now: Date): SQL {
  const past = sql`from ${reports} past join ${decisions} on ${decisions.id} = past.decision_id
    where past.reporter_id = ${users.id} and ${decisions.decidedAt} > ${before(now, memoryDays)}`;
  return sql`(exists (select ${past} and past.is_false)
    or (select count(*) ${past} and ${decisions.outcome} <> 'upheld') >= ${mostDismissed} + (select count(*) ${past} and ${decisions.outcome} = 'upheld'))`;
}

/** Of these those with whom somebody else is connected. */
async function connectedAmong(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { senderId, receiverId, state } = connections;
  const isAccepted = eq(state, "accepted");
  const [sent, received] = [
    await tx
      .selectDistinct({ id: senderId })
      .from(connections)
      .where(and(isAccepted, inArray(senderId, [...ids]))),
    await tx
      .selectDistinct({ id: receiverId })
      .from(connections)
      .where(and(isAccepted, inArray(receiverId, [...ids]))),
  ];
  return new Set([...sent, ...received].map(({ id }) => id));
}
