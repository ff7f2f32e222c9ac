import { and, asc, countDistinct, eq, isNull, sql } from "drizzle-orm";
import { type ConductRule, mostReports, type reportInput, type SafetySubject } from "@khamt/contract";
import type * as z from "zod";
import type { Db } from "../../db/handle.ts";
import { holds, reports, users } from "../../db/schema/index.ts";
import { HttpError, WaitError } from "../../http-error.ts";
import { removeStory } from "../stories/queries.ts";
import { hold, release } from "./holds.ts";
import { isProfile, reportersToHold, reportsPerHour, trustedAge } from "./policy.ts";
import { requireOwnerOf } from "./subject.ts";

const hour = 3_600_000;
const day = 24 * hour;

type Taking = z.infer<typeof reportInput> & { reporterId: string; now: Date };

/** Answers with the id of the report; sent again, it is the same one. */
export async function report(db: Db, { reporterId, now, ...input }: Taking): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, reporterId)).for("no key update");
    const isSame = and(eq(reports.reporterId, reporterId), eq(reports.clientId, input.clientId));
    const [same] = await tx.select({ id: reports.id }).from(reports).where(isSame);
    if (same) return same.id;
    await requireRoom(tx, reporterId, now);
    const { subject, clientId, reason, text } = input;
    const ownerId = await requireOwnerOf(tx, { subject, reader: reporterId });
    const [row] = await tx
      .insert(reports)
      .values({
        clientId,
        reporterId,
        subjectKind: subject.kind,
        subjectId: subject.id,
        ownerId,
        reason,
        text,
        createdAt: now,
      })
      .returning({ id: reports.id });
    if (!row) throw new Error("nothing was inserted");
    await holdIfMany(tx, { subject, ownerId, now });
    return row.id;
  });
}

async function requireRoom(tx: Db, reporterId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hour);
  const isRecent = sql`${reports.createdAt} > ${since.toISOString()}::timestamptz`;
  const recent = await tx.$count(reports, and(eq(reports.reporterId, reporterId), isRecent));
  if (recent >= reportsPerHour) throw new WaitError("too-many-requests", 3600);
}

type Reported = { subject: SafetySubject; ownerId: string; now: Date };

/** Whom one may not trust yet is heard, but hides nothing from others. */
async function holdIfMany(tx: Db, { subject: { kind, id }, ownerId, now }: Reported): Promise<void> {
  if (!isProfile(kind)) return;
  // Two reports at once must see each other: the one who is reported stands between them.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for("no key update");
  const [row] = await tx
    .select({ reporters: countDistinct(reports.reporterId) })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(
      and(
        isOpenOn({ kind, id }),
        eq(users.isEmailVerified, true),
        sql`${users.createdAt} <= ${new Date(now.getTime() - trustedAge * day).toISOString()}::timestamptz`,
      ),
    );
  if ((row?.reporters ?? 0) >= reportersToHold) await hold(tx, { kind, id, ownerId, since: now });
}

export type ReportRow = typeof reports.$inferSelect & { reporters: number; isHeld: boolean };

/** What waits for a decision, the oldest first. */
export async function listReports(db: Db): Promise<ReportRow[]> {
  const rows = await db
    .select()
    .from(reports)
    .where(isNull(reports.decision))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(mostReports);
  return Promise.all(rows.map((row) => withWeight(db, row)));
}

async function withWeight(db: Db, row: typeof reports.$inferSelect): Promise<ReportRow> {
  const subject = { kind: row.subjectKind, id: row.subjectId };
  const [counted] = await db
    .select({ reporters: countDistinct(reports.reporterId) })
    .from(reports)
    .where(isOpenOn(subject));
  const isHeld = await db.$count(
    holds,
    and(eq(holds.kind, subject.kind as "idea"), eq(holds.entityId, subject.id)),
  );
  return { ...row, reporters: counted?.reporters ?? 0, isHeld: isHeld > 0 };
}

type Deciding = { id: string; by: string; now: Date } & (
  | { decision: "dismissed" }
  | { decision: "upheld"; rule: ConductRule; note: string }
);

/** Decides everything that is open about the same subject. Throws not-found, and conflict where it is decided already. */
export async function decide(db: Db, { id, by, now, ...decided }: Deciding): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for("update");
    if (!row) throw new HttpError("not-found");
    if (row.decision !== null) throw new HttpError("conflict");
    const subject = { kind: row.subjectKind, id: row.subjectId };
    await tx
      .update(reports)
      .set({ ...decided, decidedAt: now, decidedBy: by })
      .where(isOpenOn(subject));
    const { kind } = subject;
    if (kind === "story" && decided.decision === "upheld") await removeStory(tx, { id: subject.id, by, now });
    if (!isProfile(kind)) return;
    if (decided.decision === "dismissed") await release(tx, { kind, id: subject.id });
    else await hold(tx, { kind, id: subject.id, ownerId: row.ownerId, since: now });
  });
}

function isOpenOn({ kind, id }: SafetySubject) {
  return and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), isNull(reports.decision));
}
