import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { mostReports, type OwnStanding } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { decisions, holds } from "../../platform/db/schema/index.ts";
import { type DecisionRow, lastDecision } from "./decide.ts";
import { nameOfSubject } from "./subject-words.ts";

/** Everything of the member's that is hidden, and what they wrote to others that broke a rule; the newest first. */
export async function listStanding(db: Db, ownerId: string): Promise<OwnStanding[]> {
  const held = await db.select().from(holds).where(eq(holds.ownerId, ownerId)).limit(mostReports);
  const shown: OwnStanding[] = [];
  for (const { kind, entityId, since } of held) {
    const subject = { kind, id: entityId };
    const name = await nameOfSubject(db, subject);
    const last = await lastDecision(db, subject);
    const isDecided = last?.outcome === "upheld";
    if (name !== "")
      shown.push({ subject, name, since: since.toISOString(), decision: isDecided ? reasonOf(last) : null });
  }
  for (const row of await listWarnings(db, ownerId))
    shown.push({
      subject: { kind: row.subjectKind, id: row.subjectId },
      name: "",
      since: row.decidedAt.toISOString(),
      decision: reasonOf(row),
    });
  return shown.toSorted((one, another) => another.since.localeCompare(one.since));
}

/** Of these nothing is held back. */
function listWarnings(db: Db, ownerId: string): Promise<DecisionRow[]> {
  const isLast = sql`not exists (select from ${decisions} "later" where "later"."subject_id" = ${decisions.subjectId} and "later"."number" > ${decisions.number})`;
  return db
    .select()
    .from(decisions)
    .where(
      and(
        eq(decisions.ownerId, ownerId),
        eq(decisions.outcome, "upheld"),
        inArray(decisions.subjectKind, ["connection", "conversation", "story"]),
        isLast,
      ),
    )
    .orderBy(desc(decisions.number))
    .limit(mostReports);
}

function reasonOf({ rule, note }: DecisionRow) {
  return { rule, note };
}
