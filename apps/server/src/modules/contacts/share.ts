import { and, desc, eq, gt } from "drizzle-orm";
import type { ContactField, ContactPanel } from "@khamt/contract";
import { contactFields } from "@khamt/contract";
import { hour } from "@khamt/contract/durations";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { activeAmong } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { contactGrants, contactViews, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import { type ConnectionRow, findBetween, getConnection, holdConnection } from "../connections/index.ts";
import { isBlocked } from "../../entities/shown-to.ts";
import { mostLogged } from "./policy.ts";
import { contactsOf } from "./values.ts";

type Side = { id: string; reader: string };
type Tools = { db: Db; live: Live; now: Date };

/** Throws not-found where there is no accepted connection of the reader's. */
export async function panelOf(db: Db, { id, reader }: Side): Promise<ContactPanel> {
  const row = await getConnection(db, { id, reader });
  const mine = await shownBy(db, { id, userId: reader });
  const theirs = await shownByOther(db, { id, userId: otherOf(row, reader) });
  return {
    mine: mine.map(({ isShown: isGranted, field, value, isPublic }) => ({
      field,
      value,
      isGranted,
      isPublic,
    })),
    theirs: theirs.map(({ field }) => field),
    log: await logOf(db, { id, reader }),
  };
}

/** Grants or takes back. What is taken back is not shown from then on. */
export function changeGrant(
  { db, live, now }: Tools,
  { id, reader, field, isGranted }: Side & { field: ContactField; isGranted: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await holdConnection(tx, { id, reader });
    const other = otherOf(row, reader);
    const { connectionId, ownerId, field: named } = contactGrants;
    await tx
      .insert(contactGrants)
      .values({ connectionId: id, ownerId: reader, field, isGranted, createdAt: now })
      .onConflictDoUpdate({ target: [connectionId, ownerId, named], set: { isGranted, createdAt: now } });
    await live.publish(tx, [reader, other], { kind: "connections" });
  });
}

/** One value, and a line in its owner's log. Throws not-found for what is not shown. */
export function reveal(
  { db, live, now }: Tools,
  { id, reader, field }: Side & { field: ContactField },
): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await holdConnection(tx, { id, reader });
    const ownerId = otherOf(row, reader);
    const shown = (await shownByOther(tx, { id, userId: ownerId })).find((each) => each.field === field);
    if (!shown) throw new HttpError("not-found");
    await keepLooks(tx, { connectionId: id, ownerId, viewerId: reader, seenAt: now }, [field]);
    await live.publish(tx, [ownerId], { kind: "connections" });
    return shown.value;
  });
}

type Looking = {
  reader: string | undefined;
  owner: string;
  on: "cofounder" | "company";
  fields: readonly ContactField[];
  now: Date;
};

/** For the page of a profile: what its owner lets this reader see of these, each with its line in the log. */
export async function revealOnPage(
  db: Db,
  { reader, owner, on, fields, now }: Looking,
): Promise<Partial<Record<ContactField, string>>> {
  if (reader === undefined || reader === owner) return {};
  const row = await findBetween(db, { reader, other: owner });
  if (row?.state !== "accepted" || (await isBlocked(db, reader, owner))) return {};
  const all = await shownByOther(db, { id: row.id, userId: owner, on });
  const shown = all.filter(({ field }) => fields.includes(field));
  // What everyone sees is nothing that anybody was let see.
  const seen = shown.filter(({ isPublic }) => !isPublic).map(({ field }) => field);
  await keepLooks(db, { connectionId: row.id, ownerId: owner, viewerId: reader, seenAt: now }, seen);
  return Object.fromEntries(shown.map(({ field, value }) => [field, value]));
}

type Look = Omit<typeof contactViews.$inferInsert, "id" | "field" | "seenAt"> & { seenAt: Date };

/** Several within an hour are one line: whoever looks again and again pushes nothing out of the log. */
async function keepLooks(db: Db, look: Look, fields: readonly ContactField[]): Promise<void> {
  if (fields.length === 0) return;
  const { connectionId, viewerId, field, seenAt } = contactViews;
  const isSame = and(eq(connectionId, look.connectionId), eq(viewerId, look.viewerId));
  const lately = gt(seenAt, new Date(look.seenAt.getTime() - hour));
  const known = await db.select({ field }).from(contactViews).where(and(isSame, lately));
  const fresh = fields.filter((each) => !known.some((one) => one.field === each));
  if (fresh.length === 0) return;
  await db.insert(contactViews).values(fresh.map((each) => ({ ...look, field: each })));
}

function otherOf(row: ConnectionRow | undefined, reader: string): string {
  if (row?.state !== "accepted") throw new HttpError("not-found");
  return row.senderId === reader ? row.receiverId : row.senderId;
}

type Showing = { id: string; userId: string; on?: "cofounder" | "company" };

/** Of whoever is suspended or about to go the other sees nothing meanwhile. */
async function shownByOther(db: Db, showing: Showing) {
  const isHere = (await activeAmong(db, [showing.userId])).has(showing.userId);
  return isHere ? (await shownBy(db, showing)).filter(({ isShown }) => isShown) : [];
}

/** What a member could show the other of a connection, and whether they do: by their own decision, or by their settings. */
async function shownBy(db: Db, { id, userId, on }: Showing) {
  const contacts = await contactsOf(db, { userId, on });
  const decided = await grantsOf(db, { id, ownerId: userId });
  return contactFields.flatMap((field) => {
    const contact = contacts[field];
    if (contact === undefined) return [];
    const { value, isPublic, isShared } = contact;
    return [{ field, value, isPublic, isShown: isPublic || (decided.get(field) ?? isShared) }];
  });
}

type Own = { id: string; ownerId: string };

async function grantsOf(db: Db, { id, ownerId }: Own): Promise<Map<ContactField, boolean>> {
  const rows = await db
    .select({ field: contactGrants.field, isGranted: contactGrants.isGranted })
    .from(contactGrants)
    .where(and(eq(contactGrants.connectionId, id), eq(contactGrants.ownerId, ownerId)));
  return new Map(rows.map(({ field, isGranted }) => [field, isGranted]));
}

async function logOf(db: Db, { id, reader }: Side): Promise<ContactPanel["log"]> {
  const rows = await db
    .select({ field: contactViews.field, seenAt: contactViews.seenAt, name: nameOfMember(users) })
    .from(contactViews)
    .innerJoin(users, eq(users.id, contactViews.viewerId))
    .where(and(eq(contactViews.connectionId, id), eq(contactViews.ownerId, reader)))
    .orderBy(desc(contactViews.seenAt))
    .limit(mostLogged);
  return rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() }));
}
