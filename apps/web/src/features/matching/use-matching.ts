import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useReducer, useRef } from "react";
import { deviceClock, followPace, type Pacing, startOfPace, type Pace } from "../../shared/matches/pace.ts";
import { readWords } from "./profile-words.ts";
import { requestMatches, type MatchAnswer } from "./request-matches.ts";
import type { MatchTarget } from "./target.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";

export const steps = ["analyze", "search", "match", "rank"] as const;

/** Of the matching dialog. */
export const dialogPacing: Pacing = { lengths: [2000, 3000, 2500, 1500] };

/** Of the browse pages: 2 % each 100 ms, a step every 25 %, and closed two seconds after the end. */
export const browsePacing: Pacing = { lengths: [1250, 1250, 1250, 1250], grain: 2, linger: 2000 };

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

export type Running = {
  phase: "running";
  /** The result is shown as soon as it is there. */
  hurried: boolean;
  pace: Pace;
  words?: number;
  answer?: MatchAnswer;
};

type MatchingState =
  | { phase: "ready" }
  | Running
  | { phase: "done"; answer: MatchAnswer }
  | { phase: "failed"; error: unknown };

type MatchingEvent =
  | { type: "started"; hurried: boolean }
  | { type: "left" }
  | { type: "paced"; pace: Pace }
  | { type: "read"; words: number }
  | { type: "answered"; answer: MatchAnswer }
  | { type: "hurried" }
  | { type: "failed"; error: unknown };

function nextState(state: MatchingState, event: MatchingEvent): MatchingState {
  if (event.type === "left") return { phase: "ready" };
  if (event.type === "started") return { phase: "running", hurried: event.hurried, pace: startOfPace };
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
      return { phase: "failed", error: event.error };
  }
}

/** Results are shown once they are there and the steps are over or skipped. */
function settled(state: Running): MatchingState {
  const { answer, hurried, pace } = state;
  return answer !== undefined && (hurried || pace.over) ? { phase: "done", answer } : state;
}

export type Step = (typeof steps)[number];

/** The dialogs are opened after the page: they bring the words that no route has loaded, all at once. */
export function useMatchingWords() {
  const language = useLanguage();
  for (const wanted of [catalogue("vocabulary"), catalogue("saves")]) void wanted.load(language);
  const words = useT(catalogue("matching"));
  useT(catalogue("vocabulary"));
  useT(catalogue("saves"));
  return words;
}
