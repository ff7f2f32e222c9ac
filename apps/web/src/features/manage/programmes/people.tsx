import type { MembershipState } from "@khamt/contract";
import { membershipStates } from "@khamt/contract/desk-vocabulary";
import { useQuery } from "@tanstack/react-query";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { ListFailure } from "../../../ui/page/failure-notice.tsx";
import { TabLink, TabLinks } from "../../../ui/page/tab-links.tsx";
import { PersonCard } from "./person-card.tsx";
import { managedOneQuery, peopleQuery } from "./queries.ts";

type PeopleProps = { id: string; state: MembershipState; limit: number | undefined };

export function People({ id, state, limit }: PeopleProps) {
  const t = useT(catalogue("desk-programmes")).people;
  const waiting = useQuery(managedOneQuery(id)).data?.applications ?? 0;
  return (
    <>
      <TabLinks label={t.states.label}>
        {membershipStates.map((each) => (
          <TabLink
            key={each}
            to="/manage/programmes/$id"
            params={{ id }}
            search={{ state: each }}
            isCurrent={each === state}
            resetScroll={false}
            count={each === "applied" && waiting > 0 ? waiting : undefined}
          >
            {t.states[each]}
          </TabLink>
        ))}
      </TabLinks>
      <Listed id={id} state={state} limit={limit} />
    </>
  );
}

function Listed({ id, state, limit }: PeopleProps) {
  const t = useT(catalogue("desk-programmes")).people;
  const ui = useT(catalogue("ui"));
  const { data, error, refetch } = useQuery(peopleQuery(id, state, limit));
  const questions = useQuery(managedOneQuery(id)).data?.questions ?? [];
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0)
    return (
      <EmptyState title={t.empty.title} hint={t.empty.hint}>
        <LinkButton to="/manage/programmes/$id" params={{ id }} search={{ view: "invitations" }}>
          {t.invite}
        </LinkButton>
      </EmptyState>
    );
  return (
    <section>
      <ul className="grid gap-4">
        {data.items.map((each) => (
          <PersonCard key={each.userId} programmeId={id} person={each} questions={questions} />
        ))}
      </ul>
      {data.items.length < data.total && <LoadMore shown={data.items.length} total={data.total} />}
    </section>
  );
}
