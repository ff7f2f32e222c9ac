import { useEffect, useEffectEvent, type RefObject } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { MatchFailure } from "./match-failure.tsx";
import { MatchResults } from "./results/match-results.tsx";
import { MatchSteps } from "./match-steps.tsx";
import type { MatchSource, MatchTarget } from "./target.ts";
import { useMatching, browsePacing, useMatchingWords } from "./use-matching.ts";

type QuickMatchDialogsProps = {
  type: MatchTarget["type"];
  source: MatchSource;
  /** What was found here before: it is shown at once. */
  kept?: MatchTarget | undefined;
  onFound?: ((target: MatchTarget) => void) | undefined;
  /** The button that opened the first of them. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The match of a browse page: it begins at once, closes by itself, and another dialog shows what it found. */
export function QuickMatchDialogs(props: QuickMatchDialogsProps) {
  const { type, source, kept, onFound, opener, onClose } = props;
  const t = useMatchingWords();
  const { state, start, hurry } = useMatching({ pacing: browsePacing, open: true, kept, onFound });
  const target = { type, source };
  const begin = useEffectEvent(() => {
    if (kept === undefined) start(target);
  });
  useEffect(() => begin(), []);
  if (state.phase === "done") {
    return (
      <Dialog
        key="results"
        {...{ open: true, onOpenChange: onClose, title: t.title[type], shape: "wide", returnTo: opener }}
        description={t.foundFor(source.name)}
      >
        <MatchResults {...{ answer: state.answer, target, onClose }} />
      </Dialog>
    );
  }
  return (
    <Dialog key="progress" open onOpenChange={onClose} title={t.looking} description={t.intro(source.name)}>
      {state.phase === "running" && <MatchSteps running={state} onHurry={hurry} />}
      {state.phase === "failed" && <MatchFailure error={state.error} onRetry={() => start(target)} />}
    </Dialog>
  );
}
