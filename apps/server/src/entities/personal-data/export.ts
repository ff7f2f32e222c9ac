import { getTableName } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { exportedColumns, findMember, personalDataMap } from "./personal-data-map.ts";

/** Rows by table. The other side of a match is there by its id only. */
export type PersonalData = Record<string, Record<string, unknown>[]>;

/** Everything that is kept about a member, at one moment. Undefined when there is no such member. */
export async function exportMember(db: Db, id: string): Promise<PersonalData | undefined> {
  return db.transaction(
    async (tx) => {
      const member = await findMember(tx, id);
      if (!member) return undefined;
      const data: PersonalData = {};
      for (const holding of personalDataMap) {
        const columns = exportedColumns(holding);
        if (!columns) continue;
        data[getTableName(holding.table)] = await tx
          .select(columns)
          .from(holding.table)
          .where(holding.own(member));
      }
      return data;
    },
    { isolationLevel: "repeatable read" },
  );
}
