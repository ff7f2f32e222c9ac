import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import { searchEntries } from "../../platform/db/schema/index.ts";
import { type Counts, countedTo, countHits, findHits, isAnswer, type Search } from "./find.ts";
import { interpretKeyword } from "./interpret.ts";
import { readQuery } from "./read-query.ts";
import { tiersAbout, tiersOf } from "./tsquery.ts";

type Keyword = Omit<Search, "tiers"> & { keyword: string };
type Listing<Row> = {
  request: PageRequest;
  read: (ids: string[]) => Promise<Row[]>;
};

/** A page of a list with a keyword: what answers all its words, or those that were likely meant, best first. */
export async function pageByKeyword<Row extends { id: string }>(
  db: Db,
  { keyword, ...search }: Keyword & Listing<Row>,
): Promise<Page<Row>> {
  const { tiers, counts, correction } = await interpretKeyword(db, { q: keyword, ...search });
  const page = await readPage(db, { ...search, tiers, counts });
  return correction ? { ...page, correction: correction.query } : page;
}

/** A page of a list that a filter by concepts narrows: who declares them before whom they follow for. */
export async function pageAbout<Row extends { id: string }>(
  db: Db,
  { facets, ...rest }: Omit<Search, "tiers"> & Listing<Row> & { facets: readonly (readonly string[])[] },
): Promise<Page<Row>> {
  const search = { ...rest, tiers: tiersAbout(facets) };
  return readPage(db, { ...search, counts: await countHits(db, search) });
}

/** The ids of what is listed of a kind and answers all words of the keyword: part of a statement. */
export function idsByKeyword(kind: EntityKind, keyword: string): SQL {
  const query = tiersOf(readQuery(keyword)).at(-1);
  const isFound = query === undefined ? sql`false` : isAnswer(kind, query);
  return sql`select ${searchEntries.id} from ${searchEntries} where ${isFound}`;
}

async function readPage<Row extends { id: string }>(
  db: Db,
  { request, read, counts, ...search }: Search & Listing<Row> & { counts: Counts },
): Promise<Page<Row>> {
  const total = Math.min(
    countedTo,
    search.kinds.reduce((sum, kind) => sum + counts[kind], 0),
  );
  const hits = total > 0 ? await findHits(db, { ...search, request, total }) : [];
  const page = pageOf(hits, request, total);
  return { ...page, rows: await readInOrder(page.rows, read) };
}

/** How many of each kind a page by the keyword is of, at most `countedTo`. */
export async function countByKeyword(db: Db, { keyword, ...scope }: Keyword): Promise<Counts> {
  return (await interpretKeyword(db, { q: keyword, ...scope })).counts;
}

/** The rows of the ids in their order, without those that are gone meanwhile. */
export async function readInOrder<Row extends { id: string }>(
  hits: readonly { id: string }[],
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (hits.length === 0) return [];
  const rows = await read(hits.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Entries whose entity meets the condition. */
export function whose(table: PgTable & { id: AnyPgColumn }, condition: SQL | undefined): SQL | undefined {
  return (
    condition && sql`exists (select from ${table} where ${table.id} = ${searchEntries.id} and ${condition})`
  );
}
