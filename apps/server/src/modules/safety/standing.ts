import { and, desc, eq, inArray } from "drizzle-orm";
import { mostReports, type SafetySubject } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { decisions, holds } from "../../platform/db/schema/index.ts";
import { readNames } from "../../entities/read-names.ts";
import { type DecisionRow, isStanding, lastDecisions } from "./decide.ts";
import { subjectOf } from "./subject.ts";

/** Without a decision it waits for one. */
export type Standing = {
  subject: SafetySubject;
  name: string;
  since: Date;
  /** Its owner has asked for a look while it waits. */
  isAsked: boolean;
  decision: DecisionRow | null;
};

/** Everything of the member's that is hidden, and what they wrote to others that broke a rule; the newest first. */
export async function listStanding(db: Db, ownerId: string): Promise<Standing[]> {
  const shown = [...(await listHeld(db, ownerId)), ...(await listWarnings(db, ownerId))];
  return shown.toSorted((one, another) => another.since.getTime() - one.since.getTime());
}

async function listHeld(db: Db, ownerId: string): Promise<Standing[]> {
  const rows = await db.select().from(holds).where(eq(holds.ownerId, ownerId)).limit(mostReports);
  const held = rows.map(({ kind, entityId: id, since, appeal }) => ({
    subject: { kind, id },
    since,
    isAsked: appeal !== null,
  }));
  const subjects = held.map(({ subject }) => subject);
  const names = await readNames(db, subjects);
  const lastOf = await lastDecisions(db, subjects);
  return held.flatMap(({ subject, since, isAsked }) => {
    const name = names.get(subject.id);
    const last = lastOf(subject);
    return name
      ? [{ subject, name, since, isAsked, decision: last?.outcome === "upheld" ? last : null }]
      : [];
  });
}

/** Of these nothing is held back. */
async function listWarnings(db: Db, ownerId: string): Promise<Standing[]> {
  const rows = await db
    .select()
    .from(decisions)
    .where(
      and(
        eq(decisions.ownerId, ownerId),
        eq(decisions.outcome, "upheld"),
        inArray(decisions.subjectKind, ["connection", "conversation", "story"]),
        isStanding,
      ),
    )
    .orderBy(desc(decisions.number))
    .limit(mostReports);
  return rows.map((row) => ({
    subject: subjectOf(row),
    name: "",
    since: row.decidedAt,
    isAsked: false,
    decision: row,
  }));
}
