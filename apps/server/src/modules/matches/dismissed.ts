import { and, count, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { MatchChange } from "@khamt/contract";
import type { ListedRow } from "../../entities/read-listed.ts";
import type { Db } from "../../platform/db/handle.ts";
import { prepared } from "../../platform/db/prepared.ts";
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
  return (await dismissedByOwner(db, owner))(source);
}

/** The same for each of the member's own, in one statement. */
export async function dismissedByOwner(db: Db, owner: string): Promise<(source: ListedRow) => Unwanted> {
  const isOwn = and(eq(userId, owner), eq(status, "dismissed"));
  const counts = await countDismissed(db, { owner });
  return (source) => {
    const theirs = counts.filter((each) => each.sourceId === null || each.sourceId === source.row.id);
    return dismissedFor(db, source, {
      most: theirs.reduce((sum, { many }) => sum + many, 0),
      isDismissed: and(isOwn, or(eq(sourceId, source.row.id), isNull(sourceId))),
    });
  };
}

const countDismissed = prepared((db) =>
  db
    .select({ sourceId, many: count() })
    .from(aiMatches)
    .where(and(eq(userId, sql.placeholder("owner")), eq(status, "dismissed")))
    .groupBy(sourceId),
);

type Dismissed = { most: number; isDismissed: SQL | undefined };

function dismissedFor(db: Db, source: ListedRow, { most, isDismissed }: Dismissed): Unwanted {
  return {
    most,
    among: async (rows) => {
      if (most === 0 || rows.length === 0) return { out: new Set(), changed: new Map() };
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
