import type { JuryApplication, JuryFilter } from "@khamt/contract";
import { juryFilters } from "@khamt/contract/desk-vocabulary";
import { Link } from "@tanstack/react-router";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useList } from "../../lib/query/load-list.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/cards/badge.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { juryApplicationsQuery } from "./queries.ts";

type ApplicationsProps = { id: string; only: JuryFilter | undefined; limit: number | undefined };

/** All that wait, with what the juror has given: each leads to its place. */
export function Applications({ id, only, limit, isClosed }: ApplicationsProps & { isClosed: boolean }) {
  const t = useT(catalogue("jury"));
  const scoring = useT(catalogue("scoring"));
  const { loading } = useT(catalogue("ui"));
  const { data, error, refetch } = useList(juryApplicationsQuery({ id, only, limit }));
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
            search={{ only: each }}
            isCurrent={each === only}
            resetScroll={false}
          >
            {scoring.only[each ?? "all"]}
          </TabLink>
        ))}
      </TabLinks>
      {data.total === 0 ? (
        <p role="status">{only === undefined ? t.none : t.allDone}</p>
      ) : (
        <>
          <div>
            <LinkButton
              variant="next"
              to="/jury/$id"
              params={{ id }}
              search={{ only: isClosed ? only : "unscored", at: 1 }}
            >
              {isClosed ? t.read : t.begin}
            </LinkButton>
          </div>
          <ol className="divide-y divide-line border-y border-line">
            {data.items.map((each, place) => (
              <Row key={each.userId} id={id} only={only} application={each} at={place + 1} />
            ))}
          </ol>
        </>
      )}
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </>
  );
}

type RowProps = Omit<ApplicationsProps, "limit"> & { application: JuryApplication; at: number };

function Row({ id, only, application: { name, score, isRecused }, at }: RowProps) {
  const t = useT(catalogue("jury"));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <Link
        to="/jury/$id"
        params={{ id }}
        search={{ only, at }}
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
