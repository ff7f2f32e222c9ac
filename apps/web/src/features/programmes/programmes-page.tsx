import { useQuery } from "@tanstack/react-query";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { Card, CardGrid, CardTitleLink } from "../../ui/cards/card.tsx";
import { FactLine } from "../../ui/cards/facts.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useDays } from "./programme-days.ts";
import { ProgrammePicture } from "./programme-picture.tsx";
import { programmesQuery } from "./queries.ts";

/** Those that anybody may find and that have not ended. */
export function ProgrammesPage({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("programmes"));
  return (
    <>
      <PageHeader title={t.head.title} intro={t.head.description} />
      <div className="frame pb-24">
        <Programmes limit={limit} />
      </div>
    </>
  );
}

function Programmes({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("programmes"));
  const ui = useT(catalogue("ui"));
  const language = useLanguage();
  const days = useDays();
  const { data, error, refetch } = useQuery(programmesQuery(limit));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t.empty.title} hint={t.empty.hint}>
        <LinkButton to="/startup-cofounders">{t.empty.button}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <CardGrid label={t.head.title}>
        {data.items.map((each) => (
          <Card key={each.id} as="li" raised>
            <ProgrammePicture picture={each.picture} size="card" className="mb-4 aspect-[2/1]" />
            <h2 className="text-lg leading-snug font-bold wrap-anywhere">
              <CardTitleLink to="/programmes/$slug" params={{ slug: each.slug }}>
                {each.name[language]}
              </CardTitleLink>
            </h2>
            <FactLine facts={[days(each) ?? null, each.members > 0 && t.membersOf(each.members)]} />
            <p className="mt-3 line-clamp-4 text-muted wrap-anywhere">{each.words[language]}</p>
            <p className="mt-4">
              <Badge tone="brand">{t.entries[each.entry]}</Badge>
            </p>
          </Card>
        ))}
      </CardGrid>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </>
  );
}
