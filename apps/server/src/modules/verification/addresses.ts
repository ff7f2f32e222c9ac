import { domainToASCII, domainToUnicode } from "node:url";
import { and, eq, or, sql } from "drizzle-orm";
import { companies, domainClaims, verifications } from "../../platform/db/schema/index.ts";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { notify, type NotifyTransaction } from "../notifications/index.ts";

/** A company whose domain is verified. */
type Employer = { claimId: string; company: string };

/** Whose domain the address is at; not one above or below it. Throws domain-not-verified where there is none. */
export async function requireEmployer(db: Db, email: string): Promise<Employer> {
  const domain = domainToASCII(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
  const [row] = await db
    .select({ claimId: domainClaims.id, company: companies.name })
    .from(domainClaims)
    .innerJoin(companies, eq(companies.id, domainClaims.companyId))
    .where(and(eq(domainClaims.domain, domain), eq(domainClaims.state, "verified")));
  if (!row) throw new HttpError("domain-not-verified");
  return row;
}

type Proven = { userId: string; address: string; claimId: string; now: Date };

/** In the place of the one before. Whoever proved the same address earlier no longer has it. */
export async function keepAddress(tx: Db, { userId, address, claimId, now }: Proven): Promise<void> {
  const isSame = sql`lower(${verifications.address}) = ${address.toLowerCase()}`;
  await tx.delete(verifications).where(or(and(eq(verifications.userId, userId), isAddress), isSame));
  await tx.insert(verifications).values({ userId, kind: "address", address, claimId, createdAt: now });
}

export async function removeAddress(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(and(eq(verifications.userId, userId), isAddress));
}

/** The domain is its company's no longer, or for now: whoever was verified by it is so no more, and hears of it. */
export async function loseAddresses(
  tools: NotifyTransaction,
  { id, domain }: { id: string; domain: string },
): Promise<void> {
  const lost = await tools.tx
    .delete(verifications)
    .where(eq(verifications.claimId, id))
    .returning({ userId: verifications.userId });
  for (const { userId } of lost)
    await notify(tools, {
      to: userId,
      kind: "verification",
      subjectId: id,
      data: { text: "lost", title: domainToUnicode(domain) },
    });
}

const isAddress = eq(verifications.kind, "address");
