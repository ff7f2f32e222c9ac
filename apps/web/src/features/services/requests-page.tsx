import type { ServiceRequest } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CountedList } from "../../ui/lists/counted-list.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { TabLink, TabLinks } from "../../ui/page/tab-links.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { BackLink } from "../../ui/page/back-link.tsx";
import { type Side, requestsQuery } from "./queries.ts";
import { RequestCard } from "./request-card.tsx";

type RequestsPageProps = {
  side: Side;
  limit: number | undefined;
  /** The way to tell what became of one. */
  story: (request: ServiceRequest) => ReactNode;
};

/** What the member asked for. */
export function RequestsPage({ side, ...listed }: RequestsPageProps) {
  const t = useT(catalogue("requests"));
  const user = useUser();
  if (user === null) return <LoginRequired words={t.login} />;
  const { title, intro } = side === "all" ? t.all : { title: t.head.title, intro: t.head.description };
  return (
    <>
      <PageHeader title={title} intro={intro} back={<BackLink to="/services">{t.services}</BackLink>} />
      <div className="frame grid gap-6 pb-24">
        {side === "all" ? <Refused /> : <Requests {...listed} side={side} />}
      </div>
    </>
  );
}

/** For administrators everybody's are at the desk; from there they come to their own. */
export function Requests(props: RequestsPageProps) {
  const isAdmin = useUser()?.role === "admin";
  return (
    <>
      {isAdmin && <Sides current={props.side} />}
      <RequestList {...props} />
    </>
  );
}

const sides: readonly Side[] = ["mine", "all"];

function Sides({ current }: { current: Side }) {
  const { tabs } = useT(catalogue("requests"));
  return (
    <TabLinks label={tabs.label}>
      {sides.map((side) => (
        <TabLink
          key={side}
          to="/services/requests"
          search={{ side: side === "all" ? side : undefined }}
          resetScroll={false}
          isCurrent={side === current}
        >
          {tabs[side]}
        </TabLink>
      ))}
    </TabLinks>
  );
}

function RequestList({ side, limit, story }: RequestsPageProps) {
  const t = useT(catalogue("requests"));
  const answer = useQuery(requestsQuery(side, limit));
  return (
    <CountedList {...answer} failure={t.failure} count={t.count} empty={<Empty side={side} />}>
      {answer.data?.items.map((each) => (
        <RequestCard key={each.id} request={each} story={story(each)} />
      ))}
    </CountedList>
  );
}

function Empty({ side }: { side: Side }) {
  const { button, ...words } = useT(catalogue("requests")).empty;
  return (
    <EmptyState {...words[side]}>
      <LinkButton to="/services">{button}</LinkButton>
    </EmptyState>
  );
}

function Refused() {
  const { title, hint, button } = useT(catalogue("requests")).refused;
  return (
    <EmptyState title={title} hint={hint}>
      <LinkButton to="/services/requests">{button}</LinkButton>
    </EmptyState>
  );
}
