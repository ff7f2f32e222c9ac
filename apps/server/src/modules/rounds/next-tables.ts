import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { NextTable } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { roundMeetings, roundPeople, rounds, users } from "../../platform/db/schema/index.ts";
import { isPart } from "./queries.ts";

/** More than anybody sits in at once. */
const mostShown = 3;
/** Rounds that nobody has touched for so long are not about to begin. */
const shownFor = 30 * day;

/** The planned and running rounds in which somebody takes part, with the table that comes next, or is now in the last one. */
export async function nextTables(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<NextTable[]> {
  return selectTables(db, { userId, since: new Date(now.getTime() - shownFor).toISOString() });
}

const selectTables = prepared((db) => {
  const userId = sql.placeholder("userId");
  const comes = or(
    eq(roundMeetings.number, sql`${rounds.current} + 1`),
    and(eq(roundMeetings.number, rounds.current), eq(rounds.current, rounds.rounds)),
  );
  const other = sql`case when ${roundMeetings.aId} = ${userId} then ${roundMeetings.bId} else ${roundMeetings.aId} end`;
  return db
    .select({
      id: rounds.id,
      name: rounds.name,
      state: rounds.state,
      round: roundMeetings.number,
      rounds: rounds.rounds,
      table: roundMeetings.place,
      with: sql<string | null>`case when ${users.id} is null then null else ${nameOfMember(users)} end`,
    })
    .from(roundPeople)
    .innerJoin(rounds, eq(rounds.id, roundPeople.roundsId))
    .leftJoin(roundMeetings, and(eq(roundMeetings.roundsId, rounds.id), isPart(userId), comes))
    .leftJoin(users, sql`${users.id} = ${other}`)
    .where(
      and(
        eq(roundPeople.userId, userId),
        inArray(roundPeople.state, ["there", "late"]),
        ne(rounds.state, "ended"),
        sql`${rounds.updatedAt} > ${sql.placeholder("since")}`,
      ),
    )
    .orderBy(sql`${rounds.state} = 'running' desc`, desc(rounds.updatedAt), desc(rounds.id))
    .limit(mostShown);
});
