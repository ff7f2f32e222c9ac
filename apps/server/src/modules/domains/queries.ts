import { randomBytes } from "node:crypto";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Language } from "@khamt/language";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { keepVersions } from "../../platform/db/keep-versions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, domainClaims, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";

export type ClaimRow = typeof domainClaims.$inferSelect;
export type OwnClaim = ClaimRow & { isTaken: boolean };
export type OwnRow = {
  company: { id: string; name: string; isListed: boolean; website: string | null };
  claim: OwnClaim | null;
};

const tokenBytes = 20;

export async function getOwn(db: Db, userId: string): Promise<OwnRow | undefined> {
  const [row] = await db
    .select({
      company: {
        id: companies.id,
        name: companies.name,
        isListed: companies.isActive,
        website: companies.website,
      },
      claim: domainClaims,
      isTaken: sql<boolean>`exists (select 1 from ${domainClaims} other
        where other.domain = domain_claims.domain and other.id <> domain_claims.id and other.state = 'verified')`,
    })
    .from(companies)
    .leftJoin(domainClaims, eq(domainClaims.companyId, companies.id))
    .where(eq(companies.userId, userId));
  return row && { company: row.company, claim: row.claim && { ...row.claim, isTaken: row.isTaken } };
}

export async function requireClaim(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<OwnClaim> {
  const claim = (await getOwn(db, userId))?.claim;
  if (claim?.id !== id) throw new HttpError("not-found");
  return claim;
}

type Claiming = { userId: string; domain: string; now: Date };

/** With a code that is this claim's only. Throws a conflict where the company has a claim already. */
export async function addClaim(db: Db, { userId, domain, now }: Claiming): Promise<OwnClaim> {
  const own = await getOwn(db, userId);
  if (!own) throw new HttpError("company-needed");
  const token = randomBytes(tokenBytes).toString("hex");
  const [claim] = await db
    .insert(domainClaims)
    .values({ companyId: own.company.id, domain, token, createdAt: now })
    .onConflictDoNothing({ target: domainClaims.companyId })
    .returning({ id: domainClaims.id });
  if (!claim) throw new HttpError("conflict");
  return requireClaim(db, { userId, id: claim.id });
}

type Removing = {
  userId: string;
  id: string;
  /** Before it goes. */
  leave: (tx: Db, claim: ClaimRow) => Promise<void>;
};

export async function removeClaim(db: Db, { userId, id, leave }: Removing): Promise<void> {
  await db.transaction(async (tx) => {
    const claim = await requireClaim(tx, { userId, id });
    const { companyId } = claim;
    await holdCompany(tx, companyId);
    await leave(tx, claim);
    const gone = await tx.delete(domainClaims).where(eq(domainClaims.id, id)).returning();
    if (gone.some(({ state }) => state === "verified")) await unmarkCompany(tx, companyId);
  });
}

/** Verified claims whose time to be looked at again has come, the longest due first. */
export async function listDue(db: Db, { now, most }: { now: Date; most: number }): Promise<ClaimRow[]> {
  return db
    .select()
    .from(domainClaims)
    .where(and(eq(domainClaims.state, "verified"), lte(domainClaims.recheckAt, now)))
    .orderBy(asc(domainClaims.recheckAt), asc(domainClaims.id))
    .limit(most);
}

/**
 * The claim and all others to the same domain, in the transaction's hold: of two checks at once one waits. The company
 * comes first, as where it is removed.
 */
export async function holdClaims(
  tx: Db,
  { id, companyId, domain }: ClaimRow,
): Promise<{ claim: ClaimRow | undefined; holder: ClaimRow | undefined }> {
  await holdCompany(tx, companyId);
  const rows = await tx
    .select()
    .from(domainClaims)
    .where(eq(domainClaims.domain, domain))
    .orderBy(asc(domainClaims.id))
    .for("update");
  return {
    claim: rows.find((row) => row.id === id),
    holder: rows.find((row) => row.state === "verified" && row.id !== id),
  };
}

export async function changeClaim(tx: Db, id: string, fields: Partial<ClaimRow>): Promise<void> {
  await tx.update(domainClaims).set(fields).where(eq(domainClaims.id, id));
}

export async function ownerOf(
  db: Db,
  companyId: string,
): Promise<{ email: string; language: Language; name: string } | undefined> {
  const [owner] = await db
    .select({ email: users.email, language: users.language, name: nameOfMember(users) })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId));
  return owner;
}

const level = "domain";

/** A mark that was given for another reason stays as it is. */
export async function markCompany(tx: Db, companyId: string, now: Date): Promise<void> {
  const isOurs = sql`(not ${companies.isVerified} or ${companies.verificationLevel} = ${level})`;
  await keepVersions(tx, () =>
    tx
      .update(companies)
      .set({ isVerified: true, verificationLevel: level, lastVerifiedAt: now })
      .where(and(eq(companies.id, companyId), isOurs)),
  );
}

/** Takes back only what the domain gave. The date of the last proof stays. */
export async function unmarkCompany(tx: Db, companyId: string): Promise<void> {
  await keepVersions(tx, () =>
    tx
      .update(companies)
      .set({ isVerified: false, verificationLevel: null })
      .where(and(eq(companies.id, companyId), eq(companies.verificationLevel, level))),
  );
}

async function holdCompany(tx: Db, id: string): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for("update");
}
