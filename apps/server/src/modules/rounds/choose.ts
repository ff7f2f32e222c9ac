import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type RoundAudience, type RoundsFilter, roundsLimits, type RoundsPeople } from "@khamt/contract";
import { isTakenUp, isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { showsActivity } from "../../entities/privacy.ts";
import { isMemberNamed } from "../../platform/db/member-name.ts";
import { programmeMembers, programmeVisits, users } from "../../platform/db/schema/index.ts";
import { isListedWith, isWanted } from "../members/index.ts";
import { dayOf } from "../programmes/index.ts";

export type Choice = {
  /** Null: among all members. */
  programmeId: string | null;
  audience: RoundAudience;
  filter: RoundsFilter | null;
};
type Tools = { db: Db; now: Date };

/** Whom rounds are for: as many as a room holds, those first who joined first. */
export async function choosePeople({ db, now }: Tools, choice: Choice): Promise<string[]> {
  const since = choice.programmeId === null ? users.createdAt : programmeMembers.createdAt;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(programmeMembers, isMembership(choice))
    .where(and(isMeant(choice, now), mayCome(choice)))
    .orderBy(asc(since), asc(users.id))
    .limit(roundsLimits.people);
  return rows.map(({ id }) => id);
}

export async function countPeople({ db, now }: Tools, choice: Choice): Promise<RoundsPeople> {
  const [row] = await db
    .select({
      found: sql<number>`count(*) filter (where ${mayCome(choice)})::int`,
      invited: sql<number>`count(*) filter (where not ${mayCome(choice)})::int`,
    })
    .from(users)
    .leftJoin(programmeMembers, isMembership(choice))
    .where(isMeant(choice, now));
  if (!row) throw new Error("a count without an answer");
  return row;
}

function isMembership({ programmeId }: Choice): SQL | undefined {
  if (programmeId === null) return sql`false`;
  return and(eq(programmeMembers.userId, users.id), eq(programmeMembers.programmeId, programmeId));
}

/** Who was invited and never came keeps no chair, unless the manager asks for just them. */
function mayCome({ filter }: Choice): SQL {
  return filter?.state === "invited" ? sql`true` : sql`(${isTakenUp})`;
}

/** Managers lead: they sit at no table. */
function isMeant({ programmeId, audience, filter }: Choice, now: Date): SQL | undefined {
  const takesPart = and(eq(programmeMembers.state, "joined"), eq(programmeMembers.role, "member"));
  return and(
    isActiveAccount,
    programmeId === null ? undefined : takesPart,
    audience === "today" ? cameToday(programmeId, now) : undefined,
    audience === "filter" ? isFound(filter ?? {}, { programmeId, now }) : undefined,
  );
}

/**
 * Addresses of members are no manager's to learn, letter by letter: in a programme names alone are searched. Nor is when somebody
 * was here who does not show it, or what they have written and not published, or who hide.
 */
function isFound(
  { q, has, completeness, ...others }: RoundsFilter,
  { programmeId, now }: Pick<Choice, "programmeId"> & Pick<Tools, "now">,
): SQL | undefined {
  if (programmeId === null) return isWanted({ ...others, q, has, completeness }, now);
  return and(
    isWanted(others, now),
    q ? isMemberNamed(q) : undefined,
    others.seen && showsActivity,
    isListedWith({ has, completeness }),
  );
}

function cameToday(programmeId: string | null, now: Date): SQL {
  return sql`${users.id} in (
    select ${programmeVisits.userId} from ${programmeVisits}
    where ${programmeVisits.programmeId} = ${programmeId} and ${programmeVisits.day} = ${dayOf(now)})`;
}
