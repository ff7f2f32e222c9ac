import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { EntityRef } from "@khamt/contract";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import { fold } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { searchEntries, searchWords } from "../../platform/db/schema/index.ts";
import { dependentsOf, entities } from "../index.ts";
import { textsOf } from "../texts.ts";
import { forgetWords } from "./forget.ts";
import { type Entry, entryOf } from "./lexemes.ts";

type Listed = { id: string; createdAt: Date };

/**
 * Files the listed ones of the entities for search, as they stand in their table, and takes out the others. To be called
 * in the transaction that wrote them.
 */
export async function fileEntities(
  db: Db,
  { kind, ids }: { kind: EntityKind; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  const { table, isListed } = entities[kind];
  const entries = await readEntries(db, kind, and(inArray(table.id, [...ids]), isListed));
  const hidden = ids.filter((id) => !entries.some((each) => each.id === id));
  await takeOut(db, hidden);
  await fileEntries(db, { kind, entries });
  // What only hidden ones say is no suggestion to anybody.
  await forgetWords(db, await wordsOfEntities(db, { kind, ids: hidden }));
}

/** Files a profile and what is listed only beside it. */
export async function fileEntity(db: Db, { kind, id }: EntityRef): Promise<void> {
  await fileEntities(db, { kind, ids: [id] });
  const dependents = await dependentsOf(db, { kind, id });
  for (const each of entityKinds) await fileEntities(db, { kind: each, ids: dependents[each] });
}

/** The words that the entities brought in. */
export async function wordsOfEntities(
  db: Db,
  { kind, ids }: { kind: EntityKind; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const entries = await readEntries(db, kind, inArray(entities[kind].table.id, [...ids]));
  return entries.flatMap(({ words }) => words);
}

type Filing = { kind: EntityKind; entries: readonly (Listed & Entry)[] };

export async function fileEntries(db: Db, { kind, entries }: Filing): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ id, createdAt, lexemes }) => ({ id, created_at: createdAt, lexemes }));
  await db.execute(sql`
    insert into ${searchEntries} (id, created_at, kind, terms)
    select id, created_at, ${kind}, array_to_tsvector(lexemes)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (id uuid, created_at timestamptz, lexemes text[])
    order by id
    on conflict (id) do update set created_at = excluded.created_at, kind = excluded.kind, terms = excluded.terms`);
  await fileWords(
    db,
    entries.flatMap(({ words }) => words),
  );
}

/** In one order, so that two writers never wait for each other. */
export async function fileWords(db: Db, words: readonly string[]): Promise<void> {
  const rows = [...new Set(words)].sort().map((word) => ({ word, sound: fold(word) }));
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${searchWords} (word, sound)
    select word, sound from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (word text, sound text)
    on conflict do nothing`);
}

async function takeOut(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(searchEntries).where(inArray(searchEntries.id, [...ids]));
}

/** Locked, so that nobody hides one before it is filed. */
async function readEntries<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  where: SQL | undefined,
): Promise<(Listed & Entry)[]> {
  const { fields, readStored } = entities[kind];
  const rows = await readStored(db, { where, lock: "share" });
  return rows.map((row) => ({ id: row.id, createdAt: row.createdAt, ...entryOf(textsOf(fields, row)) }));
}
