import { and, avg, count, eq, inArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { company } from "../../entities/company.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  companies,
  connections,
  domainClaims,
  reviews,
  verifications,
} from "../../platform/db/schema/index.ts";

/** What the rows say of a partner. */
export type Figures = {
  /** With how many members the account is connected. */
  connections: number;
  /** The one that the account has listed, or at which it has confirmed an address. */
  company: string | null;
  /** The mean of all reviews of the profile that count; null while there is none. */
  rating: number | null;
  reviews: number;
};

type Asked = { id: string; account: string };

/** Of all partners of a page, each kind of figure in one query. */
export async function figuresOf(db: Db, asked: readonly Asked[]): Promise<(partner: Asked) => Figures> {
  if (asked.length === 0) return () => nothing;
  const accounts = [...new Set(asked.map(({ account }) => account))];
  const [connected, own, employers, rated] = await Promise.all([
    countConnections(db, accounts),
    namesOfCompanies(db, accounts),
    namesOfEmployers(db, accounts),
    rate(
      db,
      asked.map(({ id }) => id),
    ),
  ]);
  return ({ id, account }) => ({
    connections: connected.get(account) ?? 0,
    company: own.get(account) ?? employers.get(account) ?? null,
    rating: rated.get(id)?.rating ?? null,
    reviews: rated.get(id)?.reviews ?? 0,
  });
}

const nothing: Figures = { connections: 0, company: null, rating: null, reviews: 0 };

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

/** Where they have confirmed an address. */
async function namesOfEmployers(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ account: verifications.userId, name: companies.name })
    .from(verifications)
    .innerJoin(domainClaims, eq(domainClaims.id, verifications.claimId))
    .innerJoin(companies, eq(companies.id, domainClaims.companyId))
    .where(and(inArray(verifications.userId, ids), eq(domainClaims.state, "verified"), company.isListed));
  return new Map(rows.map(({ account, name }) => [account, name]));
}

/** Of persons and companies alike. */
async function rate(db: Db, ids: string[]): Promise<Map<string, Pick<Figures, "rating" | "reviews">>> {
  const subject = sql<string>`coalesce(${reviews.companyId}, ${reviews.cofounderId})`;
  const rows = await db
    .select({ subject, rating: avg(reviews.rating).mapWith(Number), reviews: count() })
    .from(reviews)
    .where(
      and(
        eq(reviews.isCounted, true),
        sql`(${reviews.companyId} in ${ids} or ${reviews.cofounderId} in ${ids})`,
      ),
    )
    .groupBy(subject);
  return new Map(
    rows.map((row) => [
      row.subject,
      { rating: row.rating === null ? null : Math.round(row.rating * 10) / 10, reviews: row.reviews },
    ]),
  );
}
