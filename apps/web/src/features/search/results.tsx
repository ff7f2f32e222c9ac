import { Link } from "@tanstack/react-router";
import type { SearchAnswer } from "@khamt/contract";
import { entityKinds, type EntityKind } from "@khamt/contract/vocabulary";
import { formatNumber } from "@khamt/language/format";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { catalogue, useLanguage, useT, type Language } from "../../lib/language/index.ts";
import type { Answer } from "./queries.ts";
import { ResultRow } from "./result-row.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { MatchInstead } from "./match-instead.tsx";
import { ListLinks } from "./start.tsx";

/** So few that who looks will want more. */
const few = 3;

type ResultsProps = {
  answer: Answer;
  /** The answer is the one before: what was asked for is on its way. */
  isOld: boolean;
};

export function Results({ answer, isOld }: ResultsProps) {
  const t = useT(catalogue("search"));
  const { results, nextCursor, partial, asked } = answer;
  return (
    <div
      aria-busy={isOld}
      className={isOld ? "opacity-60 transition-opacity delay-150 duration-150" : undefined}
    >
      <Summary answer={answer} />
      {(partial || results.length <= few) && <MatchInstead words={asked.q ?? ""} />}
      {results.length === 0 ? (
        <NoResults answer={answer} />
      ) : (
        <ol
          aria-label={t.results}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card"
        >
          {results.map((result) => (
            <ResultRow key={`${result.kind} ${result.id}`} result={result} />
          ))}
        </ol>
      )}
      {nextCursor !== null && <MoreResults answer={answer} />}
    </div>
  );
}

/** How many; and what else the words may have been meant to be. */
function Summary({ answer }: { answer: Answer }) {
  const t = useT(catalogue("search"));
  const { corrected } = useT(catalogue("ui"));
  const language = useLanguage();
  const { asked, correction, partial } = answer;
  const { q = "", tag, kind } = asked;
  const total = totalOf(answer, kind);
  return (
    <div className="flex min-h-11 flex-wrap items-center py-3">
      <p role="status" className="mr-4 font-semibold">
        {correction?.applied === true && `${corrected(q, correction.query)} `}
        {partial && `${t.partial(q)} `}
        {total.count > 0 ? (
          t.found(countText(total, language), total.count === 1)
        ) : (
          <span className="sr-only">{t.none(q)}</span>
        )}
      </p>
      {correction?.applied === false && (
        <Link
          to="/search"
          search={{ q: correction.query, tag, kind }}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-3"
        >
          {t.didYouMean(correction.query)}
        </Link>
      )}
    </div>
  );
}

function MoreResults({ answer }: { answer: Answer }) {
  const language = useLanguage();
  return (
    <LoadMore shown={answer.results.length} total={countText(totalOf(answer, answer.asked.kind), language)} />
  );
}

/** Nothing found: the nearest search that may find something, then the lists. */
function NoResults({ answer }: { answer: Answer }) {
  const t = useT(catalogue("search"));
  const { q, tag, kind } = answer.asked;
  const isElsewhere = kind !== undefined && totalOf(answer, undefined).count > 0;
  return (
    <div className="grid gap-8">
      <EmptyState title={t.none(q ?? "")} hint={isElsewhere ? t.noneHere : t.noneHint}>
        {isElsewhere && (
          <LinkButton to="/search" search={{ q, tag }}>
            {t.allKinds}
          </LinkButton>
        )}
        {tag !== undefined && q !== undefined && (
          <LinkButton to="/search" search={{ q, kind }} variant="secondary">
            {t.dropTopics}
          </LinkButton>
        )}
      </EmptyState>
      <ListLinks />
    </div>
  );
}

type Total = {
  count: number;
  /** Counting stopped there: it may be more. */
  orMore: boolean;
};

/** How many results there are of a kind, or of all of them. */
export function totalOf({ counts, countedTo }: SearchAnswer, kind: EntityKind | undefined): Total {
  const counted = (kind === undefined ? entityKinds : [kind]).map((each) => counts[each]);
  return {
    count: counted.reduce((sum, count) => sum + count, 0),
    orMore: counted.some((count) => count >= countedTo),
  };
}

/** "52", "1,000+" */
export function countText({ count, orMore }: Total, language: Language): string {
  return formatNumber(count, language) + (orMore ? "+" : "");
}
