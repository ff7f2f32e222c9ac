import { and, desc, eq, getTableColumns, ne, or, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import {
  type ConductRule,
  type EntityRef,
  mostOwnStories,
  type StoryGround,
  type StoryQuery,
} from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { notHidden } from "../../entities/listed.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import {
  applications,
  blocks,
  connections,
  decisions,
  serviceRequests,
  successStories,
  users,
} from "../../platform/db/schema/index.ts";
import { notReported, shownTo } from "../../entities/shown-to.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { type Listed, readAll } from "../my-matches/index.ts";
import { notBlocked } from "../../entities/shown-to.ts";
import type { NotifyTransaction } from "../notifications/index.ts";
import { moveOf } from "./policy.ts";
import { refresh, type StoryRow, notifyPartner } from "./notify.ts";

type Row = Awaited<ReturnType<typeof selectShown>>[number];
/** With the profiles that it was about, as far as they are listed for the reader. */
export type ShownRow = Row & { createdAt: Date; listed: Listed };
export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

const { id, authorId, partnerId, publishedAt, state } = successStories;
const author = alias(users, "author");
const partner = alias(users, "partner");
const byTime = { createdAt: publishedAt, id };

/**
 * Both agree, and nothing stands against it: while one of the two hides or is about to leave, or has blocked the
 * other, nobody reads it. That takes no consent back: the story is there again afterwards. With an account it goes for
 * good.
 */
const isPublished = and(
  eq(state, "published"),
  notHidden(authorId),
  notHidden(partnerId),
  sql`not exists (select from ${blocks} where (${blocks.blockerId}, ${blocks.blockedId}) in ((${authorId}, ${partnerId}), (${partnerId}, ${authorId})))`,
);

/** Newest first, without those of whom the reader has blocked, and those that the reader has reported. */
export async function listStories(
  db: Db,
  { limit, cursor }: Pick<StoryQuery, "limit" | "cursor">,
  reader: string | undefined,
): Promise<Page<ShownRow>> {
  const wanted = and(isPublished, mayRead(reader));
  const [rows, total] = await Promise.all([
    selectShown(db)
      .where(and(wanted, afterCursor(byTime, cursor)))
      .orderBy(...newestFirst(byTime))
      .limit(limit + 1),
    db.$count(successStories, wanted),
  ]);
  const named = rows.flatMap((row) => Object.values(profilesOf(row)).filter((each) => each !== undefined));
  const listed = await readAll(db, named, await shownTo(db, reader));
  const shown = rows.map((row) => ({ ...row, createdAt: row.publishedAt ?? row.updatedAt, listed }));
  return pageOf(shown, { limit }, total);
}

function mayRead(reader: string | undefined): SQL | undefined {
  if (reader === undefined) return undefined;
  return and(notBlocked(reader, authorId), notBlocked(reader, partnerId), notReported(reader, id));
}

/** What the member tells, and what is told of them; what its author took back is nobody else's any more. */
export function listOwn(db: Db, member: string): Promise<OwnRow[]> {
  return selectOwn(db)
    .where(isOwn(member))
    .orderBy(desc(successStories.updatedAt), desc(id))
    .limit(mostOwnStories);
}

export async function getOwn(db: Db, member: string, story: string): Promise<OwnRow | undefined> {
  const [row] = await selectOwn(db).where(and(eq(id, story), isOwn(member)));
  return row;
}

/** Held until the transaction is over. Throws not-found for everyone else's. */
export async function holdStory(tx: Db, story: string, member: string): Promise<StoryRow> {
  return requiredRow(
    tx
      .select()
      .from(successStories)
      .where(and(eq(id, story), isOwn(member)))
      .for("update"),
  );
}

/** Who answers for a story that the reader can see. */
export async function authorOf(db: Db, story: string, reader: string): Promise<string | undefined> {
  const isSeen = or(isOwn(reader), and(isPublished, mayRead(reader)));
  const [row] = await db
    .select({ authorId })
    .from(successStories)
    .where(and(eq(id, story), isSeen));
  return row?.authorId;
}

type Deciding = { id: string; by: string; action: "remove" | "restore" };

/** By an administrator: a story is taken down, or asks its partner anew. */
export async function decideStory(
  tools: NotifyTransaction,
  { id: story, by, action }: Deciding,
): Promise<void> {
  const { tx, now } = tools;
  const [row] = await tx.select().from(successStories).where(eq(id, story)).for("update");
  const to = row && moveOf(row, { action, by: "admin" });
  if (!to) return;
  const [moved] = await tx
    .update(successStories)
    .set({ state: to, movedBy: by, updatedAt: now, publishedAt: null })
    .where(eq(id, story))
    .returning();
  if (!moved) throw new Error("a story that was held is gone");
  if (to === "asked") await notifyPartner(tools, moved);
  await refresh(tools, moved);
}

/** Of what it was about: each side's profile and, of work, its listing. */
export function profilesOf(row: Row): Record<"author" | "partner" | "project", EntityRef | undefined> {
  const { sourceKind, sourceId, targetKind, targetId, profileKind, profileId, companyId, listingId } = row;
  const ofFirst = profile(sourceKind, sourceId) ?? profile(profileKind, profileId);
  const ofSecond = profile(targetKind, targetId) ?? profile("company", companyId);
  const [ofAuthor, ofPartner] = row.first === row.authorId ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  return { author: ofAuthor, partner: ofPartner, project: profile("project", listingId) };
}

function profile(kind: EntityKind | null, of: string | null): EntityRef | undefined {
  return kind && of ? { kind, id: of } : undefined;
}

function isOwn(member: string): SQL | undefined {
  // Who is blocked asks for nothing; what was answered before is still there to be taken back.
  const isSeen = or(ne(state, "asked"), notBlocked(member, authorId));
  return or(eq(authorId, member), and(eq(partnerId, member), ne(state, "withdrawn"), isSeen));
}

function selectShown(db: Db) {
  const { sourceKind, sourceId, targetKind, targetId } = connections;
  const { profileKind, profileId, companyId, listingId } = applications;
  const profiles = {
    sourceKind,
    sourceId,
    targetKind,
    targetId,
    profileKind,
    profileId,
    companyId,
    listingId,
  };
  return db
    .select({
      ...getTableColumns(successStories),
      authorName: nameOfMember(author),
      partnerName: nameOfMember(partner),
      /** Whose profile is the first of those below; the second is the other one's. */
      first: sql<string | null>`coalesce(${connections.senderId}, ${applications.userId})`,
      ...profiles,
      service: serviceRequests.service,
    })
    .from(successStories)
    .innerJoin(author, eq(author.id, authorId))
    .innerJoin(partner, eq(partner.id, partnerId))
    .leftJoin(connections, isGround("connection", connections.id))
    .leftJoin(applications, isGround("application", applications.id))
    .leftJoin(serviceRequests, isGround("service", serviceRequests.id));
}

function isGround(kind: StoryGround["kind"], ground: AnyPgColumn): SQL | undefined {
  return and(eq(successStories.groundKind, kind), eq(successStories.groundId, ground));
}

function selectOwn(db: Db) {
  return db
    .select({
      ...getTableColumns(successStories),
      authorName: nameOfMember(author),
      partnerName: nameOfMember(partner),
      rule: sql<ConductRule | null>`(select ${decisions.rule} from ${decisions} where ${decisions.subjectKind} = 'story' and ${decisions.subjectId} = ${id} and ${state} = 'removed' order by ${decisions.number} desc limit 1)`,
    })
    .from(successStories)
    .innerJoin(author, eq(author.id, authorId))
    .innerJoin(partner, eq(partner.id, partnerId));
}
