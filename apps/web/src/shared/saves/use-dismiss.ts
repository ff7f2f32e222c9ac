import type { EntityRef, MatchResult } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { standingQuery } from "../connect/connections.ts";
import { useSavedMatches } from "./index.ts";
import { useDismissFound } from "./use-dismiss-found.ts";

type Source = EntityRef & { name: string };

export type Dismissing = {
  dismiss: (result: MatchResult) => void;
  isPending: boolean;
};

/** Of what was found for a profile of the member's own; undefined for who has no say in that. */
export function useDismiss(source: Source | undefined, onDismissed: () => void): Dismissing | undefined {
  const isMember = useUser() !== null;
  const { matches } = useSavedMatches();
  const { data: standing } = useQuery({
    ...standingQuery(source ?? { kind: "idea", id: "" }),
    enabled: isMember && source !== undefined,
  });
  const { dismiss, isPending } = useDismissFound(onDismissed);
  if (standing?.is !== "own") return undefined;
  const keptAs = ({ id }: MatchResult) => matches?.find(({ targetId }) => targetId === id);
  return {
    dismiss: (result) => dismiss({ found: { result, source }, before: keptAs(result) }),
    isPending,
  };
}
