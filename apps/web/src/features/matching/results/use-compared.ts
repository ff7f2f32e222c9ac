import type { EntityRef, MatchResult } from "@khamt/contract";
import { useState } from "react";
import { useHydrated } from "@tanstack/react-router";
import { mostCompared, readRefs, refOf, writeRefs } from "../../../shared/matches/match-address.ts";

export type Compared = {
  refs: readonly EntityRef[];
  has: (result: MatchResult) => boolean;
  isFull: boolean;
  toggle: (result: MatchResult) => void;
};

/** Who is chosen for a comparison: kept for this visit, for each profile that looks. */
export function useCompared(source: EntityRef | undefined): Compared {
  const key = `khamt-compared-${source?.id ?? ""}`;
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<readonly EntityRef[]>();
  const refs = chosen ?? (isHydrated ? readRefs(sessionStorage.getItem(key) ?? undefined) : []);
  const has = ({ id }: MatchResult) => refs.some((ref) => ref.id === id);
  return {
    refs,
    has,
    isFull: refs.length >= mostCompared,
    toggle: (result) => {
      const next = has(result) ? refs.filter(({ id }) => id !== result.id) : [...refs, refOf(result)];
      sessionStorage.setItem(key, writeRefs(next) ?? "");
      setChosen(next);
    },
  };
}
