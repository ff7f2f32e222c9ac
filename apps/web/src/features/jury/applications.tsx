import type { JuryApplication } from "@khamt/contract";
import { juryFilters } from "@khamt/contract/desk-vocabulary";
import { Link, useNavigate } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { FindForm } from "../../ui/forms/find-form.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { NoneHere } from "./none-here.tsx";
import { juryApplicationsQuery, type JuryPart } from "./queries.ts";

type ApplicationsProps = JuryPart & { limit: number | undefined; isClosed: boolean };

/** All that wait, with what the juror has given: each leads to its place. */
export function Applications({ id, only, q, limit, isClosed }: ApplicationsProps) {
  const t = useT(catalogue("jury"));
  const scoring = useT(catalogue("scoring"));
  const { loading } = useT(catalogue("ui"));
  const navigate = useNavigate();
  const { data, error, refetch } = useList(juryApplicationsQuery({ id, only, q, limit }));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <div role="status" aria-label={loading} className="skeleton h-72 w-full" />;
  return (
    <>
      <TabLinks label={scoring.only.label}>
        {[undefined, ...juryFilters].map((each) => (
          <TabLink
            key={each ?? "all"}
            to="/jury/$id"
            params={{ id }}
            search={{ only: each, q }}
            isCurrent={each === only}
            resetScroll={false}
          >
            {scoring.only[each ?? "all"]}
          </TabLink>
        ))}
      </TabLinks>
      <FindForm
        label={t.find}
        button={t.search}
        word={q}
        place={`/jury/${id}`}
        onFind={(wanted) =>
          void navigate({ to: "/jury/$id", params: { id }, search: { only, q: wanted }, resetScroll: false })
        }
      />
      {data.total === 0 ? (
        <NoneHere only={only} q={q} />
      ) : (
        <>
          <div>
            <LinkButton
              variant="next"
              to="/jury/$id"
              params={{ id }}
              search={{ only: isClosed ? only : "unscored", q: isClosed ? q : undefined, at: 1 }}
            >
              {isClosed ? t.read : t.begin}
            </LinkButton>
          </div>
          <ol className="divide-y divide-line border-y border-line">
            {data.items.map((each, place) => (
              <Row key={each.userId} part={{ id, only, q }} application={each} at={place + 1} />
            ))}
          </ol>
        </>
      )}
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </>
  );
}

type RowProps = { part: JuryPart; application: JuryApplication; at: number };

function Row({ part: { id, ...part }, application: { name, score, isRecused }, at }: RowProps) {
  const t = useT(catalogue("jury"));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <Link
        to="/jury/$id"
        params={{ id }}
        search={{ ...part, at }}
        className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      {isRecused ? (
        <Badge>{t.leftOut}</Badge>
      ) : score === null ? (
        <span className="text-sm text-muted">{t.unscored}</span>
      ) : (
        <Badge tone={score.isBefore ? "next" : "good"}>
          {score.isBefore ? t.scoredBefore(score.score) : t.scored(score.score)}
        </Badge>
      )}
    </li>
  );
}
