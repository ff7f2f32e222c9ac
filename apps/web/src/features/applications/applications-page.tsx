import type { Application } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ApplicationCard } from "./application-card.tsx";
import { type ApplicationFilters, applicationsQuery, type Side } from "./queries.ts";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";

const sides: readonly Side[] = ["mine", "received"];

type ApplicationsPageProps = {
  /** Undefined: where the address says nothing, and something may be looked for. */
  tab: Side | undefined;
  filters: ApplicationFilters;
  afterwards: (application: Application) => ReactNode;
};

export function ApplicationsPage(props: ApplicationsPageProps) {
  const { login } = useT(catalogue("applications"));
  return useUser() === null ? <LoginRequired words={login} /> : <MemberPage {...props} />;
}

function MemberPage({ tab, filters, afterwards }: ApplicationsPageProps) {
  const t = useT(catalogue("applications"));
  const side = tab ?? "mine";
  useSideOfHash(tab);
  return (
    <>
      <PageHeader title={t.title} intro={t.intro} />
      <div className="frame pb-24">
        <ApplicationTabs current={side} />
        <Applications {...{ side, filters, afterwards }} />
      </div>
    </>
  );
}

/** A notification leads to an application without saying on which side it is: it is looked for on both. */
function useSideOfHash(tab: Side | undefined): void {
  const navigate = useNavigate();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const { data: mine } = useQuery({ ...applicationsQuery("mine"), enabled: tab === undefined });
  const isElsewhere = tab === undefined && mine !== undefined && !mine.items.some(({ id }) => id === hash);
  const { data: received } = useQuery({ ...applicationsQuery("received"), enabled: isElsewhere });
  const isReceived = hash
    ? received?.items.some(({ id }) => id === hash)
    : mine?.items.length === 0 && (received?.items.length ?? 0) > 0;
  useEffect(() => {
    if (isElsewhere && isReceived)
      void navigate({ to: "/applications", search: { tab: "received" }, hash, replace: true });
  }, [isElsewhere, isReceived, hash, navigate]);
}

function Applications({
  side,
  filters,
  afterwards,
}: Required<Omit<ApplicationsPageProps, "tab">> & { side: Side }) {
  const t = useT(catalogue("applications"));
  const components = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(applicationsQuery(side, filters));
  if (data === undefined && error !== null)
    return (
      <div className="mt-6">
        <FailureNotice
          title={components.failed}
          hint={t.failure}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (data === undefined)
    return <div role="status" aria-label={components.loading} className="skeleton mt-6 h-72 w-full" />;
  if (data.items.length === 0) return <Empty side={side} />;
  const isOne = filters.listing !== undefined;
  return (
    <section className="mt-6">
      <h2 className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        {t.count(data.total)}
        {isOne && (
          <LinkButton to="/applications" search={{ tab: side }} variant="quiet" size="small">
            {t.showAll}
          </LinkButton>
        )}
      </h2>
      {side === "mine" ? (
        <Cards items={data.items} afterwards={afterwards} />
      ) : (
        [...byListing(data.items)].map(([key, items]) => (
          <section key={key} className="mt-6">
            <h3 className="text-lg font-bold wrap-anywhere">{t.ofListing(items[0]?.listing.title ?? "")}</h3>
            <Cards items={items} afterwards={afterwards} />
          </section>
        ))
      )}
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </section>
  );
}

type CardsProps = { items: readonly Application[]; afterwards: ApplicationsPageProps["afterwards"] };

function Cards({ items, afterwards }: CardsProps) {
  return (
    <ul className="mt-4 grid gap-5">
      {items.map((each) => (
        <ApplicationCard key={each.id} application={each} afterwards={afterwards} />
      ))}
    </ul>
  );
}

/** In the order in which something last came for each. */
function byListing(items: readonly Application[]): Map<string, Application[]> {
  const groups = new Map<string, Application[]>();
  for (const each of items) {
    const key = each.listing.id ?? each.listing.title;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

function Empty({ side }: { side: Side }) {
  const words = useT(catalogue("applications")).empty[side];
  return (
    <div className="mt-6">
      <EmptyState title={words.title} hint={words.hint}>
        {side === "mine" ? (
          <LinkButton to="/project-listings">{words.button}</LinkButton>
        ) : (
          <LinkButton to="/my-profile" hash="projects">
            {words.button}
          </LinkButton>
        )}
      </EmptyState>
    </div>
  );
}

function ApplicationTabs({ current }: { current: Side }) {
  const t = useT(catalogue("applications")).tabs;
  return (
    <TabLinks label={t.label}>
      {sides.map((side) => (
        <TabLink
          key={side}
          to="/applications"
          search={{ tab: side }}
          resetScroll={false}
          isCurrent={side === current}
        >
          {t[side]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
