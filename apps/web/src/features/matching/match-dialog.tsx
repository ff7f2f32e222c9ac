import type { MatchType } from "@khamt/contract/vocabulary";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { MatchFailure } from "./match-failure.tsx";
import { MatchResults } from "./results/match-results.tsx";
import { MatchSteps } from "./match-steps.tsx";
import { SourceChooser } from "./sources/source-chooser.tsx";
import type { MatchSource, MatchTarget } from "./target.ts";
import { useMatching, dialogPacing, useMatchingWords } from "./use-matching.ts";

type MatchDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  type: MatchType;
  /** For whom the match is; without it the reader chooses. */
  source?: MatchSource | undefined;
  /** What the reader has written before. */
  text: string;
  onText: (text: string) => void;
};

/** One match from its start to explained results; closing it at any moment gives it up. */
export function MatchDialog({ open, onOpenChange, type, source: given, text, onText }: MatchDialogProps) {
  const t = useMatchingWords();
  const { state, start, hurry, leave } = useMatching(dialogPacing, open);
  const [chosen, setChosen] = useState<MatchTarget["source"]>();
  const source = given ?? chosen;
  const begin = (from: MatchTarget["source"]) => {
    setChosen(from);
    start({ type, source: from });
  };
  const isReady = state.phase === "ready";
  const title = given === undefined ? t.chooserTitle[type] : t.title[type];
  const description = given === undefined ? t.chooserIntro : t.intro(given.name);
  const onLeave = given === undefined ? leave : undefined;
  return (
    <Dialog {...{ open, onOpenChange, title, description, shape: "wide", keepsOpen: given === undefined }}>
      {isReady && given !== undefined && (
        <Button variant="next" onClick={() => begin(given)}>
          {t.start}
        </Button>
      )}
      {isReady && given === undefined && <SourceChooser {...{ type, text, onText, onStart: begin }} />}
      {state.phase === "running" && <MatchSteps running={state} onHurry={hurry} />}
      {state.phase === "failed" && source !== undefined && (
        <MatchFailure error={state.error} onRetry={() => begin(source)} onLeave={onLeave} />
      )}
      {state.phase === "done" && source !== undefined && (
        <MatchResults {...{ answer: state.answer, source, onLeave, onClose: () => onOpenChange(false) }} />
      )}
    </Dialog>
  );
}
