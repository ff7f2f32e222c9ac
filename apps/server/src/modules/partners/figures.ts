import { and, count, eq, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { company } from "../../entities/company.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, connections, domainClaims, verifications } from "../../platform/db/schema/index.ts";

/**
 * What the rows say of an account: with how many members it is connected, and how the company is called
 * that it has listed, or at which it has confirmed an address.
 */
export type Figures = { connections: number; company: string | null };

/** Of all accounts of a page in one query each. */
export async function figuresOf(db: Db, accounts: readonly string[]): Promise<(account: string) => Figures> {
  const ids = [...new Set(accounts)];
  if (ids.length === 0) return () => ({ connections: 0, company: null });
  const [connected, own, employers] = await Promise.all([
    countConnections(db, ids),
    namesOfCompanies(db, ids),
    namesOfEmployers(db, ids),
  ]);
  return (account) => ({
    connections: connected.get(account) ?? 0,
    company: own.get(account) ?? employers.get(account) ?? null,
  });
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
