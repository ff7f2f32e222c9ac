import { startOfPace, type Pace } from "../../shared/matches/pace.ts";
import type { MatchAnswer } from "./request-matches.ts";

export interface Running {
  phase: "running";
  /** The result is shown as soon as it is there. */
  hurried: boolean;
  pace: Pace;
  words?: number;
  answer?: MatchAnswer;
}

export type MatchingState =
  | { phase: "ready" }
  | Running
  | { phase: "done"; answer: MatchAnswer }
  | { phase: "failed"; error: unknown };

export type MatchingEvent =
  | { type: "started"; hurried: boolean }
  | { type: "left" }
  | { type: "paced"; pace: Pace }
  | { type: "read"; words: number }
  | { type: "answered"; answer: MatchAnswer }
  | { type: "hurried" }
  | { type: "failed"; error: unknown };

export function nextState(state: MatchingState, event: MatchingEvent): MatchingState {
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
