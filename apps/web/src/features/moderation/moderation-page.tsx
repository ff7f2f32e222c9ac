import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DecisionMade, DecisionOutcome } from "@khamt/contract";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { CaseCard } from "./case-card.tsx";
import { casesQuery, decisionsQuery, type View, vouchesQuery } from "./queries.ts";
import { VouchCard } from "./vouch-card.tsx";
import { VouchSearch } from "./vouch-search.tsx";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { Facts } from "../../ui/cards/facts.tsx";
import { DecideButtons } from "./decide-buttons.tsx";
import { ReportedHead } from "./reported-head.tsx";

const tones: Record<DecisionOutcome, BadgeTone> = {
  dismissed: "neutral",
  upheld: "next",
  restored: "good",
};

type ModerationPageProps = {
  view: View;
  limit: number | undefined;
};

/** For administrators: what waits to be decided, and the log of what was. */
export function ModerationPage({ view, limit }: ModerationPageProps) {
  const { title, description } = useT(catalogue("moderation")).head;
  const Listing = listings[view];
  return (
    <>
      <PageHeader title={title} intro={description} />
      <div className="frame pb-24">
        <Views current={view} />
        <Listing limit={limit} />
      </div>
    </>
  );
}

const listings: Record<View, (props: { limit: number | undefined }) => ReactNode> = {
  open: Cases,
  decided: Decisions,
  vouches: Vouches,
};

function Views({ current }: { current: View }) {
  const { tabs } = useT(catalogue("moderation"));
  return (
    <div className="mb-6">
      <TabLinks label={tabs.label}>
        <TabLink to="/moderation" isCurrent={current === "open"} resetScroll={false}>
          {tabs.open}
        </TabLink>
        <TabLink
          to="/moderation"
          search={{ view: "decided" }}
          isCurrent={current === "decided"}
          resetScroll={false}
        >
          {tabs.decided}
        </TabLink>
        <TabLink
          to="/moderation"
          search={{ view: "vouches" }}
          isCurrent={current === "vouches"}
          resetScroll={false}
        >
          {tabs.vouches}
        </TabLink>
      </TabLinks>
    </div>
  );
}

function Cases({ limit }: { limit: number | undefined }) {
  const answer = useQuery(casesQuery(limit));
  return (
    <Listed view="open" {...answer}>
      {answer.data?.items.map((each) => (
        <CaseCard key={each.id} reported={each} />
      ))}
    </Listed>
  );
}

function Decisions({ limit }: { limit: number | undefined }) {
  const answer = useQuery(decisionsQuery(limit));
  return (
    <Listed view="decided" {...answer}>
      {answer.data?.items.map((each) => (
        <DecisionCard key={each.id} decision={each} />
      ))}
    </Listed>
  );
}

function Vouches({ limit }: { limit: number | undefined }) {
  const answer = useQuery(vouchesQuery(limit));
  return (
    <>
      <VouchSearch />
      <Listed view="vouches" {...answer}>
        {answer.data?.items.map((each) => (
          <VouchCard key={each.id} vouch={each} />
        ))}
      </Listed>
    </>
  );
}

type ListedProps = {
  view: View;
  data: { items: readonly object[]; total: number } | undefined;
  error: Error | null;
  refetch: () => unknown;
  children: ReactNode;
};

function Listed({ view, data, error, refetch, children }: ListedProps) {
  const t = useT(catalogue("moderation"));
  const components = useT(catalogue("ui"));
  if (data === undefined && error !== null)
    return (
      <FailureNotice
        title={components.failed}
        hint={t.failure}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return <div role="status" aria-label={components.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t.empty[view].title} hint={t.empty[view].hint}>
        <LinkButton to="/moderation" search={view === "open" ? { view: "decided" } : {}}>
          {t.empty[view].button}
        </LinkButton>
      </EmptyState>
    );
  return (
    <section>
      <h2 className="text-sm text-muted">{t.count[view](data.total)}</h2>
      <ul className="mt-4 grid gap-5">{children}</ul>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </section>
  );
}

/** One line of the log: what was decided, by which rule, why and by whom. */
function DecisionCard({ decision }: { decision: DecisionMade }) {
  const t = useT(catalogue("moderation"));
  const { id, subject, name, outcome, rule, note, appeal, decidedAt, decidedBy, actions } = decision;
  return (
    <li>
      <Card as="div">
        <ReportedHead reported={decision} since={decidedAt}>
          <Badge tone={tones[outcome]}>{t.outcomes[outcome]}</Badge>
        </ReportedHead>
        <div className="mt-4">
          <Facts
            items={[
              { label: t.decision.rule, value: rule === null ? t.noRule : t.rules[rule] },
              {
                label: t.decision.note,
                value: note && <span className="font-normal wrap-anywhere whitespace-pre-line">{note}</span>,
              },
              {
                label: t.decision.appeal,
                value: appeal && (
                  <span className="font-normal wrap-anywhere whitespace-pre-line">{appeal}</span>
                ),
              },
              {
                label: t.decision.by,
                value: decidedBy === null ? t.someone : t.ownersName(decidedBy),
              },
            ]}
          />
        </div>
        <DecideButtons id={id} name={name || t.kinds[subject.kind]} actions={actions} />
      </Card>
    </li>
  );
}
