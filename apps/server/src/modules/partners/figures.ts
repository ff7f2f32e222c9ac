import { and, count, eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { company } from "../../entities/company.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, connections, reviews, startupCofounders } from "../../platform/db/schema/index.ts";

/** What the rows say of an account: with how many members it is connected, and how its company is called. */
export type Figures = {
  connections: number;
  company: string | null;
  /** Of somebody's profile: what others have said of their work. */
  rating: number | null;
  reviews: number;
};

/** Of all accounts of a page in one query each. */
export async function figuresOf(db: Db, accounts: readonly string[]): Promise<(account: string) => Figures> {
  const ids = [...new Set(accounts)];
  if (ids.length === 0) return () => nothing;
  const [connected, firms, rated] = await Promise.all([
    countConnections(db, ids),
    namesOfCompanies(db, ids),
    ratingsOfPeople(db, ids),
  ]);
  return (account) => ({
    connections: connected.get(account) ?? 0,
    company: firms.get(account) ?? null,
    rating: rated.get(account)?.rating ?? null,
    reviews: rated.get(account)?.reviews ?? 0,
  });
}

const nothing: Figures = { connections: 0, company: null, rating: null, reviews: 0 };

type Rated = { account: string; rating: number; reviews: number };

/** By the account of the profile: there is one for each. */
async function ratingsOfPeople(db: Db, ids: string[]): Promise<Map<string, Rated>> {
  const rows = await db
    .select({
      account: startupCofounders.userId,
      rating: sql`round(avg(${reviews.rating}), 1)`.mapWith(Number),
      reviews: count(),
    })
    .from(reviews)
    .innerJoin(startupCofounders, eq(startupCofounders.id, reviews.cofounderId))
    .where(inArray(startupCofounders.userId, ids))
    .groupBy(startupCofounders.userId);
  return new Map(rows.map((row) => [row.account, row]));
}

async function countConnections(db: Db, ids: string[]): Promise<Map<string, number>> {
  const sideOf = (side: typeof connections.senderId | typeof connections.receiverId) =>
    db
      .select({ account: side })
      .from(connections)
      .where(and(eq(connections.state, "accepted"), inArray(side, ids)));
  const sides = unionAll(sideOf(connections.senderId), sideOf(connections.receiverId)).as("sides");
  const rows = await db
    .select({ account: sides.account, connections: count() })
    .from(sides)
    .groupBy(sides.account);
  return new Map(rows.map((row) => [row.account, row.connections]));
}

async function namesOfCompanies(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ account: companies.userId, name: companies.name })
    .from(companies)
    .where(and(inArray(companies.userId, ids), company.isListed));
  return new Map(rows.map(({ account, name }) => [account, name]));
}
