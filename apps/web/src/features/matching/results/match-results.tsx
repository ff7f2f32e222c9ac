import { useEffect, useRef } from "react";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { CompareBox, CompareLinks } from "./compare-choice.tsx";
import { MatchResultCard } from "./match-result-card.tsx";
import type { MatchAnswer } from "../request-matches.ts";
import { profileOf, type MatchTarget } from "../target.ts";
import { UnderstoodList } from "./understood-list.tsx";
import { useCompared } from "./use-compared.ts";

interface MatchResultsProps {
  answer: MatchAnswer;
  source: MatchTarget["source"];
  /** Back to what the match starts from, where the reader chose it. */
  onLeave?: (() => void) | undefined;
  onClose: () => void;
}

export function MatchResults({ answer, source, onLeave, onClose }: MatchResultsProps) {
  const t = useT(catalogue("matching"));
  const { results, understood } = answer;
  const profile = profileOf(source);
  const compared = useCompared(profile);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: the focus goes on to what it brought.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {t.found(results.length)}
      </h3>
      {understood !== undefined && <UnderstoodList understood={understood} />}
      {results.length === 0 ? (
        <EmptyState title={t.none} hint={source.kind === "text" ? t.noneForText : t.noneHint} />
      ) : (
        <ol className="grid gap-4">
          {results.map((result) => (
            <MatchResultCard
              key={result.id}
              {...{ result, source: profile }}
              compare={profile !== undefined && <CompareBox {...{ result, compared }} />}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        {profile !== undefined && <CompareLinks {...{ source: profile, compared }} />}
        <LinkButton to="/my-matches" variant="secondary">
          {t.viewAll}
        </LinkButton>
        {onLeave !== undefined && (
          <Button variant="secondary" onClick={onLeave}>
            {t.change}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
