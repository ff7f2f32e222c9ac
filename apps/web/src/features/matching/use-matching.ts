import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { deviceClock, followPace, type Pacing, startOfPace, type Pace } from "../../shared/matches/pace.ts";
import { readWords } from "./profile-words.ts";
import { requestMatches, resultLimits, resultsQuery, type MatchAnswer } from "./request-matches.ts";
import type { MatchTarget } from "./target.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { unlessAborted } from "../../lib/unless-aborted.ts";

export const steps = ["analyze", "search", "match", "rank"] as const;

/** Of the matching dialog. */
export const dialogPacing: Pacing = { lengths: [2000, 3000, 2500, 1500] };

/** Of the browse pages: 2 % each 100 ms, a step every 25 %, and closed two seconds after the end. */
export const browsePacing: Pacing = { lengths: [1250, 1250, 1250, 1250], grain: 2, linger: 2000 };

type Matching = {
  pacing: Pacing;
  open: boolean;
  /** What was found before: it is shown at once. */
  kept?: MatchTarget | undefined;
  onFound?: ((target: MatchTarget) => void) | undefined;
};

const limit = resultLimits.dialog;

/** One match from start to results; it is given up when `open` ends. */
export function useMatching({ pacing, open, kept, onFound }: Matching) {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [state, tell] = useReducer(nextState, { phase: "ready" });
  const abort = useRef<AbortController>(null);

  const run = (target: MatchTarget, hurried: boolean) => {
    abort.current?.abort();
    const { signal } = (abort.current = new AbortController());
    tell({ type: "started", target, hurried });
    const stopPace = followPace(pacing, deviceClock, (pace) => tell({ type: "paced", pace }));
    signal.addEventListener("abort", stopPace);
    const fail = unlessAborted(signal, (error: unknown) => {
      stopPace();
      tell({ type: "failed", error });
    });
    requestMatches(api, { target, limit, signal }).then(
      unlessAborted(signal, (answer) => {
        client.setQueryData(resultsQuery(api, target, limit).queryKey, answer);
        tell({ type: "answered", answer });
      }),
      fail,
    );
    void readWords(client, target.source).then(
      unlessAborted(signal, (words) => words !== undefined && tell({ type: "read", words })),
    );
  };

  const bringBack = useEffectEvent(() => {
    if (kept === undefined) return;
    const known = client.getQueryData(resultsQuery(api, kept, limit).queryKey);
    if (known === undefined) run(kept, true);
    else tell({ type: "found", target: kept, answer: known });
  });
  useEffect(() => {
    if (!open) return undefined;
    bringBack();
    return () => abort.current?.abort();
  }, [open]);

  const found = state.phase === "done" ? state.target : undefined;
  const tellFound = useEffectEvent((target: MatchTarget) => {
    if (target !== kept) onFound?.(target);
  });
  useEffect(() => {
    if (found !== undefined) tellFound(found);
  }, [found]);

  return {
    state,
    start: (target: MatchTarget) => run(target, prefersReducedMotion()),
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

export type Running = {
  phase: "running";
  target: MatchTarget;
  /** The result is shown as soon as it is there. */
  hurried: boolean;
  pace: Pace;
  words?: number;
  answer?: MatchAnswer;
};

type MatchingState =
  | { phase: "ready" }
  | Running
  | { phase: "done"; target: MatchTarget; answer: MatchAnswer }
  | { phase: "failed"; target: MatchTarget; error: unknown };

type MatchingEvent =
  | { type: "started"; target: MatchTarget; hurried: boolean }
  | { type: "left" }
  | { type: "paced"; pace: Pace }
  | { type: "read"; words: number }
  | { type: "answered"; answer: MatchAnswer }
  | { type: "found"; target: MatchTarget; answer: MatchAnswer }
  | { type: "hurried" }
  | { type: "failed"; error: unknown };

function nextState(state: MatchingState, event: MatchingEvent): MatchingState {
  if (event.type === "left") return { phase: "ready" };
  if (event.type === "found") return { phase: "done", target: event.target, answer: event.answer };
  if (event.type === "started")
    return { phase: "running", target: event.target, hurried: event.hurried, pace: startOfPace };
  if (state.phase !== "running") return state;
  switch (event.type) {
    case "paced":
      return settled({ ...state, pace: event.pace });
    case "read":
      return { ...state, words: event.words };
    case "answered":
      return settled({ ...state, answer: event.answer });
    case "hurried":
      return settled({ ...state, hurried: true });
    default:
      return { phase: "failed", target: state.target, error: event.error };
  }
}

/** Results are shown once they are there and the steps are over or skipped. */
function settled(state: Running): MatchingState {
  const { answer, target, hurried, pace } = state;
  return answer !== undefined && (hurried || pace.over) ? { phase: "done", target, answer } : state;
}

export type Step = (typeof steps)[number];

/** What is opened after the page brings the words that no route has loaded, all at once. */
export function useMatchingWords() {
  const language = useLanguage();
  for (const wanted of resultWords) void wanted.load(language);
  useT(catalogue("matches"));
  useT(catalogue("wishes"));
  useT(catalogue("vocabulary"));
  useT(catalogue("saves"));
  return useT(catalogue("matching"));
}

/** The words of results and of what is done with them. */
export const resultWords = [
  catalogue("matching"),
  catalogue("matches"),
  catalogue("wishes"),
  catalogue("vocabulary"),
  catalogue("saves"),
] as const;
