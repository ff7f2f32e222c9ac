import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useReducer, useRef } from "react";
import { deviceClock, followPace, type Pacing } from "../../shared/matches/pace.ts";
import { nextState } from "./matching-state.ts";
import { readWords } from "./profile-words.ts";
import { requestMatches } from "./request-matches.ts";
import type { MatchTarget } from "./target.ts";

/** One match from start to results; it is given up when `open` ends. */
export function useMatching(pacing: Pacing, open: boolean) {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [state, tell] = useReducer(nextState, { phase: "ready" });
  const abort = useRef<AbortController>(null);

  useEffect(() => (open ? () => abort.current?.abort() : undefined), [open]);

  const start = (target: MatchTarget) => {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    const whileWanted =
      <Value>(run: (value: Value) => void) =>
      (value: Value) => {
        if (!signal.aborted) run(value);
      };
    tell({ type: "started", hurried: prefersReducedMotion() });
    const stopPace = followPace(pacing, deviceClock, (pace) => tell({ type: "paced", pace }));
    signal.addEventListener("abort", stopPace);
    const fail = whileWanted((error: unknown) => {
      stopPace();
      tell({ type: "failed", error });
    });
    requestMatches(api, target, signal).then(
      whileWanted((answer) => tell({ type: "answered", answer })),
      fail,
    );
    void readWords(client, target.source).then(
      whileWanted((words) => words !== undefined && tell({ type: "read", words })),
    );
  };

  return {
    state,
    start,
    hurry: () => tell({ type: "hurried" }),
    /** Back to before the start. */
    leave: () => {
      abort.current?.abort();
      tell({ type: "left" });
    },
  };
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
