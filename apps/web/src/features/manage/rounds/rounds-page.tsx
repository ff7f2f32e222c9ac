import type { MemberFilters, RoundsSummary } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useUser } from "../../../lib/auth/index.ts";
import { Suspense, useState } from "react";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
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

const PlanDialog = lazyWhenOnline(() => import("./plan-dialog.tsx"));

export const stateTones: Record<RoundsSummary["state"], BadgeTone> = {
  planned: "brand",
  running: "next",
  ended: "neutral",
};

/** All rounds of the manager's programmes, and the way to plan new ones: with `plan`, for whom that filter finds. */
export function RoundsPage({ limit, plan }: { limit: number | undefined; plan: MemberFilters | undefined }) {
  const t = useT(catalogue("rounds"));
  const [isAsking, setAsking] = useState(plan !== undefined);
  // Whoever opens the address of a plan has no dialog from the server.
  const isOpen = useHydrated() && isAsking;
  const isAdministrator = useUser()?.role === "admin";
  const programmes = useQuery(roundsProgrammesQuery).data?.items ?? [];
  const canPlan = isAdministrator || programmes.length > 0;
  return (
    <DeskPage
      section="rounds"
      title={t.head.title}
      intro={t.head.description}
      actions={
        canPlan && (
          <Button variant="next" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t.list.create}
          </Button>
        )
      }
    >
      <RoundsList limit={limit} hasProgramme={canPlan} />
      <Suspense>
        {isOpen && <PlanDialog programmes={programmes} filter={plan} onClose={() => setAsking(false)} />}
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
      <p className="mt-1 text-muted wrap-anywhere">{programme?.[language] ?? t.everybody}</p>
      <p className="mt-2">{t.facts(rounds.rounds, minutes, people)}</p>
      <CardFoot>
        <CardTime date={createdAt} />
      </CardFoot>
    </Card>
  );
}
