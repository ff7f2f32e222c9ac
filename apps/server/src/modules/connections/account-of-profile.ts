import type { EntityRef } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { cardOf } from "../../entities/index.ts";
import { readListed } from "../../entities/read-listed.ts";

/** The account behind a profile, and how the profile is called. */
export type Behind = { userId: string; name: string; isExample: boolean };
type Seen = EntityRef & { reader: string };

/** Undefined for a profile that the reader may not see. */
export async function whoIsBehind(db: Db, { kind, id, reader }: Seen): Promise<Behind | undefined> {
  const [listed] = await readListed(db, kind, [id], await shownTo(db, reader));
  return listed && { userId: listed.row.userId, name: cardOf(listed).name, isExample: listed.row.isDemo };
}
