import { and, desc, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { byKind, type EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { after, newestFirst, type PageRequest, type Position, readCursor } from "../../platform/db/paging.ts";
import { searchEntries } from "../../platform/db/schema/index.ts";
import { beyond } from "./tsquery.ts";

export type Search = {
  /** Queries of PostgreSQL's text search, best first, each holding the one before. */
  tiers: readonly string[];
  kinds: readonly EntityKind[];
  /** A further condition on the entries of a kind. */
  among?: Partial<Record<EntityKind, SQL | undefined>>;
};

export type Hit = { id: string; kind: EntityKind; createdAt: Date; tier: number };
export type Counts = Record<EntityKind, number>;

/** Counts are exact up to here, and mean "or more" from here on. */
export const countedTo = 1000;

/** The hits of a page and one more: tier by tier, the newest first in each. */
export async function findHits(
  db: Db,
  { request, ...search }: Search & { request: PageRequest },
): Promise<Hit[]> {
  const { limit, cursor } = request;
  const from = readCursor(cursor);
  const hits: Hit[] = [];
  for (let tier = from?.tier ?? 0; tier < search.tiers.length && hits.length <= limit; tier++) {
    const query = beyond(search.tiers[tier - 1], search.tiers[tier] ?? "");
    const position = tier === from?.tier ? from : undefined;
    const found = await newestHits(db, { ...search, query, position, limit: limit + 1 - hits.length });
    hits.push(...found.map((hit) => ({ ...hit, tier })));
  }
  return hits;
}

/** How many of each kind there are, at most `countedTo`. */
export async function countHits(db: Db, { tiers, kinds, among = {} }: Search): Promise<Counts> {
  const counts: Counts = byKind(() => 0);
  const [best, all] = [tiers[0], tiers.at(-1)];
  if (best === undefined || all === undefined) return counts;
  const columns = kinds.map((kind) => {
    const count = (query: string) => countOf(and(isAnswer(kind, query), among[kind]));
    // The best alone are often enough, and quickly counted.
    return sql`case when ${count(best)} = ${countedTo} then ${countedTo} else ${count(all)} end as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute<Record<EntityKind, string | number>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  for (const kind of kinds) counts[kind] = Number(rows[0]?.[kind] ?? 0);
  return counts;
}

type Few = Omit<Search, "tiers"> & { queries: readonly string[]; most: number };

/** How many hits each query has, at most so many of a kind: all of them in one question, whatever their number. */
export async function countUpTo(db: Db, { queries, kinds, among = {}, most }: Few): Promise<number[]> {
  const isAnswer = sql`${searchEntries.terms} @@ nullif(asked.query, '')::tsquery`;
  const counts = kinds.map((kind) => {
    const condition = and(isOf(kind), isAnswer, among[kind]);
    return sql`(select count(*) from (select from ${searchEntries} where ${condition} limit ${most}) as found)`;
  });
  const { rows } = await db.execute<{ count: string }>(
    sql`select ${sql.join(counts, sql` + `)} as count
      from unnest(${sql.param(queries)}::text[]) with ordinality as asked(query, at) order by at`,
  );
  return rows.map(({ count }) => Number(count));
}

function countOf(condition: SQL | undefined): SQL {
  return sql`(select count(*) from (select from ${searchEntries} where ${condition} limit ${countedTo}) as found)`;
}

type Wanted = Omit<Search, "tiers"> & { query: string; position: Position | undefined; limit: number };

async function newestHits(db: Db, { query, kinds, among = {}, position, limit }: Wanted) {
  const ofKind = (kind: EntityKind) =>
    db
      .select({ id: searchEntries.id, kind: searchEntries.kind, createdAt: searchEntries.createdAt })
      .from(searchEntries)
      .where(and(isAnswer(kind, query), among[kind], position && after(searchEntries, position)))
      .orderBy(...newestFirst(searchEntries))
      .limit(limit);
  const [first, second, ...others] = kinds.map(ofKind);
  if (!first) return [];
  if (!second) return first;
  return unionAll(first, second, ...others)
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(limit);
}

export function isAnswer(kind: EntityKind, query: string): SQL | undefined {
  return and(isOf(kind), answers(query));
}

/** Written out, for each kind has an index of its own. */
function isOf(kind: EntityKind): SQL {
  return sql`${searchEntries.kind} = ${sql.raw(`'${kind}'`)}`;
}

/**
 * The planner is not to see the query: to a common one it would prefer reading every row, unaware that each row's terms
 * must be fetched from elsewhere.
 */
function answers(query: string): SQL {
  return sql`${searchEntries.terms} @@ (select ${query}::tsquery)`;
}
