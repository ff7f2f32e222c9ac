import { and, desc, type Placeholder, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { byKind, type EntityKind } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { after, newestFirst, type PageRequest, type Position, readCursor } from "../../platform/db/paging.ts";
import { type Given, prepared } from "../../platform/db/prepared.ts";
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

type Finding = Search & { request: PageRequest; /** Of all hits, as they were counted. */ total: number };

/** The hits of a page and one more: tier by tier, the newest first in each, until all are found. */
export async function findHits(db: Db, { request, total, ...search }: Finding): Promise<Hit[]> {
  const { limit, cursor } = request;
  const from = readCursor(cursor);
  const most = from ? limit + 1 : Math.min(limit + 1, total);
  const hits: Hit[] = [];
  for (let tier = from?.tier ?? 0; tier < search.tiers.length && hits.length < most; tier++) {
    const query = beyond(search.tiers[tier - 1], search.tiers[tier] ?? "");
    const position = tier === from?.tier ? from : undefined;
    const found = await newestHits(db, { ...search, query, position, limit: most - hits.length });
    hits.push(...found.map((hit) => ({ ...hit, tier })));
  }
  return hits;
}

/** How many of each kind there are, at most `countedTo`. */
export async function countHits(db: Db, { tiers, kinds, among = {} }: Search): Promise<Counts> {
  const counts: Counts = byKind(() => 0);
  const [best, all] = [tiers[1] ?? tiers[0], tiers.at(-1)];
  if (best === undefined || all === undefined) return counts;
  const rows = kinds.some((kind) => among[kind])
    ? await countQuery(db, { kinds, among, best, all })
    : await countAnswers(kinds)(db, { best, all });
  for (const kind of kinds) counts[kind] = Number(rows[0]?.[kind] ?? 0);
  return counts;
}

const countAnswers = perKinds((kinds: readonly EntityKind[]) =>
  prepared((db) => countQuery(db, { kinds, best: sql.placeholder("best"), all: sql.placeholder("all") })),
);

type Counting = Omit<Search, "tiers"> & { best: Given; all: Given };

function countQuery(db: Db, { kinds, among = {}, best, all }: Counting) {
  const columns = kinds.map((kind) => {
    const count = (query: Given) => countOf(and(isAnswer(kind, query), among[kind]));
    // The best alone are often enough, and quickly counted.
    const counted = sql<string>`case when ${count(best)} = ${enough} then ${enough} else ${count(all)} end`;
    return [kind, counted] as const;
  });
  return db.select(Object.fromEntries(columns)).from(sql`(values (1)) as once`);
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

const enough = sql.raw(String(countedTo));

function countOf(condition: SQL | undefined): SQL {
  return sql`(select count(*) from (select from ${searchEntries} where ${condition} limit ${enough}) as found)`;
}

type Wanted = Omit<Search, "tiers"> & { query: string; position: Position | undefined; limit: number };

async function newestHits(db: Db, { query, kinds: [kind, ...others], among = {}, position, limit }: Wanted) {
  if (kind === undefined) return [];
  const kinds: Some<EntityKind> = [kind, ...others];
  if (position || kinds.some((each) => among[each]))
    return await hitsQuery(db, { query, kinds, among, position, limit });
  return await firstAnswers(kinds)(db, { query, limit });
}

const firstAnswers = perKinds((kinds: Some<EntityKind>) =>
  prepared((db) =>
    hitsQuery(db, {
      query: sql.placeholder("query"),
      kinds,
      among: {},
      position: undefined,
      limit: sql.placeholder("limit"),
    }),
  ),
);

type Some<Item> = readonly [Item, ...Item[]];
type Hits = Pick<Wanted, "position"> & {
  query: Given;
  kinds: Some<EntityKind>;
  among: NonNullable<Search["among"]>;
  limit: number | Placeholder;
};

function hitsQuery(db: Db, { query, kinds, among, position, limit }: Hits) {
  const ofKind = (kind: EntityKind) =>
    db
      .select({ id: searchEntries.id, kind: searchEntries.kind, createdAt: searchEntries.createdAt })
      .from(searchEntries)
      .where(and(isAnswer(kind, query), among[kind], position && after(searchEntries, position)))
      .orderBy(...newestFirst(searchEntries))
      .limit(limit);
  const [kind, ...others] = kinds;
  const [second, ...more] = others.map(ofKind);
  if (!second) return ofKind(kind);
  return unionAll(ofKind(kind), second, ...more)
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(limit);
}

/** What is made of kinds, made once for the same ones. */
function perKinds<Kinds extends readonly EntityKind[], Made>(make: (kinds: Kinds) => Made) {
  const known = new Map<string, Made>();
  return (kinds: Kinds): Made => {
    const name = kinds.join(" ");
    const made = known.get(name) ?? make(kinds);
    known.set(name, made);
    return made;
  };
}

export function isAnswer(kind: EntityKind, query: Given): SQL | undefined {
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
function answers(query: Given): SQL {
  return sql`${searchEntries.terms} @@ (select ${query}::tsquery)`;
}
