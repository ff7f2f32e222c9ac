import { domainToUnicode } from "node:url";
import type { DomainClaim, OwnDomain } from "@khamt/contract";
import { wantedRecords } from "./records.ts";
import type { OwnClaim, OwnRow } from "./queries.ts";

export function presentOwn(row: OwnRow | undefined): OwnDomain {
  if (!row) return { company: null, claim: null };
  const { website, ...company } = row.company;
  return {
    company: { ...company, websiteDomain: domainOf(website) },
    claim: row.claim && presentClaim(row.claim),
  };
}

/** The host of a website without www, to be proposed. */
function domainOf(website: string | null): string | null {
  const host = website === null ? undefined : URL.parse(website)?.hostname;
  return host ? domainToUnicode(host.replace(/^www\./, "")) : null;
}

export function presentClaim(row: OwnClaim): DomainClaim {
  return {
    id: row.id,
    domain: domainToUnicode(row.domain),
    code: row.token,
    state: row.state,
    isTaken: row.isTaken,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    lostAt: row.lostAt?.toISOString() ?? null,
    records: wantedRecords(row).map((wanted) => {
      const { state = null, seen = [] } = row.records.find(({ type }) => type === wanted.type) ?? {};
      return { ...wanted, state, seen };
    }),
  };
}
