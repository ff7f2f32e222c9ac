import { type Pace, startOfPace } from "../../shared/matches/pace.ts";
import type { Entry } from "./ledger.ts";
import type { FoundResult, Opened } from "./result.ts";
import type { RunFacts } from "./run.ts";

type PrivateState = {
  /** The requests of the last run, and of what was opened since. */
  readonly entries: readonly Entry[];
} & (
  | { readonly phase: "settings" }
  | Run
  | { readonly phase: "done"; readonly results: readonly FoundResult[]; readonly facts: RunFacts }
  | { readonly phase: "failed"; readonly error: unknown }
);

export type Run = {
  readonly phase: "running";
  readonly hurried: boolean;
  readonly pace: Pace;
  readonly facts: RunFacts;
  readonly results?: readonly FoundResult[];
};

export type PrivateEvent =
  | { type: "started"; hurried: boolean }
  | { type: "paced"; pace: Pace }
  | { type: "told"; facts: RunFacts }
  | { type: "requested"; entries: readonly Entry[] }
  | { type: "found"; results: readonly FoundResult[] }
  | { type: "hurried" }
  | { type: "opened"; id: string; opened: Opened }
  | { type: "failed"; error: unknown }
  | { type: "left" };

export const atFirst: PrivateState = { phase: "settings", entries: [] };

export function nextState(state: PrivateState, event: PrivateEvent): PrivateState {
  switch (event.type) {
    case "started":
      return { phase: "running", hurried: event.hurried, pace: startOfPace, facts: {}, entries: [] };
    case "left":
      return atFirst;
    case "requested":
      return { ...state, entries: event.entries };
    case "opened":
      return state.phase === "done" ? { ...state, results: withOpened(state.results, event) } : state;
    default:
      return state.phase === "running" ? running(state, event) : state;
  }
}

type RunState = Extract<PrivateState, { phase: "running" }>;
type RunEvent = Exclude<PrivateEvent, { type: "started" | "left" | "requested" | "opened" }>;

function running(state: RunState, event: RunEvent): PrivateState {
  switch (event.type) {
    case "paced":
      return settled({ ...state, pace: event.pace });
    case "told":
      return { ...state, facts: { ...state.facts, ...event.facts } };
    case "found":
      return settled({ ...state, results: event.results });
    case "hurried":
      return settled({ ...state, hurried: true });
    default:
      return { phase: "failed", error: event.error, entries: state.entries };
  }
}

/** Results are shown once they are there and the steps are over or skipped. */
function settled(state: RunState): PrivateState {
  const { results, hurried, pace, facts, entries } = state;
  return results && (hurried || pace.over) ? { phase: "done", results, facts, entries } : state;
}

function withOpened(
  results: readonly FoundResult[],
  { id, opened }: { id: string; opened: Opened },
): readonly FoundResult[] {
  return results.map((result) => (result.id === id ? { ...result, opened } : result));
}
