import { domainToUnicode } from "node:url";
import type { OwnVerification, VouchMade } from "@khamt/contract";
import type { OwnRow } from "./queries.ts";
import type { VouchRow } from "./vouches.ts";

/** For the member alone: who vouches by name, and the own address. */
export function presentOwn(rows: readonly OwnRow[]): OwnVerification {
  const vouch = rows.find(({ kind }) => kind === "vouch");
  const work = rows.find(({ kind }) => kind === "address");
  return {
    vouch: vouch
      ? { by: vouch.vouchedBy === null ? null : vouch.by, since: vouch.createdAt.toISOString() }
      : null,
    address: work
      ? {
          address: work.address ?? "",
          company: work.company ?? "",
          domain: domainToUnicode(work.domain ?? ""),
          since: work.createdAt.toISOString(),
        }
      : null,
  };
}

/** For administrators. */
export function presentVouch(row: VouchRow): VouchMade {
  const { id, name, cofounderId, reason, createdAt, endedAt } = row;
  return {
    id,
    name,
    cofounderId,
    reason,
    by: row.vouchedBy === null ? null : row.by,
    since: createdAt.toISOString(),
    ended: endedAt && {
      at: endedAt.toISOString(),
      by: row.endedBy === null ? null : row.enderName,
      reason: row.endReason,
    },
  };
}
