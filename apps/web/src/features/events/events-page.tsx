import { listEvents } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneQuery } from "../../lib/query/query.ts";
import { MentorsLink } from "../../shared/hours/mentors-link.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { SkeletonCards } from "../../ui/lists/skeleton.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { EventCard } from "./event-card.tsx";

export const eventsQuery = { ...oneQuery(listEvents), staleTime: 0 };

/** What takes place next, for everybody or for the reader's programmes. */
export function EventsPage() {
  const t = useT(catalogue("events"));
  const { data, error, refetch } = useQuery(eventsQuery);
  return (
    <>
      <PageHeader title={t.head.title} intro={t.head.description}>
        <MentorsLink>{t.hours}</MentorsLink>
      </PageHeader>
      <div className="frame pb-24">
        {data === undefined && error === null && <SkeletonCards />}
        {data === undefined && error !== null && (
          <FailureNotice {...t.failed} error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState title={t.empty.title} hint={t.empty.hint}>
            <LinkButton to="/programmes">{t.empty.button}</LinkButton>
          </EmptyState>
        )}
        {data !== undefined && data.length > 0 && <p className="mb-4 text-sm text-muted">{t.zone}</p>}
        <ul className="grid items-start gap-5 empty:hidden lg:grid-cols-2">
          {data?.map((each) => (
            <EventCard key={each.id} event={each} />
          ))}
        </ul>
      </div>
    </>
  );
}
