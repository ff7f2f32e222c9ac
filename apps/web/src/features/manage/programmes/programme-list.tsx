import { programmeShelves } from "@khamt/contract/desk-vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Card, CardTitleLink } from "../../../ui/cards/card.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { TabLink, TabLinks } from "../../../ui/page/tab-links.tsx";
import { ListFailure } from "../../../ui/page/failure-notice.tsx";
import { DeskPage } from "../frame/desk-page.tsx";
import { type ListAsked, managedQuery } from "./queries.ts";

/** All for administrators, their own for managers. */
export function ProgrammeListPage(asked: ListAsked) {
  const t = useT(catalogue("desk-programmes"));
  const isAdministrator = useUser()?.role === "admin";
  return (
    <DeskPage
      section="programmes"
      title={t.head.title}
      intro={t.head.description}
      actions={isAdministrator && <Create />}
    >
      <TabLinks label={t.shelves.label}>
        {programmeShelves.map((shelf) => (
          <TabLink
            key={shelf}
            to="/manage/programmes"
            search={shelf === "current" ? {} : { shelf }}
            isCurrent={shelf === asked.shelf}
            resetScroll={false}
          >
            {t.shelves[shelf]}
          </TabLink>
        ))}
      </TabLinks>
      <Programmes {...asked} />
    </DeskPage>
  );
}

function Create() {
  const t = useT(catalogue("desk-programmes"));
  return <LinkButton to="/manage/programmes/new">{t.create}</LinkButton>;
}

function Programmes(asked: ListAsked) {
  const t = useT(catalogue("desk-programmes"));
  const ui = useT(catalogue("ui"));
  const language = useLanguage();
  const isAdministrator = useUser()?.role === "admin";
  const { data, error, refetch } = useQuery(managedQuery(asked));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0 && asked.shelf === "archived")
    return (
      <EmptyState {...t.shelves.none}>
        <LinkButton to="/manage/programmes" variant="secondary">
          {t.shelves.current}
        </LinkButton>
      </EmptyState>
    );
  if (data.items.length === 0)
    return (
      <EmptyState {...(isAdministrator ? t.empty : t.emptyOfManager)}>
        {isAdministrator ? <Create /> : null}
      </EmptyState>
    );
  return (
    <section>
      <ul className="grid gap-4">
        {data.items.map(({ id, name, members, invited, applications, isListed }) => (
          <li key={id}>
            <Card as="div" raised>
              <h2 className="text-lg leading-snug font-bold wrap-anywhere">
                <CardTitleLink to="/manage/programmes/$id" params={{ id }}>
                  {name[language]}
                </CardTitleLink>
              </h2>
              <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
                {t.members(members)}
                {invited > 0 && <span>{t.invited(invited)}</span>}
                {applications > 0 && <Badge tone="next">{t.applications(applications)}</Badge>}
                {!isListed && <Badge>{t.hidden}</Badge>}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </section>
  );
}
