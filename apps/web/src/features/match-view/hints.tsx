import type { EntityRef, MatchHint, PairResult } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import TrendingUp from "lucide-react/icons/trending-up";
import { useRef } from "react";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useNear } from "../../lib/use-near.ts";
import { type Quote, Sentence } from "../../shared/profiles/sentence.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { Panel } from "./panel.tsx";
import { hintsQuery } from "./queries.ts";
import { namesIn, sidesOf, strandsIn } from "./sides.ts";

type HintsProps = { pair: PairResult; source: EntityRef; target: EntityRef };

/** What one change of either profile would do to the percentage: worked out for readers who come near. */
export function Hints({ pair, source, target }: HintsProps) {
  const { hints: t } = useT(catalogue("match-view"));
  const { api } = useRouter().options.context;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { data, error, refetch } = useQuery({ ...hintsQuery(api, source, target), enabled: isNear });
  const { left, right } = sidesOf(pair);
  const quotes = [...namesIn(pair), ...strandsIn(pair)];
  return (
    <div ref={place} className="[@media(scripting:none)]:hidden">
      <Panel title={t.title}>
        <div className="grid min-h-24 content-start gap-4" aria-busy={data === undefined && error === null}>
          {error !== null && (
            <FailureNotice
              {...{ title: t.failed, hint: t.failedHint, error }}
              heading="h3"
              onRetry={() => void refetch()}
            />
          )}
          {data === undefined && error === null && <p className="text-muted">{t.waiting}</p>}
          {data !== undefined && data.source.length + data.target.length === 0 && <p>{t.none}</p>}
          <HintList title={t.of(left.name)} hints={data?.source ?? []} quotes={quotes} />
          <HintList title={t.of(right.name)} hints={data?.target ?? []} quotes={quotes} />
        </div>
      </Panel>
    </div>
  );
}

type HintListProps = { title: string; hints: readonly MatchHint[]; quotes: readonly Quote[] };

function HintList({ title, hints, quotes }: HintListProps) {
  if (hints.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold text-muted">
        <Sentence text={title} quotes={quotes} />
      </h3>
      <ul className="mt-2 grid gap-2">
        {hints.map(({ text }) => (
          <li key={text} className="flex gap-3">
            <TrendingUp aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-match-high" />
            <p className="min-w-0">
              <Sentence text={text} quotes={quotes} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
