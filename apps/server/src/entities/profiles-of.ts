import { entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../platform/db/handle.ts";
import { ownedIds } from "./owned/own.ts";
import { type ListedRow, readListed } from "./read-listed.ts";
import type { Shown } from "./shown-to.ts";

/** Of who has many, those changed last speak for them. */
const mostProfiles = 3;

/** What each of these has in the lists, changed last first. Who has nothing there is not among the keys. */
export async function profilesOf(
  db: Db,
  people: readonly string[],
  shown: Shown = {},
): Promise<Map<string, ListedRow[]>> {
  if (people.length === 0) return new Map();
  const rows: ListedRow[] = [];
  for (const kind of entityKinds)
    rows.push(...(await readListed(db, kind, await ownedIds(db, kind, people), shown)));
  const changedLast = rows.toSorted(
    (one, other) => other.row.updatedAt.getTime() - one.row.updatedAt.getTime(),
  );
  const found = Map.groupBy(changedLast, ({ row }) => row.userId);
  return new Map([...found].map(([userId, own]) => [userId, own.slice(0, mostProfiles)]));
}
