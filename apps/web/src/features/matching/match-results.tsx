import type { MatchResult } from "@khamt/contract";
import { useEffect, useRef } from "react";
import { Button, LinkButton } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { useT } from "../../lib/language/index.ts";
import { matchingCatalogue } from "./catalogue.ts";
import { MatchResultCard } from "./match-result-card.tsx";

export function MatchResults({ results, onClose }: { results: readonly MatchResult[]; onClose: () => void }) {
  const t = useT(matchingCatalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: the focus goes on to what it brought.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {t.found(results.length)}
      </h3>
      {results.length === 0 ? (
        <EmptyState title={t.none} hint={t.noneHint} />
      ) : (
        <ol className="grid gap-4">
          {results.map((result) => (
            <MatchResultCard key={result.id} result={result} />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/my-matches" variant="secondary">
          {t.viewAll}
        </LinkButton>
        <Button variant="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
