import { asc, eq, isNotNull } from "drizzle-orm";
import { gatheringGuests, gatherings } from "../../platform/db/schema/index.ts";
import { atOnce, inBatches } from "../../platform/in-batches.ts";
import { notify, type NotifyTools } from "../notifications/index.ts";
import { fillAll, isGuest, remindAll } from "./sign-up.ts";
import { forgetWalkIns } from "./walk-ins.ts";

/** Each minute: who waits moves up, who comes is reminded, and all are told what there is to tell. Who walked in long ago is forgotten. */
export async function tendGatherings(tools: NotifyTools): Promise<void> {
  await fillAll(tools.db, tools.now);
  await remindAll(tools.db, tools.now);
  await forgetWalkIns(tools.db, tools.now);
  await inBatches(() => tellGuests(tools));
}

/** The next guests who have something to hear. False: all have heard it. */
export function tellGuests({ db, ...tools }: NotifyTools): Promise<boolean> {
  return db.transaction(async (tx) => {
    const next = await tx
      .select({ guest: gatheringGuests, title: gatherings.title })
      .from(gatheringGuests)
      .innerJoin(gatherings, eq(gatherings.id, gatheringGuests.gatheringId))
      .where(isNotNull(gatheringGuests.news))
      .orderBy(asc(gatheringGuests.createdAt))
      .limit(atOnce)
      .for("update", { of: gatheringGuests, skipLocked: true });
    for (const { guest, title } of next) {
      const { gatheringId: subjectId, userId: to, news } = guest;
      if (news === null) continue;
      await notify({ tx, ...tools }, { to, kind: "event", subjectId, data: { names: title, text: news } });
      await tx.update(gatheringGuests).set({ news: null }).where(isGuest(subjectId, to));
    }
    return next.length === atOnce;
  });
}
