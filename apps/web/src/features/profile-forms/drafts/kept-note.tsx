import { useSyncExternalStore } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { isAtRisk, type DraftKeeper, type KeptState } from "./draft-keeper.ts";

export function useKept(keeper: DraftKeeper): KeptState {
  return useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
}

/** Where what is typed is kept. Only that it is not is said aloud: the rest would interrupt the typing. */
export function KeptNote({ keeper }: { keeper: DraftKeeper }) {
  const t = useT(catalogue("forms")).kept;
  const state = useKept(keeper);
  const danger = state.server === "failed" ? t.unreachable : t.nothing;
  return (
    <div className="min-w-0 text-sm">
      <p className="text-muted">
        {state.server === "saved" && t.server}
        {state.server !== "saved" && state.device === "kept" && t.device}
      </p>
      <p role="alert" className="text-danger">
        {isAtRisk(state) && danger}
      </p>
    </div>
  );
}
