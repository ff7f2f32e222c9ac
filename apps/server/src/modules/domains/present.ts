import { domainToUnicode } from "node:url";
import type { DomainClaim, OwnDomain } from "@khamt/contract";
import { wantedRecords } from "./records.ts";
import type { ClaimRow, OwnRow } from "./queries.ts";

export function presentOwn(row: OwnRow | undefined): OwnDomain {
  if (!row) return { company: null, claim: null };
  return { company: row.company, claim: row.claim && presentClaim(row.claim) };
}

export function presentClaim(row: ClaimRow): DomainClaim {
  return {
    id: row.id,
    domain: domainToUnicode(row.domain),
    code: row.token,
    state: row.state,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    lostAt: row.lostAt?.toISOString() ?? null,
    records: wantedRecords(row).map((wanted) => {
      const { state = null, seen = [] } = row.records.find(({ type }) => type === wanted.type) ?? {};
      return { ...wanted, state, seen };
    }),
  };
}
