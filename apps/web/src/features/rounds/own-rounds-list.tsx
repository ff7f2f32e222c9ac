import type { OwnRounds } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { ownRoundsListQuery } from "../../shared/rounds/queries.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card, CardGrid, CardTitleLink } from "../../ui/cards/card.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";

/** The rounds in which the member takes part: the way to the own table. */
export function OwnRoundsList() {
  const t = useT(catalogue("rounds"));
  if (useUser() === null) return <LoginRequired words={t.own.login} />;
  return (
    <>
      <PageHeader title={t.head.title} intro={t.head.description} />
      <div className="frame pb-24">
        <List />
      </div>
    </>
  );
}

function List() {
  const t = useT(catalogue("rounds"));
  const { failed, loading } = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(ownRoundsListQuery);
  if (data === undefined && error !== null) {
    const retry = () => void refetch();
    return <FailureNotice title={failed} hint={t.own.list.failure} error={error} onRetry={retry} />;
  }
  if (data === undefined) return <div role="status" aria-label={loading} className="skeleton h-72 w-full" />;
  if (data.length === 0)
    return (
      <EmptyState title={t.own.list.empty} hint={t.own.list.emptyHint}>
        <LinkButton to="/dashboard">{t.own.list.button}</LinkButton>
      </EmptyState>
    );
  return (
    <CardGrid label={t.head.title}>
      {data.map((each) => (
        <RoundsCard key={each.id} rounds={each} />
      ))}
    </CardGrid>
  );
}

function RoundsCard({ rounds }: { rounds: Omit<OwnRounds, "meetings" | "mine"> }) {
  const t = useT(catalogue("rounds"));
  const language = useLanguage();
  const { id, name, state, programme } = rounds;
  return (
    <Card as="li" raised>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-lg font-bold wrap-anywhere">
          <CardTitleLink to="/rounds/$id" params={{ id }}>
            {name}
          </CardTitleLink>
        </h2>
        <Badge tone={state === "running" ? "next" : "neutral"}>{t.states[state]}</Badge>
      </div>
      <p className="mt-1 text-muted wrap-anywhere">{programme?.[language] ?? t.everybody}</p>
    </Card>
  );
}
