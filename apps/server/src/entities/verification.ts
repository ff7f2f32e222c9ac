import { domainToUnicode } from "node:url";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Verification, VerificationWay } from "@khamt/contract";
import { companies, domainClaims, verifications } from "../platform/db/schema/index.ts";

/** As the database makes it. */
type StoredVerification = { by: VerificationWay; domain: string | null; since: string };

/** By what a person is verified; where they work says more than who vouches. */
export function verificationOfPerson(userId: PgColumn): SQL<StoredVerification | null> {
  return sql`(
    select jsonb_build_object(
      'by', case proof.kind when 'vouch' then 'operator' else 'address' end,
      'domain', claim.domain,
      'since', proof.created_at
    )
    from ${verifications} proof left join ${domainClaims} claim on claim.id = proof.claim_id
    where proof.user_id = ${inFull(userId)} and proof.ended_at is null and (proof.kind = 'vouch' or claim.state = 'verified')
    order by proof.kind limit 1
  )`;
}

export function verificationOfCompany(companyId: PgColumn): SQL<StoredVerification | null> {
  return sql`(
    select jsonb_build_object('by', 'domain', 'domain', claim.domain, 'since', claim.verified_at)
    from ${domainClaims} claim where claim.company_id = ${inFull(companyId)} and claim.state = 'verified'
  )`;
}

/** An idea is as verified as the person or company behind it. */
export function verificationOfOwner(userId: PgColumn): SQL<StoredVerification | null> {
  return sql`coalesce(${verificationOfPerson(userId)}, (
    select jsonb_build_object('by', 'domain', 'domain', claim.domain, 'since', claim.verified_at)
    from ${domainClaims} claim join ${companies} firm on firm.id = claim.company_id
    where firm.user_id = ${inFull(userId)} and claim.state = 'verified' limit 1
  ))`;
}

export function presentVerification(stored: StoredVerification | null): Verification | null {
  if (stored === null) return null;
  const { by, domain, since } = stored;
  return { by, domain: domain && domainToUnicode(domain), since: new Date(since).toISOString() };
}

/** With its table's name: within a query of its own, another table's column may bear the same. */
function inFull(column: PgColumn): SQL {
  return sql`${column.table}.${sql.identifier(column.name)}`;
}
