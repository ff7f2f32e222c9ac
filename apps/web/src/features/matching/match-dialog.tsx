import type { MatchType } from "@khamt/contract/vocabulary";
import { useRef, type RefObject } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { MatchFailure } from "./match-failure.tsx";
import { MatchResults } from "./results/match-results.tsx";
import { MatchSteps } from "./match-steps.tsx";
import { SourceChooser } from "./sources/source-chooser.tsx";
import type { MatchSource, MatchTarget } from "./target.ts";
import { useMatching, dialogPacing, useMatchingWords } from "./use-matching.ts";
import { useWish } from "./wish/wishes.ts";

type MatchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  type: MatchType;
  /** For whom the match is; without it the reader chooses. */
  source?: MatchSource | undefined;
  /** What was found here before: it is shown at once. */
  kept?: MatchTarget | undefined;
  onFound?: ((target: MatchTarget) => void) | undefined;
  /** The button that opened it. */
  opener?: RefObject<HTMLElement | null>;
};

/** One match from its start to explained results; closing it at any moment gives it up. */
export function MatchDialog(props: MatchDialogProps) {
  const { open, onOpenChange, type, source: given, kept, onFound, opener } = props;
  const t = useMatchingWords();
  const { state, start, hurry, leave } = useMatching({ pacing: dialogPacing, open, kept, onFound });
  const [text, setText] = useWish(type);
  // A button where the profile is given, else the field in which the wish is written.
  const first = useRef<HTMLButtonElement & HTMLTextAreaElement>(null);
  const begin = (next: MatchTarget) => {
    if (next.source.kind === "text") setText(next.source.text);
    start(next);
  };
  const isReady = state.phase === "ready";
  const title = given === undefined ? t.chooserTitle[type] : t.title[type];
  const description = given === undefined ? t.chooserIntro : t.intro(given.name);
  const onLeave = given === undefined ? leave : undefined;
  return (
    <Dialog
      {...{ open, onOpenChange, title, description, shape: "wide", keepsOpen: given === undefined }}
      firstFocus={first}
      {...(opener && { returnTo: opener })}
    >
      {isReady && given !== undefined && (
        <Button ref={first} variant="next" onClick={() => start({ type, source: given })}>
          {t.start}
        </Button>
      )}
      {isReady && given === undefined && (
        <SourceChooser
          {...{ type, text, first }}
          onText={setText}
          onStart={(source) => begin({ type, source })}
        />
      )}
      {state.phase === "running" && <MatchSteps running={state} onHurry={hurry} />}
      {state.phase === "failed" && (
        <MatchFailure error={state.error} onRetry={() => start(state.target)} onLeave={onLeave} />
      )}
      {state.phase === "done" && (
        <MatchResults
          {...{ answer: state.answer, target: state.target, onLeave, onClose: () => onOpenChange(false) }}
          onChange={given === undefined ? begin : undefined}
        />
      )}
    </Dialog>
  );
}
