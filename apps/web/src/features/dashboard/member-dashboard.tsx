import type { Dashboard } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { EventLine } from "../../shared/notifications/notification-item.tsx";
import { ListFailure } from "../../ui/page/failure-notice.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { MatchList } from "./match-list.tsx";
import { NextStepCard } from "./next-step-card.tsx";
import { NextTables } from "./next-tables.tsx";
import { Footnote, Shortcuts } from "./shortcuts.tsx";
import { dashboardQuery } from "./queries.ts";
import { WaitingList } from "./waiting-list.tsx";

/** What waits for the member, what is new, and the one next step. */
export function MemberDashboard({ actions }: { actions: ReactNode }) {
  const t = useT(catalogue("member-dashboard"));
  const user = useUser();
  const { data, error, refetch } = useQuery(dashboardQuery);
  return (
    <>
      <PageHeader
        title={t.greeting(data?.name || user?.name || "")}
        {...(data && { intro: t.summary(data.waitingCount) })}
      >
        {actions}
      </PageHeader>
      <div className="frame grid items-start gap-x-12 gap-y-10 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-10">
          {data !== undefined && <Brief dashboard={data} />}
          {data === undefined && error !== null && (
            <ListFailure error={error} onRetry={() => void refetch()} />
          )}
          {data === undefined && error === null && (
            <div role="status" aria-label={t.loading} className="grid gap-4">
              <div className="skeleton h-48 w-full" />
              <div className="skeleton h-24 w-full" />
              <div className="skeleton h-24 w-full" />
            </div>
          )}
        </div>
        <Shortcuts />
      </div>
      <Footnote />
    </>
  );
}

function Brief({ dashboard }: { dashboard: Dashboard }) {
  const t = useT(catalogue("member-dashboard"));
  const { tables, waiting, waitingCount, next, news, best, since } = dashboard;
  const [first, ...others] = waiting;
  const rest = next.step === "answer" ? others : waiting;
  return (
    <>
      <NextTables tables={tables} />
      <NextStepCard next={next} waiting={first} best={best ?? []} />
      {rest.length > 0 && (
        <Section title={t.waiting.title}>
          <WaitingList items={rest} />
          {waitingCount > waiting.length && (
            <p className="mt-3 text-sm text-muted">{t.waiting.more(waitingCount - waiting.length)}</p>
          )}
        </Section>
      )}
      {since !== null && (
        <Section
          title={t.news.title}
          hint={
            <>
              {t.news.since} <TimeAgo date={since} />
            </>
          }
        >
          <News news={news} />
        </Section>
      )}
      {next.step !== "matches" && best !== null && best.length > 0 && (
        <Section title={t.best}>
          <MatchList matches={best} />
        </Section>
      )}
    </>
  );
}

function News({ news: { matches, events } }: Pick<Dashboard, "news">) {
  const t = useT(catalogue("member-dashboard")).news;
  if (matches === null && events.length === 0) return <p className="text-muted">{t.busy}</p>;
  if ((matches ?? []).length + events.length === 0) return <p className="text-muted">{t.nothing}</p>;
  return (
    <div className="grid gap-6">
      {matches !== null && matches.length > 0 && <MatchList matches={matches} />}
      {events.length > 0 && (
        <ul className="-mx-3 grid gap-1">
          {events.map((event) => (
            <li key={event.id}>
              <EventLine news={event} onRead={() => {}} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl font-bold">{title}</h2>
        {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  );
}
