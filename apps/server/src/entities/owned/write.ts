import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import { completenessOf, missingFields } from "@khamt/contract/completeness";
import { byKind, type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import { detectLanguage } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requireVersion } from "../../platform/http/version.ts";
import { dropDraft } from "../drafts.ts";
import { isHeld } from "../holds.ts";
import { dependentsOf, entities, type FieldsOf, type OwnRowOf } from "../index.ts";
import type { Rates } from "../meaning.ts";
import { erasePointing, wordsOf } from "../personal-data/erase.ts";
import { fileEntity } from "../search/entries.ts";
import { forgetWords } from "../search/forget.ts";
import { idOfKey, saysTheSame } from "./made-once.ts";
import { getOwn, ownedIds, requireOwn } from "./own.ts";
import { changeShownFiles, filesOf, type ShownFiles } from "./shown-files.ts";

export type Setup = {
  db: Db;
  rates: Rates;
  clock: () => Date;
  /** What is left to do for listings that are about to be deleted. */
  closeListings: (tx: Db, listings: readonly string[]) => Promise<void>;
  /** What ends when a person is called otherwise than before. */
  onRename: (tx: Db, userId: string) => Promise<void>;
};

/** Creating, changing and removing of what members own: each in one transaction, with search and files kept in step. */
export function createWriter<Kind extends EntityKind>(
  kind: Kind,
  { db, rates, clock, closeListings, onRename }: Setup,
) {
  const entity = entities[kind];
  const { table } = entity;

  return {
    /** With a key that one was made with already: answers with that one. Throws a conflict when it says something else by now. */
    create: (userId: string, { fields, key }: Making<FieldsOf[Kind]>) =>
      db.transaction(async (tx) => {
        // One at a time for each member, so that none slips in between the count and the new row.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
        const id = key === undefined ? undefined : idOfKey({ userId, kind, key });
        const made = id === undefined ? undefined : await getOwn(tx, { userId, kind, id });
        if (made && !saysTheSame(made, fields)) throw new HttpError("conflict");
        if (made) return made.id;
        const others = await ownedIds(tx, kind, [userId]);
        if (entity.isSingle && others.length > 0) throw new HttpError("already-exists");
        if (others.length >= mostOwn) throw new HttpError("too-many-own");
        const createdAt = clock();
        const owner = await entity.owner(tx, userId);
        const columns = {
          ...columnsOf(fields, createdAt),
          ...entity.begin?.(createdAt),
          ...owner,
          createdAt,
          // The database's clock may be behind, and its time is that of the transaction's beginning.
          updatedAt: sql`greatest(now(), ${createdAt.toISOString()}::timestamptz)`,
        };
        const values = id === undefined ? columns : { ...columns, id };
        const [row] = await tx.insert(table).values(values).returning({ id: table.id });
        if (!row) throw new Error("nothing was inserted");
        await keepInStep(tx, { userId, id: row.id, before: {}, after: fields });
        await dropDraft(tx, { userId, kind, entity: "new" });
        return row.id;
      }),

    /** Throws a conflict when it is no longer the version that was edited. */
    update: (userId: string, { id, version, fields, keepsDraft }: Edit<FieldsOf[Kind]>) =>
      db.transaction(async (tx) => {
        const own = { userId, kind, id };
        await requireOwn(tx, own);
        await entity.owner(tx, userId);
        await holdRow(tx, { kind, id });
        const row = await requireOwn(tx, own);
        requireVersion(row, version);
        const words = await wordsOf(
          tx,
          byKind((each) => (each === kind ? [id] : [])),
        );
        const held = (await isHeld(tx, { kind, id })) && entity.setActive(false);
        await tx
          .update(table)
          .set({ ...columnsOf(fields, row.createdAt, row), ...held })
          .where(eq(table.id, id));
        if (nameOfPerson(fields) !== nameOfPerson(row)) await onRename(tx, userId);
        await keepInStep(tx, { userId, id, before: filesOf(entity.fields, row), after: fields });
        // What the earlier version said and this one does not, nobody else may say.
        await forgetWords(tx, words);
        if (!keepsDraft) await dropDraft(tx, { userId, kind, entity: id });
      }),

    remove: (userId: string, id: string) =>
      db.transaction(async (tx) => {
        const own = { userId, kind, id };
        await requireOwn(tx, own);
        // What hangs off it first: who applies to a listing holds that, and only then asks for its company.
        await holdDependents(tx, { kind, id });
        await holdRow(tx, { kind, id });
        const row = await requireOwn(tx, own);
        const dependents = await dependentsOf(tx, { kind, id });
        const gone = byKind((each) => (each === kind ? [id] : dependents[each]));
        await closeListings(tx, gone.project);
        const words = await wordsOf(tx, gone);
        await erasePointing(tx, { entities: gone });
        await tx.delete(table).where(eq(table.id, id));
        await changeShownFiles(tx, { userId, before: filesOf(entity.fields, row), after: {}, now: clock() });
        for (const each of entityKinds)
          for (const id of gone[each]) await dropDraft(tx, { userId, kind: each, entity: id });
        await forgetWords(tx, words);
      }),
  };
  type Step = { userId: string; id: string; before: ShownFiles; after: FieldsOf[Kind] };

  async function keepInStep(tx: Db, { userId, id, before, after }: Step): Promise<void> {
    await changeShownFiles(tx, { userId, before, after: filesOf(entity.fields, after), now: clock() });
    await fileEntity(tx, { kind, id });
  }

  function columnsOf(fields: FieldsOf[Kind], createdAt: Date, row?: OwnRowOf[Kind]): object {
    const own = Object.keys(getTableColumns(table));
    const written = Object.fromEntries(Object.entries(fields).filter(([name]) => own.includes(name)));
    const isComplete = missingFields(kind, fields).length === 0;
    const isOpen = row === undefined || (entity.isOpen?.(row) ?? true);
    return {
      ...written,
      ...entity.derive({ ...fields, createdAt }, rates),
      completeness: completenessOf(kind, fields),
      ...entity.stamps?.(clock()),
      contentLanguage: detectLanguage(entity.prose(fields).filter(Boolean).join("\n")),
      ...entity.setActive(fields.isPublished && isComplete && isOpen),
    };
  }
}

async function holdDependents(tx: Db, ref: EntityRef): Promise<void> {
  const dependents = await dependentsOf(tx, ref);
  for (const kind of entityKinds) {
    const { table } = entities[kind];
    if (dependents[kind].length === 0) continue;
    const own = inArray(table.id, dependents[kind]);
    await tx.select({ id: table.id }).from(table).where(own).orderBy(table.id).for("update");
  }
}

async function holdRow(tx: Db, { kind, id }: EntityRef): Promise<void> {
  const { table } = entities[kind];
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
}

/** Of other kinds empty. */
function nameOfPerson(fields: object): string {
  const { firstName, lastName }: { firstName?: unknown; lastName?: unknown } = fields;
  return [firstName, lastName].filter(Boolean).join(" ");
}

type Making<Fields> = { fields: Fields; key: string | undefined };
export type Edit<Fields> = { id: string; version: Date; fields: Fields; keepsDraft: boolean };

/** Of each kind, for one account. */
const mostOwn = 50;
