import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { programmeMembers, programmeRecusals, programmeScores } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { nextVersion } from "../../platform/http/version.ts";
import { memberOf, unprepared } from "./join.ts";
import { isMembership } from "./queries.ts";

/** By a juror or a manager. */
type Recusal = { programmeId: string; userId: string; jurorId: string; isRecused: boolean };

/** Throws conflict once the application waits no longer. A score that was given goes with the first, and so does a letter that waits. */
export function recuse(db: Db, { isRecused, ...of }: Recusal, now: Date): Promise<void> {
  const { programmeId, userId, jurorId } = of;
  return db.transaction(async (tx) => {
    const membership = await required(memberOf(tx, programmeId, userId));
    if (membership.state !== "applied") throw new HttpError("conflict");
    if (isRecused) {
      await tx
        .insert(programmeRecusals)
        .values({ ...of, createdAt: now })
        .onConflictDoNothing();
      const isOf = and(eq(programmeScores.programmeId, programmeId), eq(programmeScores.userId, userId));
      await tx.delete(programmeScores).where(and(isOf, eq(programmeScores.reviewerId, jurorId)));
      if (membership.preparedById === jurorId)
        await tx
          .update(programmeMembers)
          .set({ ...unprepared, updatedAt: nextVersion(membership, now) })
          .where(isMembership(programmeId, userId));
    } else {
      const { programmeId: programme, userId: applicant, jurorId: juror } = programmeRecusals;
      const isIt = and(eq(programme, programmeId), eq(applicant, userId), eq(juror, jurorId));
      await tx.delete(programmeRecusals).where(isIt);
    }
  });
}

type Judging = { programmeId: string; userId: string; reviewerId: string };

/** Throws not-allowed: nobody judges their own application, or that of somebody whom they know. */
export async function requireImpartial(tx: Db, { programmeId, userId, reviewerId }: Judging): Promise<void> {
  const isOf = and(eq(programmeRecusals.programmeId, programmeId), eq(programmeRecusals.userId, userId));
  const isTheirs = and(isOf, eq(programmeRecusals.jurorId, reviewerId));
  if (userId === reviewerId || (await tx.$count(programmeRecusals, isTheirs)) > 0)
    throw new HttpError("not-allowed");
}
