/** What administrators have decided about accounts. Free of code that checks: the browser loads it too. */
export const sanctionKinds = ["restricted", "suspended"] as const;
/** "restricted": reads and keeps the own profiles, but writes to nobody. "suspended": cannot sign in, and is not listed. */
export const accountStandings = ["good", ...sanctionKinds] as const;

/** What the log of administrators' acts knows. */
export const administratorActs = [
  "dismissed",
  "upheld",
  "reversed",
  "kept",
  "restricted",
  "suspended",
  "restored",
  "appointed",
  "promoted",
  "demoted",
  "vouched",
  "vouch-ended",
  "signed-out",
  "password-letter",
  "gave-back",
  "imported",
  "withdrawn",
  "readdressed",
  "site-changed",
] as const;

export type SanctionKind = (typeof sanctionKinds)[number];
export type AccountStanding = (typeof accountStandings)[number];
export type ActOfAdministrator = (typeof administratorActs)[number];
