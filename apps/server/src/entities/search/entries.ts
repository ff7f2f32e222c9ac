import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { fold } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { isListed } from "../listed.ts";
import {
  companies,
  projectListings,
  searchEntries,
  searchWords,
  startupCofounders,
  startupIdeas,
} from "../../platform/db/schema/index.ts";
import { cofounderTexts, companyTexts, type EntityTexts, ideaTexts, projectTexts } from "../texts.ts";
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
  const found = await readers[kind](db, and(inArray(tables[kind].id, [...ids]), isListed[kind]));
  const entries = found.map(({ texts, ...entity }) => ({ ...entity, ...entryOf(texts) }));
  await takeOut(
    db,
    ids.filter((id) => !found.some((each) => each.id === id)),
  );
  await fileEntries(db, { kind, entries });
}

/** The words that the entities brought in. */
export async function wordsOfEntities(
  db: Db,
  { kind, ids }: { kind: EntityKind; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await readers[kind](db, inArray(tables[kind].id, [...ids]));
  return found.flatMap(({ texts }) => entryOf(texts).words);
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

const tables = {
  idea: startupIdeas,
  cofounder: startupCofounders,
  company: companies,
  project: projectListings,
};

type Reader = (db: Db, where: SQL | undefined) => Promise<(Listed & { texts: EntityTexts })[]>;

/** Locked, so that nobody hides one before it is filed. */
const readers: Record<EntityKind, Reader> = {
  idea: async (db, where) =>
    (await db.select().from(startupIdeas).where(where).for("share")).map((row) =>
      withTexts(row, ideaTexts(row)),
    ),
  cofounder: async (db, where) =>
    (await db.select().from(startupCofounders).where(where).for("share")).map((row) =>
      withTexts(row, cofounderTexts(row)),
    ),
  company: async (db, where) =>
    (await db.select().from(companies).where(where).for("share")).map((row) =>
      withTexts(row, companyTexts(row)),
    ),
  project: async (db, where) =>
    (await db.select().from(projectListings).where(where).for("share")).map((row) =>
      withTexts(row, projectTexts(row)),
    ),
};

function withTexts({ id, createdAt }: Listed, texts: EntityTexts) {
  return { id, createdAt, texts };
}
