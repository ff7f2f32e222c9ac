import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { MatchChange } from "@khamt/contract";
import type { ListedRow } from "../../entities/read-listed.ts";
import type { Db } from "../../platform/db/handle.ts";
import { aiMatches } from "../../platform/db/schema/index.ts";
import { changeSince } from "./fingerprint.ts";

const { userId, sourceId, targetId, status } = aiMatches;

/** What the member does not want to see in a search for a profile of their own. */
export type Unwanted = {
  /** So many of what is found may have to be left out. */
  most: number;
  among: (rows: readonly ListedRow[]) => Promise<Judged>;
};
type Judged = {
  out: ReadonlySet<string>;
  /** What was dismissed once, and has changed. */
  changed: ReadonlyMap<string, MatchChange>;
};

/** Dismissed matches come back when one of both profiles has changed since. */
export async function dismissedBy(db: Db, owner: string, source: ListedRow): Promise<Unwanted> {
  const isDismissed = and(
    eq(userId, owner),
    eq(status, "dismissed"),
    or(eq(sourceId, source.row.id), isNull(sourceId)),
  );
  return {
    most: await db.$count(aiMatches, isDismissed),
    among: async (rows) => {
      const listed = new Map(rows.map((each) => [each.row.id, each]));
      const dismissed = await db
        .select({ targetId, dismissedAs: aiMatches.dismissedAs, sourceId })
        .from(aiMatches)
        .where(and(isDismissed, inArray(targetId, [...listed.keys()])));
      const judged = dismissed.map((row) => ({
        id: row.targetId,
        change: row.dismissedAs && changeSince(row.dismissedAs, { target: listed.get(row.targetId), source }),
      }));
      const out = new Set(judged.filter(({ change }) => !change).map((each) => each.id));
      const changed = judged.flatMap(({ id, change }) => (change ? [[id, change] as const] : []));
      return { out, changed: new Map(changed) };
    },
  };
}
