import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { orderedPair } from "../../platform/db/ordered-pair.ts";
import { roundMeetings, rounds } from "../../platform/db/schema/index.ts";
import type { Live } from "../../platform/live/live.ts";
import { audienceOf } from "./queries.ts";

/** Of two of whom one has blocked the other, in rounds that have not begun: nobody is told why. */
export async function cancelMeetings(
  { tx, live }: { tx: Db; live: Live },
  [one, other]: readonly [string, string],
): Promise<void> {
  const { aId, bId } = orderedPair(one, other);
  const isTheirs = and(eq(roundMeetings.aId, aId), eq(roundMeetings.bId, bId));
  const current = sql`(select ${rounds.current} from ${rounds} where ${rounds.id} = ${roundMeetings.roundsId})`;
  const gone = await tx
    .delete(roundMeetings)
    .where(and(isTheirs, gt(roundMeetings.number, current)))
    .returning({ id: roundMeetings.roundsId });
  for (const { id } of gone) await live.publish(tx, await audienceOf(tx, id), { kind: "rounds" });
}
