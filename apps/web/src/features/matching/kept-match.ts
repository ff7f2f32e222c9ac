import { useCallback } from "react";
import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import type { MatchTarget } from "./target.ts";

/** A match that was made on a page stays with the page's place in the history: Back and reload bring it back. */
export type KeptMatch = {
  /** What on the page has made it. */
  by: string;
  target: MatchTarget;
};

/** The match that was made here, and the way to keep another, or none. */
export function useKeptMatch(
  by: string,
): [MatchTarget | undefined, (target: MatchTarget | undefined) => void] {
  const router = useRouter();
  // The server knows nothing of a browser's history.
  const isHydrated = useHydrated();
  const kept = useLocation({ select: ({ state }) => state.match });
  const keep = useCallback(
    (target: MatchTarget | undefined) =>
      void router.navigate({
        to: ".",
        search: true,
        hash: true,
        state: (old) => ({ ...old, match: target && { by, target } }),
        replace: true,
        resetScroll: false,
      }),
    [router, by],
  );
  return [isHydrated && kept?.by === by ? kept.target : undefined, keep];
}

/** The name of what makes a match: its type, and the profile that it stands by. */
export function makerOf(type: MatchTarget["type"], source?: { kind: string; id: string }): string {
  return source === undefined ? type : `${type} ${source.kind}:${source.id}`;
}
