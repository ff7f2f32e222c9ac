import { and, asc, eq, gt, or } from "drizzle-orm";
import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";
import { ownedIds } from "../../entities/owned/own.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import { wantsDigest, wantsInApp } from "./queries.ts";

/** Whoever wants to hear of new matches, with the own profiles that are listed. */
export type Watcher = { id: string; threshold: number; profiles: ListedRow[] };

const membersAtOnce = 100;
/** Of a member who has many, those changed last watch. */
const mostProfiles = 10;

/** In the order of their ids. Who has nothing listed looks for nobody. */
export async function* watchers(db: Db): AsyncGenerator<Watcher> {
  let members = await readMembers(db);
  for (let last = members.at(-1); last; last = members.at(-1)) {
    const rows = await readProfiles(
      db,
      members.map(({ id }) => id),
    );
    const owned = Map.groupBy(rows, ({ row }) => row.userId);
    for (const { id, threshold } of members) {
      const profiles = newest(owned.get(id) ?? []);
      if (profiles.length > 0) yield { id, threshold, profiles };
    }
    members = await readMembers(db, last.id);
  }
}

function readMembers(db: Db, after?: string) {
  const isNext = after === undefined ? undefined : gt(users.id, after);
  const isWatching = and(eq(users.isHidden, false), eq(users.isDemo, false), or(wantsInApp, wantsDigest));
  return db
    .select({ id: users.id, threshold: users.alertThreshold })
    .from(users)
    .where(and(isWatching, isNext))
    .orderBy(asc(users.id))
    .limit(membersAtOnce);
}

async function readProfiles(db: Db, members: readonly string[]): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  for (const kind of entityKinds)
    rows.push(...(await readListed(db, kind, await ownedIds(db, kind, members))));
  return rows;
}

function newest(profiles: readonly ListedRow[]): ListedRow[] {
  return profiles
    .toSorted((one, other) => other.row.updatedAt.getTime() - one.row.updatedAt.getTime())
    .slice(0, mostProfiles);
}
