import { getTableName } from "drizzle-orm";
import type { Db } from "../../platform/db/handle.ts";
import { answersToOthers } from "./answers-to-others.ts";
import { personalDataMap } from "./personal-data-map.ts";
import { exportedColumns, findMember } from "./rule.ts";

/** Rows by table, and what the member did about rows of others. The other side is there by name or profile only. */
type PersonalData = Record<string, Record<string, unknown>[]>;

/** Everything that is kept about a member, at one moment. Undefined when there is no such member. */
export async function exportMember(db: Db, id: string): Promise<PersonalData | undefined> {
  return db.transaction(
    async (tx) => {
      const member = await findMember(tx, id);
      if (!member) return undefined;
      const data: PersonalData = {};
      // The account and its profiles first: that is the other way round than they are deleted.
      for (const holding of personalDataMap.toReversed()) {
        const columns = exportedColumns(holding, member);
        if (!columns) continue;
        data[getTableName(holding.table)] = await tx
          .select(columns)
          .from(holding.table)
          .where(holding.own(member));
      }
      for (const [name, read] of Object.entries(answersToOthers)) data[name] = await read(tx, id);
      return data;
    },
    { isolationLevel: "repeatable read" },
  );
}
