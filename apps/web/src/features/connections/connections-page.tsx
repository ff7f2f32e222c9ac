import type { Connection, ConnectionTab, ConnectionList } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { Button, LinkButton } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { SkeletonCards } from "../../ui/lists/skeleton.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ConnectedCard } from "./connected-card.tsx";
import { ConnectionCard } from "./connection-card.tsx";
import { connectionsQuery } from "./queries.ts";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { tabs } from "./tabs.ts";
import { useNamedConnection } from "./use-named-connection.ts";

type ConnectionsPageProps = {
  /** Undefined: where the address says nothing, and one may be looked for. */
  tab: ConnectionTab | undefined;
  /** What is shown then. */
  first: ConnectionTab;
  /** Blocking and reporting of one of them. */
  safety: (connection: Connection) => ReactNode;
  /** The way to tell what became of one. */
  story: (connection: Connection) => ReactNode;
  /** Above what was received. */
  introductions: ReactNode;
};

export function ConnectionsPage(props: ConnectionsPageProps) {
  const t = useT(catalogue("connections"));
  return useUser() === null ? <LoginRequired words={t.login} /> : <MemberPage {...props} />;
}

function MemberPage({ tab: named, first, ...props }: ConnectionsPageProps) {
  const t = useT(catalogue("connections"));
  // Once: what is accepted here leaves nothing behind, and stays to be begun.
  const [begun] = useState(first);
  const tab = named ?? begun;
  const { isPending } = useNamedConnection(named === undefined);
  return (
    <>
      <PageHeader title={t.title} intro={t.intro} />
      <div className="frame pb-24">
        {isPending ? <SkeletonCards /> : <Listed key={tab} tab={tab} {...props} />}
      </div>
    </>
  );
}

type ListedProps = Omit<ConnectionsPageProps, "first"> & { tab: ConnectionTab };

function Listed({ tab, safety, story, introductions }: ListedProps) {
  const t = useT(catalogue("connections"));
  const { api } = useRouter().options.context;
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useQuery(connectionsQuery(api, tab, pages));
  // What was accepted here stays to be begun, though it belongs to another tab now.
  const [accepted, setAccepted] = useState<Connection[]>([]);
  const items = data?.items.filter(({ id }) => !accepted.some((each) => each.id === id));
  return (
    <>
      <ConnectionTabs current={tab} counts={data?.counts} />
      <div className="mt-6">
        {tab === "received" && introductions}
        {error !== null && items === undefined && (
          <FailureNotice {...t.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === null && items === undefined && <SkeletonCards />}
        {items?.length === 0 && accepted.length === 0 && <Nothing tab={tab} />}
        {items !== undefined && items.length + accepted.length > 0 && (
          <ul className="grid items-start gap-5 lg:grid-cols-2">
            {accepted.map((connection) => (
              <ConnectedCard key={connection.id} connection={connection} />
            ))}
            {items.map((connection) => (
              <ConnectionCard
                key={connection.id}
                connection={connection}
                safety={safety(connection)}
                story={story(connection)}
                onAccepted={(moved) => setAccepted((before) => [moved, ...before])}
              />
            ))}
          </ul>
        )}
        {typeof data?.next === "string" && (
          <p className="mt-6 text-center">
            <Button variant="secondary" onClick={() => setPages(pages + 1)}>
              {t.more}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

const ways = {
  received: "/my-profile",
  sent: "/startup-cofounders",
  connected: "/startup-cofounders",
} as const;

function Nothing({ tab }: { tab: ConnectionTab }) {
  const { title, hint, link } = useT(catalogue("connections")).empty[tab];
  return (
    <EmptyState title={title} hint={hint}>
      <LinkButton to={ways[tab]}>{link}</LinkButton>
    </EmptyState>
  );
}

type ConnectionTabsProps = {
  current: ConnectionTab;
  counts: ConnectionList["counts"] | undefined;
};

/** The counts are of what waits for an answer, and of connections. None is no "0": beside answered ones it would be untrue. */
function ConnectionTabs({ current, counts }: ConnectionTabsProps) {
  const t = useT(catalogue("connections")).tabs;
  return (
    <TabLinks label={t.label}>
      {tabs.map((tab) => (
        <TabLink
          key={tab}
          to="/connections"
          search={{ tab }}
          resetScroll={false}
          isCurrent={tab === current}
          count={counts?.[tab] || undefined}
        >
          {t[tab]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
