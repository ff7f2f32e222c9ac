import { type RefObject, useEffect, useReducer, useRef } from "react";
import { deviceClock, followPace } from "../../shared/matches/pace.ts";
import { unlessAborted } from "../../lib/unless-aborted.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { openResult } from "./open-result.ts";
import { pacing } from "./pacing.ts";
import type { FoundResult } from "./result.ts";
import { runPrivately, type Wanted } from "./run.ts";
import type { Own } from "./worker/protocol.ts";
import { atFirst, nextState } from "./state.ts";
import { type MatchingWorker, startMatchingWorker } from "./worker/worker-client.ts";

type Session = {
  wanted: Wanted;
  /** Who looked, once that is known. */
  own?: Own;
  ledger: Ledger;
  worker: MatchingWorker;
  abort: AbortController;
};

/** Runs from start to results, one after the other. Leaving at any moment gives up everything that is under way. */
export function usePrivateMatching() {
  const [state, tell] = useReducer(nextState, atFirst);
  const session = useRef<Session>(null);

  useEffect(() => () => end(session), []);

  const start = (wanted: Wanted) => {
    end(session);
    const abort = new AbortController();
    const { signal } = abort;
    tell({ type: "started", hurried: matchMedia("(prefers-reduced-motion: reduce)").matches });
    const stopPace = followPace(pacing, deviceClock, (pace) => tell({ type: "paced", pace }));
    signal.addEventListener("abort", stopPace);
    const fail = unlessAborted(signal, (error: unknown) => {
      stopPace();
      tell({ type: "failed", error });
    });
    const ledger = createLedger({
      named: !wanted.privacy.anonymousMode,
      signal,
      accept: { language: wanted.reader },
      tell: unlessAborted(signal, (entries) => tell({ type: "requested", entries })),
    });
    const worker = startMatchingWorker();
    session.current = { wanted, ledger, worker, abort };
    runPrivately(wanted, {
      ledger,
      worker,
      tell: unlessAborted(signal, (facts) => tell({ type: "told", facts })),
    }).then(
      unlessAborted(signal, ({ results, own }) => {
        if (session.current !== null) session.current.own = own;
        tell({ type: "found", results });
      }),
      fail,
    );
  };

  /** Rejects when the one cannot be fetched. */
  const open = async (result: FoundResult) => {
    const now = session.current;
    if (!now) return;
    const { ledger, worker, wanted, own, abort } = now;
    if (own === undefined) return;
    const { reader } = wanted;
    const opened = await openResult(result, { ledger, worker, own, reader });
    if (!abort.signal.aborted) tell({ type: "opened", id: result.id, opened });
  };

  const leave = () => {
    end(session);
    tell({ type: "left" });
  };
  return { state, start, open, leave, hurry: () => tell({ type: "hurried" }) };
}

function end(session: RefObject<Session | null>): void {
  session.current?.abort.abort();
  session.current?.worker.end();
  session.current = null;
}
