import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { OpenKnot } from "../../../ui/page/knot.tsx";
import { countMatches, inParts } from "../../../shared/matches/parts.ts";
import { resultLimits, resultsQuery, type MatchAnswer } from "../request-matches.ts";
import { MatchResultCard } from "../results/match-result-card.tsx";
import { SeeAll } from "../results/match-results.tsx";
import { NoMatch } from "../results/no-match.tsx";
import { showFromTop } from "../show-from-top.ts";
import type { MatchTarget } from "../target.ts";
import { useMatchingWords } from "../use-matching.ts";

const mostShown = 3;

type WishAnswerProps = {
  target: MatchTarget;
  /** Whether it was asked just now, and is not brought back by the browser: then it gets the focus. */
  isFresh: boolean;
  onShown: () => void;
  onChange: (target: MatchTarget) => void;
};

/** The three best for a wish, each with its reason, and the way to all. */
export default function WishAnswer({ target, isFresh, onShown, onChange }: WishAnswerProps) {
  useMatchingWords();
  const { answer: t } = useT(catalogue("wishes"));
  const { api } = useRouter().options.context;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...resultsQuery(api, target, resultLimits.dialog),
    placeholderData: keepPreviousData,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = data !== undefined && !isPlaceholderData;
  const show = useEffectEvent(() => {
    if (!isFresh) return;
    showFromTop(heading.current);
    onShown();
  });
  useEffect(() => {
    if (isReady) show();
  }, [isReady]);
  return (
    <section aria-busy={!isReady && error === null} className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-lg font-bold outline-none">
        {isReady ? t.best[target.type] : error === null && t.looking}
      </h2>
      {error !== null && (
        <div role="alert" className="mt-3 grid justify-items-start gap-3">
          <p>{t.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      )}
      {data === undefined && error === null && <OpenKnot className="mx-auto mt-10 size-24 text-brand" />}
      {data !== undefined && error === null && <Best {...{ target, onChange }} answer={data} />}
    </section>
  );
}

type BestProps = Pick<WishAnswerProps, "target" | "onChange"> & { answer: MatchAnswer };

function Best({ target, answer, onChange }: BestProps) {
  const parts = inParts(answer.results, ({ compatibility }) => compatibility);
  if (countMatches(parts) === 0)
    return (
      <div className="mt-3 grid gap-4">
        <NoMatch {...{ target, answer, onChange }} />
        <div className="empty:hidden">
          <SeeAll {...{ target, answer }} />
        </div>
      </div>
    );
  return (
    <>
      <ol className="mt-3 grid gap-3">
        {[...parts.good, ...parts.worthALook].slice(0, mostShown).map((result) => (
          <MatchResultCard key={result.id} result={result} heading="h3" isBrief />
        ))}
      </ol>
      <div className="mt-4">
        <SeeAll {...{ target, answer }} />
      </div>
    </>
  );
}
