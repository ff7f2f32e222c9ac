import { and, desc, eq } from "drizzle-orm";
import type { ContactField, ContactPanel } from "@khamt/contract";
import { contactFields } from "@khamt/contract";
import { nameOfAccount } from "../../platform/db/account-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { contactGrants, contactViews, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import { type ConnectionRow, findBetween, getConnection, holdConnection } from "../connections/index.ts";
import { isBlocked } from "../../entities/shown-to.ts";
import { mostLogged } from "./policy.ts";
import { type Contacts, contactsOf } from "./values.ts";

type Side = { id: string; reader: string };
type Tools = { db: Db; live: Live; now: Date };

/** Throws not-found where there is no accepted connection of the reader's. */
export async function panelOf(db: Db, { id, reader }: Side): Promise<ContactPanel> {
  const row = await getConnection(db, { id, reader });
  const other = otherOf(row, reader);
  const mine = await contactsOf(db, reader);
  const granted = await grantsOf(db, { id, ownerId: reader });
  const theirs = await grantsOf(db, { id, ownerId: other });
  const values = await contactsOf(db, other);
  return {
    mine: contactFields.flatMap((field) => {
      const value = mine[field];
      return value === undefined ? [] : [{ field, value, isGranted: granted.includes(field) }];
    }),
    theirs: contactFields.filter((field) => theirs.includes(field) && values[field] !== undefined),
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
    const grant = { connectionId: id, ownerId: reader, field };
    if (isGranted)
      await tx
        .insert(contactGrants)
        .values({ ...grant, createdAt: now })
        .onConflictDoNothing();
    else await tx.delete(contactGrants).where(isGrant(grant));
    await live.publish(tx, [reader, other], { kind: "connections" });
  });
}

/** One value, and a line in its owner's log. Throws not-found for what is not granted. */
export function reveal(
  { db, live, now }: Tools,
  { id, reader, field }: Side & { field: ContactField },
): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await holdConnection(tx, { id, reader });
    const ownerId = otherOf(row, reader);
    const grants = await grantsOf(tx, { id, ownerId });
    const value = grants.includes(field) ? (await contactsOf(tx, ownerId))[field] : undefined;
    if (value === undefined) throw new HttpError("not-found");
    await tx.insert(contactViews).values({ connectionId: id, ownerId, viewerId: reader, field, seenAt: now });
    await live.publish(tx, [ownerId], { kind: "connections" });
    return value;
  });
}

type Looking = { reader: string | undefined; owner: string; fields: readonly ContactField[]; now: Date };

/** For the page of a partner: what its owner lets this reader see of these, each with its line in the log. */
export async function revealOnPage(db: Db, { reader, owner, fields, now }: Looking): Promise<Contacts> {
  if (reader === undefined || reader === owner) return {};
  const row = await findBetween(db, { reader, other: owner });
  if (row?.state !== "accepted" || (await isBlocked(db, reader, owner))) return {};
  const granted = await grantsOf(db, { id: row.id, ownerId: owner });
  const values = await contactsOf(db, owner);
  const shown = fields.filter((field) => granted.includes(field) && values[field] !== undefined);
  if (shown.length === 0) return {};
  const view = { connectionId: row.id, ownerId: owner, viewerId: reader, seenAt: now };
  await db.insert(contactViews).values(shown.map((field) => ({ ...view, field })));
  return Object.fromEntries(shown.map((field) => [field, values[field]]));
}

function otherOf(row: ConnectionRow | undefined, reader: string): string {
  if (row?.state !== "accepted") throw new HttpError("not-found");
  return row.senderId === reader ? row.receiverId : row.senderId;
}

type Own = { id: string; ownerId: string };

async function grantsOf(db: Db, { id, ownerId }: Own): Promise<ContactField[]> {
  const rows = await db
    .select({ field: contactGrants.field })
    .from(contactGrants)
    .where(and(eq(contactGrants.connectionId, id), eq(contactGrants.ownerId, ownerId)));
  return rows.map(({ field }) => field);
}

function isGrant({
  connectionId,
  ownerId,
  field,
}: Pick<typeof contactGrants.$inferSelect, "connectionId" | "ownerId" | "field">) {
  return and(
    eq(contactGrants.connectionId, connectionId),
    eq(contactGrants.ownerId, ownerId),
    eq(contactGrants.field, field),
  );
}

async function logOf(db: Db, { id, reader }: Side): Promise<ContactPanel["log"]> {
  const rows = await db
    .select({ field: contactViews.field, seenAt: contactViews.seenAt, name: nameOfAccount(users) })
    .from(contactViews)
    .innerJoin(users, eq(users.id, contactViews.viewerId))
    .where(and(eq(contactViews.connectionId, id), eq(contactViews.ownerId, reader)))
    .orderBy(desc(contactViews.seenAt))
    .limit(mostLogged);
  return rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() }));
}
