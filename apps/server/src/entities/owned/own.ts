import { and, eq } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { newestFirst } from "../../platform/db/paging.ts";
import { required } from "../../platform/http/required.ts";
import { type Accounts } from "../entity.ts";
import { idsByKind } from "../ids-by-kind.ts";
import { entities, type OwnRowOf } from "../index.ts";

type Own<Kind extends EntityKind = EntityKind> = { userId: string } & EntityRef & { kind: Kind };

/** The member's own of a kind, newest first, listed or not. */
export function listOwn<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  userId: string,
): Promise<OwnRowOf[Kind][]> {
  const { readOwn, isOwnedBy, table } = entities[kind];
  return readOwn(db, { where: isOwnedBy([userId]), order: newestFirst(table) });
}

export async function getOwn<Kind extends EntityKind>(
  db: Db,
  { userId, kind, id }: Own<Kind>,
): Promise<OwnRowOf[Kind] | undefined> {
  const { readOwn, isOwnedBy, table } = entities[kind];
  const [row] = await readOwn(db, { where: and(eq(table.id, id), isOwnedBy([userId])) });
  return row;
}

/** Throws not-found for what is not the member's. */
export function requireOwn<Kind extends EntityKind>(db: Db, own: Own<Kind>): Promise<OwnRowOf[Kind]> {
  return required(getOwn(db, own));
}

export async function isOwn(db: Db, { userId, kind, id }: Own): Promise<boolean> {
  const { isOwnedBy, table } = entities[kind];
  return (await db.$count(table, and(eq(table.id, id), isOwnedBy([userId])))) > 0;
}

/** The ids of all that accounts have of a kind, hidden ones too. */
export async function ownedIds(db: Db, kind: EntityKind, accounts: Accounts): Promise<string[]> {
  const { isOwnedBy, table } = entities[kind];
  const rows = await db.select({ id: table.id }).from(table).where(isOwnedBy(accounts));
  return rows.map(({ id }) => id);
}

/** The ids of all profiles and listings of a member, hidden ones too. */
export function entitiesOf(db: Db, userId: string): Promise<Record<EntityKind, string[]>> {
  return idsByKind(db, (kind) => entities[kind].isOwnedBy([userId]));
}
