import type { RoundsSummary } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge, type BadgeTone } from "../../../ui/cards/badge.tsx";
import { CardFoot, CardTime } from "../../../ui/cards/card-parts.tsx";
import { Card, CardGrid, CardTitleLink } from "../../../ui/cards/card.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { FailureNotice } from "../../../ui/page/failure-notice.tsx";
import { DeskPage } from "../frame/desk-page.tsx";
import { roundsListQuery, roundsProgrammesQuery } from "./queries.ts";

const PlanDialog = lazy(() => import("./plan-dialog.tsx"));

export const stateTones: Record<RoundsSummary["state"], BadgeTone> = {
  planned: "brand",
  running: "next",
  ended: "neutral",
};

/** All rounds of the manager's programmes, and the way to plan new ones. */
export function RoundsPage({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("rounds"));
  const [isAsking, setAsking] = useState(false);
  const programmes = useQuery(roundsProgrammesQuery).data?.items ?? [];
  return (
    <DeskPage
      section="rounds"
      title={t.head.title}
      intro={t.head.description}
      actions={
        programmes.length > 0 && (
          <Button variant="next" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t.list.create}
          </Button>
        )
      }
    >
      <RoundsList limit={limit} hasProgramme={programmes.length > 0} />
      <Suspense>
        {isAsking && <PlanDialog programmes={programmes} onClose={() => setAsking(false)} />}
      </Suspense>
    </DeskPage>
  );
}

type RoundsListProps = { limit: number | undefined; hasProgramme: boolean };

function RoundsList({ limit, hasProgramme }: RoundsListProps) {
  const t = useT(catalogue("rounds"));
  const ui = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(roundsListQuery(limit));
  if (data === undefined && error !== null)
    return (
      <FailureNotice title={ui.failed} hint={t.list.failure} error={error} onRetry={() => void refetch()} />
    );
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0) {
    const { empty, emptyHint, noProgramme, noProgrammeHint } = t.list;
    const words = hasProgramme
      ? { title: empty, hint: emptyHint }
      : { title: noProgramme, hint: noProgrammeHint };
    return <EmptyState {...words}>{null}</EmptyState>;
  }
  return (
    <>
      <CardGrid label={t.head.title}>
        {data.items.map((each) => (
          <RoundsCard key={each.id} rounds={each} />
        ))}
      </CardGrid>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </>
  );
}

function RoundsCard({ rounds }: { rounds: RoundsSummary }) {
  const t = useT(catalogue("rounds"));
  const language = useLanguage();
  const { id, name, state, programme, people, minutes, createdAt } = rounds;
  return (
    <Card as="li" raised>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-lg font-bold wrap-anywhere">
          <CardTitleLink to="/manage/rounds/$id" params={{ id }}>
            {name}
          </CardTitleLink>
        </h2>
        <Badge tone={stateTones[state]}>{t.states[state]}</Badge>
      </div>
      <p className="mt-1 text-muted wrap-anywhere">{programme[language]}</p>
      <p className="mt-2">{t.facts(rounds.rounds, minutes, people)}</p>
      <CardFoot>
        <CardTime date={createdAt} />
      </CardFoot>
    </Card>
  );
}
