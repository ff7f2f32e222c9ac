import { sql } from "drizzle-orm";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { entities } from "../../entities/index.ts";
import type { Db } from "../../platform/db/handle.ts";
import { programmeMembers } from "../../platform/db/schema/index.ts";

/**
 * The profiles among which a member finds who asked to be matched within programmes alone; undefined for everybody else.
 */
export async function poolOf(db: Db, userId: string, target: EntityKind): Promise<Set<string> | undefined> {
  const { table, isOwnedBy } = entities[target];
  const isNarrow = sql`${programmeMembers.userId} = ${userId} and ${programmeMembers.state} = 'joined' and ${programmeMembers.pool} = 'programme'`;
  if ((await db.$count(programmeMembers, isNarrow)) === 0) return undefined;
  const others = sql`(select other.user_id from programme_members other where other.state = 'joined' and other.programme_id in (select ${programmeMembers.programmeId} from ${programmeMembers} where ${isNarrow}))`;
  const rows = await db.select({ id: table.id }).from(table).where(isOwnedBy(others));
  return new Set(rows.map(({ id }) => id));
}
