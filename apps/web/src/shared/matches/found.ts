import type { MatchResult } from "@khamt/contract";
import { useHydrated, useLocation } from "@tanstack/react-router";

/** What a place of the history knows of the match that has led to it. */
export type Found = Pick<MatchResult, "id" | "compatibility" | "reason" | "contentLanguage"> & {
  evidence: MatchResult["reasons"][number]["evidence"];
  /** It fits words that somebody has written, and not a profile. */
  isForWish: boolean;
};

export function foundBy(result: MatchResult, isForWish: boolean): Found {
  const { id, compatibility, reason, reasons, contentLanguage } = result;
  return { id, compatibility, reason, contentLanguage, evidence: reasons[0]?.evidence ?? [], isForWish };
}

/** How well a profile fits the wish that has led to it. */
export function useFoundForWish(id: string): Found | undefined {
  // The server knows nothing of a browser's history.
  const isHydrated = useHydrated();
  const found = useLocation({ select: ({ state }) => state.found });
  return isHydrated && found?.isForWish === true && found.id === id ? found : undefined;
}
