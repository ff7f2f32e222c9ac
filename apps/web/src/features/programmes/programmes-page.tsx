import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { momentText } from "../../shared/events/when.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { CardGrid } from "../../ui/cards/card.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { ProgrammeCard } from "./programme-card.tsx";
import { ownJuriesQuery, ownProgrammesQuery, programmesQuery } from "./queries.ts";

/** Those that anybody may find and that have not ended. */
export function ProgrammesPage({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("programmes"));
  const user = useUser();
  return (
    <>
      <PageHeader title={t.head.title} intro={t.head.description} />
      <div className="frame pb-24">
        {user !== null && <OwnJuries />}
        {user !== null && <OwnProgrammes />}
        <Programmes limit={limit} />
      </div>
    </>
  );
}

/** Whose applications the reader scores, or is asked to. */
function OwnJuries() {
  const t = useT(catalogue("programmes")).juries;
  const language = useLanguage();
  const { data = [] } = useQuery(ownJuriesQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="juries" className="mb-12">
      <h2 id="juries" className="mb-2 text-xl font-bold">
        {t.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {data.map(({ id, name, isIn, scored, applications, closesAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 basis-56 grow">
              <p className="font-semibold wrap-anywhere">{name[language]}</p>
              {isIn && <p className="text-sm text-muted">{t.scored(scored, applications)}</p>}
              {closesAt !== null && (
                <p className="text-sm text-muted">{t.closes(momentText(closesAt, language))}</p>
              )}
            </div>
            <LinkButton size="small" to="/jury/$id" params={{ id }} aria-label={t.about(name[language])}>
              {t.button}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnProgrammes() {
  const { own: t, all } = useT(catalogue("programmes"));
  const { data = [] } = useQuery(ownProgrammesQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="mb-4 text-xl font-bold">
        {t.title}
      </h2>
      <CardGrid label={t.title}>
        {data.map((each) => (
          <ProgrammeCard key={each.id} programme={each} heading="h3">
            {each.state === "applied" ? (
              <Badge tone="next">{t.applied}</Badge>
            ) : (
              <Badge tone="good">{t.joined}</Badge>
            )}
          </ProgrammeCard>
        ))}
      </CardGrid>
      <h2 className="mt-12 mb-4 text-xl font-bold">{all}</h2>
    </section>
  );
}

function Programmes({ limit }: { limit: number | undefined }) {
  const t = useT(catalogue("programmes"));
  const ui = useT(catalogue("ui"));
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
          <ProgrammeCard key={each.id} programme={each}>
            <Badge tone="brand">{t.entries[each.entry]}</Badge>
          </ProgrammeCard>
        ))}
      </CardGrid>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </>
  );
}
