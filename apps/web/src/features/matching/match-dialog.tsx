import { use } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useLanguage, useT } from "../../lib/language/index.ts";
import { vocabularyCatalogue } from "../../lib/vocabulary/index.ts";
import { matchingCatalogue } from "./catalogue.ts";
import { MatchFailure } from "./match-failure.tsx";
import { MatchResults } from "./match-results.tsx";
import { MatchSteps } from "./match-steps.tsx";
import type { MatchTarget } from "./target.ts";
import { useMatching } from "./use-matching.ts";

interface MatchDialogProps extends MatchTarget {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One match from its start to explained results; closing it at any moment gives it up. */
export function MatchDialog({ open, onOpenChange, type, source }: MatchDialogProps) {
  const t = useWords();
  const { state, start, hurry } = useMatching({ type, source }, open);
  return (
    <Dialog
      {...{ open, onOpenChange, title: t.title[type], description: t.intro(source.name), shape: "wide" }}
    >
      {state.phase === "ready" && (
        <Button variant="next" onClick={start}>
          {t.start}
        </Button>
      )}
      {state.phase === "running" && <MatchSteps running={state} onHurry={hurry} />}
      {state.phase === "failed" && <MatchFailure error={state.error} onRetry={start} />}
      {state.phase === "done" && (
        <MatchResults results={state.answer.results} onClose={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

/** The dialog is opened after the page: it brings the words that no route has loaded. */
function useWords() {
  const language = useLanguage();
  const words = useT(matchingCatalogue);
  if (vocabularyCatalogue.peek(language) === undefined) use(vocabularyCatalogue.load(language));
  return words;
}
