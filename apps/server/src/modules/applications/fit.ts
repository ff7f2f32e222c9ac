import type { Matching } from "../../matching/matching.ts";
import { mayMeet } from "../matches/index.ts";
import { fitToday } from "../my-matches/index.ts";
import type { ShownRow } from "./queries.ts";

export type PercentOf = (row: ShownRow) => number | null;

/** How well the profiles of those who apply fit the listings: of those that are listed, of kinds that are matched. */
export async function percentsOf(matching: Matching, rows: readonly ShownRow[]): Promise<PercentOf> {
  const told = await fitToday(matching, rows.filter(isMatched).map(pairOf));
  return (row) => (isMatched(row) ? (told(pairOf(row))?.percent ?? null) : null);
}

function isMatched({ profileKind }: ShownRow): boolean {
  return mayMeet("project", profileKind);
}

function pairOf({ listed, listingId, profileKind, profileId }: ShownRow) {
  return {
    source: listingId ? listed({ kind: "project", id: listingId }) : undefined,
    target: listed({ kind: profileKind, id: profileId }),
  };
}
