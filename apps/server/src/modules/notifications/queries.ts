import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import {
  mostNotifications,
  announcedKinds,
  type AnnouncedKind,
  type NotificationKind,
  type ReadInput,
  type EventKind,
} from "@khamt/contract";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import {
  defaultNotifications,
  notifications,
  type NewMatch,
  type EventData,
  users,
} from "../../platform/db/schema/index.ts";
import type { ListedRow } from "../../entities/read-listed.ts";
import { readAll, sourcesOf, targetOf } from "../my-matches/index.ts";
import { dismissedBy, fingerprintOf } from "../matches/index.ts";
import { waysOf } from "./kinds.ts";

type Row = typeof notifications.$inferSelect;

type MatchRow = Row & { kind: "new-match"; data: NewMatch };
export type EventRow = Row & { kind: EventKind; data: EventData };
/** With both profiles as they are. */
export type MatchNotification = { row: MatchRow; target: ListedRow; source: ListedRow };
/** With the name of who did it. */
export type EventNotification = { row: EventRow; actor: string | null };
export type AnyNotification = MatchNotification | EventNotification;

const { id, userId, kind, subjectId, version, data, createdAt, readAt } = notifications;

/** Best first where several came at once. */
export const bestPercent = sql`(${data} ->> 'percent')::integer desc nulls last`;
export const wantsInApp = sql`(${users.notifications} -> 'matches' ->> 'app')::boolean`;
export const wantsDigest = sql`(${users.notifications} -> 'digest' ->> 'mail')::boolean`;

/** What fits comes without anybody waiting, and day after day. */
const finds: readonly AnnouncedKind[] = ["new-match", "search-match"];
/** So many finds are told beside everything else; more where there is room. */
const roomForFinds = 10;

/** The newest, as far as the member wants to be told in the app: what people did is not pushed out by what fits. */
export async function listNotifications(db: Db, owner: string): Promise<AnyNotification[]> {
  const wanted = await kindsInApp(db, owner);
  const newest = (kinds: readonly AnnouncedKind[]) =>
    db
      .select()
      .from(notifications)
      .where(and(eq(userId, owner), inArray(kind, kinds)))
      .orderBy(desc(createdAt), bestPercent, id)
      .limit(mostNotifications);
  const found = await newest(wanted.filter((each) => finds.includes(each)));
  const others = await newest(wanted.filter((each) => !finds.includes(each)));
  const room = Math.max(roomForFinds, mostNotifications - others.length);
  const rows = [...found.slice(0, room), ...others]
    .slice(0, mostNotifications)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const matches = await withProfiles(db, owner, rows.filter(isMatch));
  const told = await withActors(db, rows.filter(isEvent));
  const news = new Map([...matches, ...told].map((each): [string, AnyNotification] => [each.row.id, each]));
  return rows.flatMap((row) => news.get(row.id) ?? []);
}

export function isMatch(row: Row): row is MatchRow {
  return row.kind === "new-match";
}

export function isEvent(row: Row): row is EventRow {
  return !isMatch(row);
}

export function isMatchNotification(news: AnyNotification): news is MatchNotification {
  return "target" in news;
}

export function isEventNotification(news: AnyNotification): news is EventNotification {
  return !isMatchNotification(news);
}

async function kindsInApp(db: Db, owner: string): Promise<AnnouncedKind[]> {
  const [row] = await db.select({ wants: users.notifications }).from(users).where(eq(users.id, owner));
  const wants = { ...defaultNotifications, ...row?.wants };
  return announcedKinds.filter((each) => waysOf(each, wants).app);
}

/** By the name that was given with the news, such as a company's; else by the person's. */
export async function withActors(db: Db, all: readonly EventRow[]): Promise<EventNotification[]> {
  const rows = await withoutHidden(db, all);
  const ids = rows.flatMap(({ data: { actorId, actorName } }) => (actorId && !actorName ? actorId : []));
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: nameOfMember(users) })
          .from(users)
          .where(inArray(users.id, ids));
  const names = new Map(people.map((each) => [each.id, each.name]));
  return rows.map((row) => {
    const { actorId = "", actorName } = row.data;
    return { row, actor: actorName || names.get(actorId) || null };
  });
}

/** Of one member: whom a kept search has found is told of only while the member finds them. */
async function withoutHidden(db: Db, rows: readonly EventRow[]): Promise<readonly EventRow[]> {
  const found = rows.filter((row) => row.kind === "search-match");
  const [first] = found;
  if (!first) return rows;
  const refOf = ({ subjectId, data: { subjectKind: kind } }: EventRow) => kind && { kind, id: subjectId };
  const refs = found.flatMap((row) => refOf(row) ?? []);
  const listed = await readAll(db, refs, await shownTo(db, first.userId));
  return rows.filter((row) => row.kind !== "search-match" || listed(refOf(row)) !== undefined);
}

/** What is not listed any more, and what the member has dismissed since, is left out. */
export async function withProfiles(
  db: Db,
  owner: string,
  rows: readonly MatchRow[],
): Promise<MatchNotification[]> {
  const named = rows.map((row) => {
    const { matchType, sourceId } = row.data;
    const target = targetOf({ matchType, targetId: row.subjectId });
    return { row, target, sources: sourcesOf({ matchType, sourceId }) };
  });
  const listed = await readAll(
    db,
    named.flatMap(({ target, sources }) => [target, ...sources]),
    await shownTo(db, owner),
  );
  const news = named.flatMap(({ row, target: one, sources }) => {
    const [target, source] = [listed(one), sources.map(listed).find(Boolean)];
    return target && source ? [{ row, target, source }] : [];
  });
  const out = await dismissedOf(db, owner, news);
  return news.filter((each) => !out.has(each.row.id));
}

async function dismissedOf(db: Db, owner: string, news: readonly MatchNotification[]): Promise<Set<string>> {
  const dismissed = new Set<string>();
  for (const [source, theirs] of Map.groupBy(news, (each) => each.source)) {
    const { most, among } = await dismissedBy(db, owner, source);
    if (most === 0) continue;
    const { out } = await among(theirs.map(({ target }) => target));
    for (const { row } of theirs) if (out.has(row.subjectId)) dismissed.add(row.id);
  }
  return dismissed;
}

export async function markRead(db: Db, owner: string, { input, now }: { input: ReadInput; now: Date }) {
  const named: SQL | undefined = "ids" in input ? inArray(id, input.ids) : undefined;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(userId, owner), isNull(readAt), named));
}

export type Announced = Omit<NewMatch, "sourceId"> & { target: ListedRow; source: ListedRow };
type Announcing = { matches: readonly Announced[]; most: number; now: Date };

/** Announces the best of those that were not announced yet, or have changed since. Twice at once does no harm. */
export async function announce(db: Db, owner: string, { matches, most, now }: Announcing): Promise<void> {
  const fresh = (await withoutAnnounced(db, owner, matches))
    .sort((one, other) => other.percent - one.percent)
    .slice(0, most);
  if (fresh.length === 0) return;
  const rows = fresh.map(({ target, source, matchType, percent }) => ({
    userId: owner,
    kind: "new-match" as const,
    subjectId: target.row.id,
    version: versionOf(target),
    data: { matchType, sourceId: source.row.id, percent },
    createdAt: now,
  }));
  await db
    .insert(notifications)
    .values(rows)
    .onConflictDoUpdate({
      target: [userId, kind, subjectId],
      set: {
        version: sql`excluded.version`,
        data: sql`excluded.data`,
        createdAt: now,
        readAt: null,
        digestedAt: null,
      },
      setWhere: ne(version, sql`excluded.version`),
    });
}

async function withoutAnnounced(db: Db, owner: string, matches: readonly Announced[]): Promise<Announced[]> {
  const targets = matches.map(({ target }) => target.row.id);
  if (targets.length === 0) return [];
  const rows = await db
    .select({ subjectId, version })
    .from(notifications)
    .where(and(eq(userId, owner), eq(kind, "new-match"), inArray(subjectId, targets)));
  const versions = new Map(rows.map((row) => [row.subjectId, row.version]));
  return matches.filter(({ target }) => versions.get(target.row.id) !== versionOf(target));
}

function versionOf(target: ListedRow): string {
  return Object.values(fingerprintOf(target)).join("");
}

/** Ends letters of a kind. Answers with the member's language; undefined for nobody. */
export async function endEmails(db: Db, owner: string, ended: NotificationKind) {
  const [row] = await db
    .update(users)
    .set({
      notifications: sql`${users.notifications} || jsonb_build_object(${ended}::text, coalesce(${users.notifications} -> ${ended}::text, '{"app": true}') || '{"mail": false}')`,
    })
    .where(eq(users.id, owner))
    .returning({ language: users.language });
  return row?.language;
}

export async function languageOf(db: Db, owner: string) {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, owner));
  return row?.language;
}
