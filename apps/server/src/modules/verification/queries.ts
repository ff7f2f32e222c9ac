import { and, eq, isNull, or } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { companies, domainClaims, users, verifications } from "../../platform/db/schema/index.ts";

export type OwnRow = Awaited<ReturnType<typeof readOwn>>[number];

/** What verifies the member now, each way at most once. */
export function readOwn(db: Db, userId: string) {
  const { kind, address, createdAt, vouchedBy } = verifications;
  return db
    .select({
      kind,
      address,
      createdAt,
      vouchedBy,
      by: nameOfMember(users),
      domain: domainClaims.domain,
      company: companies.name,
    })
    .from(verifications)
    .leftJoin(users, eq(users.id, vouchedBy))
    .leftJoin(domainClaims, eq(domainClaims.id, verifications.claimId))
    .leftJoin(companies, eq(companies.id, domainClaims.companyId))
    .where(
      and(
        eq(verifications.userId, userId),
        isNull(verifications.endedAt),
        or(eq(kind, "vouch"), eq(domainClaims.state, "verified")),
      ),
    );
}
