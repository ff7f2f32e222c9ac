import { eq, getTableColumns } from "drizzle-orm";
import { missingFields } from "@khamt/contract/completeness";
import { detectLanguage } from "@khamt/language";
import type { Rates } from "../derive.ts";
import type { Db } from "../../platform/db/handle.ts";
import { erasePointing, wordsOf } from "../personal-data/erase.ts";
import { projectListings, type startupIdeas, users } from "../../platform/db/schema/index.ts";
import { fileEntities } from "../search/entries.ts";
import { forgetWords } from "../search/forget.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Post } from "../../platform/mail/mail.ts";
import { dropDraft } from "../drafts.ts";
import { closeForGood } from "../../modules/projects/life.ts";
import { isHeld } from "../holds.ts";
import type { OwnedEntity, OwnFields, OwnRow, ShownFiles } from "./entity.ts";
import { changeShownFiles } from "./shown-files.ts";

export type Setup = {
  db: Db;
  rates: Rates;
  clock: () => Date;
  live: Live;
  /** Undefined without a mail server. */
  post: Post | undefined;
};

/** Creating, changing and removing of what members own: each in one transaction, with search and files kept in step. */
export function createWriter<Fields extends OwnFields, Row extends OwnRow, Own>(
  entity: OwnedEntity<Fields, Row, Own>,
  { db, rates, clock, live, post }: Setup,
) {
  // The four tables share these columns; the others come from the kind's own schema.
  const table = entity.table as typeof startupIdeas;
  const { kind } = entity;

  return {
    create: (userId: string, fields: Fields) =>
      db.transaction(async (tx) => {
        // One at a time for each member, so that none slips in between the count and the new row.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
        const others = await entity.listOwn(tx, userId);
        if (entity.isSingle && others.length > 0) throw new HttpError("already-exists");
        if (others.length >= mostOwn) throw new HttpError("too-many-own");
        const createdAt = clock();
        const owner = await entity.owner(tx, userId);
        const values = { ...columnsOf(fields, createdAt), ...entity.begin?.(createdAt), ...owner, createdAt };
        const [row] = await tx
          .insert(table)
          .values(values as typeof startupIdeas.$inferInsert)
          .returning({ id: table.id });
        if (!row) throw new Error("nothing was inserted");
        await keepInStep(tx, { userId, id: row.id, before: {}, after: fields });
        await dropDraft(tx, { userId, kind, entity: "new" });
        return row.id;
      }),

    /** Throws a conflict when it is no longer the version that was edited. */
    update: (userId: string, { id, version, fields, keepsDraft }: Edit<Fields>) =>
      db.transaction(async (tx) => {
        await requireOwn(tx, userId, id);
        await entity.owner(tx, userId);
        await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
        const row = await requireOwn(tx, userId, id);
        if (row.updatedAt.getTime() !== version.getTime()) throw new HttpError("conflict");
        const held = (await isHeld(tx, { kind, id })) && { [entity.activeColumn]: false };
        await tx
          .update(table)
          .set({ ...columnsOf(fields, row.createdAt, row), ...held })
          .where(eq(table.id, id));
        await keepInStep(tx, { userId, id, before: filesOf(row), after: fields });
        if (!keepsDraft) await dropDraft(tx, { userId, kind, entity: id });
      }),

    remove: (userId: string, id: string) =>
      db.transaction(async (tx) => {
        await requireOwn(tx, userId, id);
        await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("update");
        const row = await requireOwn(tx, userId, id);
        const listings = kind === "company" ? await listingsOf(tx, id) : [];
        const gone = { idea: [], cofounder: [], company: [], project: listings, [kind]: [id] };
        await closeForGood({ tx, live, post, now: clock() }, gone.project);
        const words = await wordsOf(tx, gone);
        await erasePointing(tx, { entities: gone });
        await tx.delete(table).where(eq(table.id, id));
        await changeShownFiles(tx, { userId, before: filesOf(row), after: {}, now: clock() });
        await dropDraft(tx, { userId, kind, entity: id });
        for (const entity of listings) await dropDraft(tx, { userId, kind: "project", entity });
        await forgetWords(tx, words);
      }),
  };

  type Step = { userId: string; id: string; before: ShownFiles; after: Fields };

  async function keepInStep(tx: Db, { userId, id, before, after }: Step): Promise<void> {
    await changeShownFiles(tx, { userId, before, after: entity.files(after), now: clock() });
    await fileEntities(tx, { kind, ids: [id] });
    // Listings are shown beside their company: they come back with it.
    if (kind === "company") await fileEntities(tx, { kind: "project", ids: await listingsOf(tx, id) });
  }

  async function requireOwn(tx: Db, userId: string, id: string): Promise<Row> {
    const row = (await entity.listOwn(tx, userId)).find((each) => each.id === id);
    if (!row) throw new HttpError("not-found");
    return row;
  }

  function filesOf(row: Row): ShownFiles {
    return entity.files(row as unknown as Fields);
  }

  function columnsOf(fields: Fields, createdAt: Date, row?: Row): object {
    const own = Object.keys(getTableColumns(table));
    const written = Object.fromEntries(Object.entries(fields).filter(([name]) => own.includes(name)));
    const isComplete = missingFields(kind, fields).length === 0;
    const isOpen = row === undefined || (entity.isOpen?.(row) ?? true);
    return {
      ...written,
      ...entity.derive(fields, rates, createdAt),
      ...entity.stamps?.(clock()),
      contentLanguage: detectLanguage(entity.texts(fields).filter(Boolean).join("\n")),
      [entity.activeColumn]: fields.isPublished && isComplete && isOpen,
    };
  }
}

async function listingsOf(db: Db, companyId: string): Promise<string[]> {
  const { id } = projectListings;
  const rows = await db.select({ id }).from(projectListings).where(eq(projectListings.companyId, companyId));
  return rows.map((row) => row.id);
}

export type Edit<Fields> = { id: string; version: Date; fields: Fields; keepsDraft: boolean };

/** Of each kind, for one account. */
const mostOwn = 50;
