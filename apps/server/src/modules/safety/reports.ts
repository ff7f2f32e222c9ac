import { and, eq, isNull, sql } from "drizzle-orm";
import type { reportInput, SafetySubject } from "@khamt/contract";
import { hour } from "@khamt/contract/durations";
import type * as z from "zod";
import type { Db } from "../../platform/db/handle.ts";
import { reports } from "../../platform/db/schema/index.ts";
import { HttpError, WaitError } from "../../platform/http/http-error.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { hold } from "../../entities/holds.ts";
import type { Conduct } from "../../platform/conduct.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { isProfile } from "./policy.ts";
import { copyEvidence } from "./evidence.ts";
import { weightOfReports } from "./weight.ts";
import { requireOwnerOf } from "./subject.ts";
import { notifyModerators, notifyOwner } from "./notify.ts";

type Taking = z.infer<typeof reportInput> & { reporterId: string };

/** Answers with the id of the report; sent again, it is the same one. */
export async function report(
  { db, conduct, ...tools }: NotifyTools & { conduct: Conduct },
  { reporterId, ...input }: Taking,
): Promise<string> {
  const { now } = tools;
  return db.transaction(async (tx) => {
    const isSame = and(eq(reports.reporterId, reporterId), eq(reports.clientId, input.clientId));
    const { subject, clientId, reason, text } = input;
    const findSame = async () => {
      const [same] = await tx.select().from(reports).where(isSame);
      if (same && !isThis(same, input)) throw new HttpError("conflict");
      return same?.id;
    };
    const before = await findSame();
    if (before) return before;
    const ownerId = await requireOwnerOf(tx, { subject, reader: reporterId });
    // One report of a member at a time; and two about one member must see each other.
    await holdMembers(tx, [reporterId, ownerId]);
    const same = await findSame();
    if (same) return same;
    await requireRoom(tx, { reporterId, now, most: conduct.reportsAnHour });
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
        evidence: await copyEvidence(tx, subject),
      })
      .returning({ id: reports.id });
    if (!row) throw new Error("nothing was inserted");
    await notifyModerators({ ...tools, tx }, { kind: "report", subject, by: reporterId, ownerId });
    if (await holdIfMany(tx, { subject, ownerId, now, conduct }))
      await notifyOwner({ ...tools, tx }, { subject, ownerId, outcome: "held" });
    return row.id;
  });
}

/** Of something else, or for another reason, it is another report: its writer would take it for made. */
function isThis(
  row: typeof reports.$inferSelect,
  { subject, reason, text }: Omit<Taking, "reporterId">,
): boolean {
  return (
    row.subjectKind === subject.kind &&
    row.subjectId === subject.id &&
    row.reason === reason &&
    row.text === text
  );
}

type Room = { reporterId: string; now: Date; most: number };

async function requireRoom(tx: Db, { reporterId, now, most }: Room): Promise<void> {
  const since = new Date(now.getTime() - hour);
  const isRecent = sql`${reports.createdAt} > ${since.toISOString()}::timestamptz`;
  const recent = await tx.$count(reports, and(eq(reports.reporterId, reporterId), isRecent));
  if (recent >= most) throw new WaitError("too-many-requests", 3600);
}

type Reported = { subject: SafetySubject; ownerId: string; now: Date; conduct: Conduct };

/**
 * Whom one may not trust yet is heard, but hides nothing from others: reports weigh by who makes them (`weight.ts`).
 * Answers whether it is hidden from now on.
 */
async function holdIfMany(
  tx: Db,
  { subject: { kind, id }, ownerId, now, conduct }: Reported,
): Promise<boolean> {
  if (!isProfile(kind)) return false;
  const weight = await weightOfReports(tx, { isWanted: isOpenOn({ kind, id }), now, conduct });
  return weight >= conduct.reportersToHide && hold(tx, { kind, id, ownerId, since: now });
}

export function isOpenOn({ kind, id }: SafetySubject) {
  return and(eq(reports.subjectKind, kind), eq(reports.subjectId, id), isNull(reports.decisionId));
}
