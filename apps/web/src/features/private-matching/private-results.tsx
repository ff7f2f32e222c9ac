import { useEffect, useRef } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { countMatches, inParts } from "../../shared/matches/parts.ts";
import { ResultParts } from "../../shared/matches/result-parts.tsx";
import { PrivateResultCard } from "./private-result-card.tsx";
import type { FoundResult } from "./result.ts";
import type { SavedResults } from "./vault/use-vault.ts";

type PrivateResultsProps = {
  results: readonly FoundResult[];
  vault: SavedResults;
  encrypt: boolean;
  onOpen: (result: FoundResult) => Promise<void>;
  onAgain: () => void;
  onClose: () => void;
};

export function PrivateResults({ results, vault, encrypt, onOpen, onAgain, onClose }: PrivateResultsProps) {
  const t = useT(catalogue("private-matching"));
  const parts = inParts(results, ({ percent }) => percent);
  const count = countMatches(parts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: the focus goes on to what it brought.
  useEffect(() => heading.current?.focus(), []);
  const again = (
    <Button variant="secondary" onClick={onAgain}>
      {t.searchAgain}
    </Button>
  );
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {t.found(count)}
      </h3>
      {count === 0 && (
        <EmptyState title={t.none} hint={t.noneHint}>
          {again}
        </EmptyState>
      )}
      <ResultParts parts={parts}>
        {(result) => (
          <PrivateResultCard
            key={result.id}
            number={results.indexOf(result) + 1}
            {...{ result, vault, encrypt, onOpen }}
          />
        )}
      </ResultParts>
      <div className="flex flex-wrap gap-3">
        {count > 0 && again}
        <Button variant="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
