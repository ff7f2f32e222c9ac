import type { matchStatuses } from "@khamt/contract/vocabulary";
import type { Access } from "../../platform/http/access.ts";

/** A member's matches are the member's own: no call names another's. */
export const mayKeepMatches: Access = "member";

export type MatchStatus = (typeof matchStatuses)[number];

/** What may become of a match. "pending" is what was shown: nothing goes back to it; somebody contacted stays contacted. */
const moves: Record<MatchStatus, readonly MatchStatus[]> = {
  pending: ["saved", "contacted", "dismissed"],
  saved: ["contacted", "dismissed"],
  contacted: ["dismissed"],
  dismissed: ["saved", "contacted"],
};

/** To where it is already, as from another device, is no move and allowed. */
export function mayMove(from: MatchStatus, to: MatchStatus): boolean {
  return from === to || moves[from].includes(to);
}
