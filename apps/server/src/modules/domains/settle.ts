import { day } from "@khamt/contract/durations";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { changeClaim, type ClaimRow, holdClaims, markCompany, unmarkCompany } from "./queries.ts";
import type { Answers } from "./look-up.ts";
import { judge } from "./records.ts";

const betweenChecks = 7 * day;
/** Longest that a domain counts as proven while its name servers are silent. */
const longestSilence = 30 * day;

/** "taken": another company has proven that the domain is its own. */
export type Outcome = "verified" | "taken" | "unproven" | "lost";

/** Writes down what a look brought, and what follows from it for the claim and the mark of its company. */
export async function settle(
  tx: Db,
  { row, answers, now }: { row: ClaimRow; answers: Answers; now: Date },
): Promise<Outcome> {
  const { claim, holder } = await holdClaims(tx, row);
  if (!claim) throw new HttpError("not-found");
  const records = judge(claim, answers);
  const proof = records.find(({ type }) => type === "TXT")?.state;
  const looked = { records, checkedAt: now };
  if (proof === "found") {
    if (!holder) return verify(tx, { claim, looked, now });
    await changeClaim(tx, claim.id, looked);
    // If the holder has no proof any more, the domain is free after two looks.
    await changeClaim(tx, holder.id, { recheckAt: earlier(holder.recheckAt, now) });
    return "taken";
  }
  if (claim.state !== "verified") {
    await changeClaim(tx, claim.id, looked);
    return "unproven";
  }
  return miss(tx, { claim, looked, now, isSilent: proof === "unanswered" });
}

type Step = { claim: ClaimRow; looked: Partial<ClaimRow>; now: Date };

async function verify(tx: Db, { claim, looked, now }: Step): Promise<Outcome> {
  const isNew = claim.state !== "verified";
  await changeClaim(tx, claim.id, {
    ...looked,
    ...(isNew && { state: "verified" as const, verifiedAt: now, lostAt: null }),
    provenAt: now,
    missedAt: null,
    recheckAt: after(now, betweenChecks),
  });
  await markCompany(tx, claim.companyId, now);
  return "verified";
}

/** Once is an accident. Silence says nothing about the record, unless it goes on for long. */
async function miss(
  tx: Db,
  { claim, looked, now, isSilent }: Step & { isSilent: boolean },
): Promise<Outcome> {
  const isMissedAgain = !isSilent && claim.missedAt !== null && now >= after(claim.missedAt, day);
  if (isMissedAgain || now >= after(claim.provenAt ?? now, longestSilence)) {
    await changeClaim(tx, claim.id, {
      ...looked,
      state: "lost",
      lostAt: now,
      missedAt: null,
      recheckAt: null,
    });
    await unmarkCompany(tx, claim.companyId);
    return "lost";
  }
  const missedAt = isSilent ? claim.missedAt : (claim.missedAt ?? now);
  await changeClaim(tx, claim.id, { ...looked, missedAt, recheckAt: after(now, day) });
  return "unproven";
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

function earlier(one: Date | null, other: Date): Date {
  return one !== null && one < other ? one : other;
}
