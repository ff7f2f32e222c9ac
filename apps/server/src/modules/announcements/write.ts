import { and, eq } from "drizzle-orm";
import type { AnnouncementInput } from "@khamt/contract";
import { isSame } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { announcements, notifications } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { countTelling } from "../programmes/index.ts";

type Tools = { db: Db; now: Date };

/** Sent again by the same author to the same readers it is the same. */
export function send({ db, now }: Tools, authorId: string, input: AnnouncementInput): Promise<void> {
  return db.transaction(async (tx) => {
    const sent = await tx
      .insert(announcements)
      .values({ ...input, authorId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: announcements.id });
    if (sent.length > 0) return countTelling(tx, `announcements:${authorId}`, now);
    const isThis = and(
      eq(announcements.id, input.id),
      eq(announcements.authorId, authorId),
      isSame(announcements.programmeId, input.programmeId),
      eq(announcements.toApplicants, input.toApplicants),
    );
    if ((await tx.$count(announcements, isThis)) === 0) throw new HttpError("already-exists");
  });
}

/** Letters that wait find nothing to tell of. */
export async function takeBack(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    // First this: whoever is telling it right now has ended by then.
    await tx.delete(announcements).where(eq(announcements.id, id));
    await tx
      .delete(notifications)
      .where(and(eq(notifications.kind, "announcement"), eq(notifications.subjectId, id)));
  });
}
