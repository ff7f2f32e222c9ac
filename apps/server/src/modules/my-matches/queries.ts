import { and, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { mostKept } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { aiMatches, applications, connections } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { fingerprintOf } from "../matches/index.ts";
import { mayMove, type MatchStatus } from "./policy.ts";
import { withProfiles } from "./read.ts";

export type KeptRow = typeof aiMatches.$inferSelect;
type Own = { userId: string; id: string };

const { userId, sourceId, targetId, status, savedAt, id } = aiMatches;
const isKept = inArray(status, ["saved", "contacted"]);

/** Newest first, of those saved together the best first. */
export function listKept(db: Db, owner: string): Promise<KeptRow[]> {
  return listOwn(db, and(eq(userId, owner), isKept), sql`${savedAt} desc nulls last`);
}

/** The last dismissed first. */
export function listDismissed(db: Db, owner: string): Promise<KeptRow[]> {
  return listOwn(db, and(eq(userId, owner), eq(status, "dismissed")), desc(aiMatches.updatedAt));
}

async function listOwn(db: Db, which: SQL | undefined, newest: SQL): Promise<KeptRow[]> {
  return db
    .select()
    .from(aiMatches)
    .where(which)
    .orderBy(newest, desc(aiMatches.compatibilityScore), desc(id))
    .limit(mostKept);
}

/** Profiles on either side of what is open or accepted between the member and others, wherever it began. */
export async function contactedProfiles(db: Db, owner: string): Promise<ReadonlySet<string>> {
  const rows = await selectContacted(db, { owner });
  return new Set(rows.flatMap(({ target, source }) => (source ? [target, source] : [target])));
}

const selectContacted = prepared((db) => {
  const { senderId, receiverId, state } = connections;
  const owner = sql.placeholder("owner");
  return db
    .select({ target: connections.targetId, source: connections.sourceId })
    .from(connections)
    .where(
      and(
        or(eq(senderId, owner), and(eq(receiverId, owner), eq(state, "accepted"))),
        notInArray(state, ["declined", "expired", "withdrawn"]),
      ),
    );
});

/** What has been applied for with one of the two, whatever became of it: for a profile of the member's own, who is on its other side. */
export async function appliedWith(db: Db, owner: string): Promise<(source: string) => ReadonlySet<string>> {
  const rows = await selectApplied(db, { owner });
  return (source) =>
    new Set(
      rows.flatMap(({ listing, profile, isMine }) => {
        if (isMine) return listing ?? [];
        return listing === source ? profile : [];
      }),
    );
}

const selectApplied = prepared((db) => {
  const owner = sql.placeholder("owner");
  return db
    .select({
      listing: applications.listingId,
      profile: applications.profileId,
      isMine: sql<boolean>`${applications.userId} = ${owner}`,
    })
    .from(applications)
    .where(or(eq(applications.userId, owner), eq(applications.ownerId, owner)));
});

/** For whichever of their own: what the member was shown, keeps or has dismissed, and of that what they keep. */
export async function knownTargets(
  db: Db,
  owner: string,
): Promise<{ all: ReadonlySet<string>; kept: ReadonlySet<string> }> {
  const rows = await selectKnown(db, { owner });
  const kept = rows.filter((row) => row.isKept);
  return { all: idsOf(rows), kept: idsOf(kept) };
}

const selectKnown = prepared((db) =>
  db
    .select({ targetId, isKept: sql<boolean>`bool_or(${isKept})` })
    .from(aiMatches)
    .where(eq(userId, sql.placeholder("owner")))
    .groupBy(targetId),
);

function idsOf(rows: readonly { targetId: string }[]): ReadonlySet<string> {
  return new Set(rows.map((row) => row.targetId));
}

async function requireMatch(db: Db, own: Own): Promise<KeptRow> {
  return requiredRow(db.select().from(aiMatches).where(isOwn(own)));
}

export async function forgetMatch(db: Db, own: Own): Promise<void> {
  const gone = await db.delete(aiMatches).where(isOwn(own)).returning({ id });
  if (gone.length === 0) throw new HttpError("not-found");
}

type Move = Own & { to: MatchStatus; now: Date };

/** Throws a conflict where the match, as it has become by now, may not become that. */
export async function moveMatch(db: Db, { to, now, ...own }: Move): Promise<KeptRow> {
  const [both] = await withProfiles(db, [await requireMatch(db, own)]);
  return db.transaction(async (tx) => {
    await holdMembers(tx, [own.userId]);
    const row = await requireMatch(tx, own);
    if (!mayMove(row.status, to)) throw new HttpError("conflict");
    if (row.status === to) return row;
    if (row.status === "dismissed" && !(await hasRoom(tx, own.userId))) throw new HttpError("too-many-own");
    const [moved] = await tx
      .update(aiMatches)
      .set({
        status: to,
        ...(to === "dismissed"
          ? { dismissedAs: { target: fingerprintOf(both?.target), source: fingerprintOf(both?.source) } }
          : { savedAt: row.savedAt ?? now }),
      })
      .where(isOwn(own))
      .returning();
    return moved ?? row;
  });
}

export type ToKeep = Pick<
  typeof aiMatches.$inferInsert,
  "compatibilityScore" | "matchReasons" | "aiInsights" | "toldIn" | "dismissedAs"
> & {
  matchType: MatchType;
  targetId: string;
  /** A profile of the member's own. */
  sourceId: string | null;
  status: Exclude<MatchStatus, "pending">;
  savedAt: Date;
};

/**
 * Saves what there is room for, and answers with the rows and with what there was none for. What is kept already stays
 * as it is, unless it is dismissed; a match for a profile of one's own takes the place of the same one for none.
 */
export function keepMatches(db: Db, owner: string, matches: readonly ToKeep[]) {
  return db.transaction(async (tx) => {
    await holdMembers(tx, [owner]);
    const kept: KeptRow[] = [];
    const full: string[] = [];
    for (const match of matches) {
      const row = await keepOne(tx, owner, match);
      if (row) kept.push(row);
      else full.push(match.targetId);
    }
    return { kept, full };
  });
}

async function keepOne(tx: Db, owner: string, match: ToKeep): Promise<KeptRow | undefined> {
  const there = await tx
    .select()
    .from(aiMatches)
    .where(and(eq(userId, owner), eq(targetId, match.targetId)));
  const isDismissed = match.status === "dismissed";
  const kept = there.filter((row) => !isDismissed && (row.status === "saved" || row.status === "contacted"));
  const same = kept.find((row) => match.sourceId === null || row.sourceId === match.sourceId);
  if (same) return match.status === "contacted" ? becomeContacted(tx, same) : same;
  const general = kept.find((row) => row.sourceId === null);
  if (!isDismissed && !general && !(await hasRoom(tx, owner))) return undefined;
  await tx.delete(aiMatches).where(and(eq(userId, owner), eq(targetId, match.targetId), isNull(sourceId)));
  const wasContacted = general?.status === "contacted";
  const values = { ...match, userId: owner, ...(wasContacted && { status: "contacted" as const }) };
  const [row] = await tx
    .insert(aiMatches)
    .values(values)
    .onConflictDoUpdate({ target: [userId, sourceId, targetId], set: values })
    .returning();
  return row;
}

async function becomeContacted(tx: Db, row: KeptRow): Promise<KeptRow> {
  if (row.status === "contacted") return row;
  await tx.update(aiMatches).set({ status: "contacted" }).where(eq(id, row.id));
  return { ...row, status: "contacted" };
}

/** Asked while the member's row is held, so that two calls do not both take the last place. */
async function hasRoom(tx: Db, owner: string): Promise<boolean> {
  return (await tx.$count(aiMatches, and(eq(userId, owner), isKept))) < mostKept;
}

function isOwn(own: Own) {
  return and(eq(id, own.id), eq(userId, own.userId));
}
