import type { ProgrammeMember } from "@khamt/contract";
import { membershipStates } from "@khamt/contract/desk-vocabulary";
import { getProgrammeMembersFile } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addressOf } from "../../../lib/api.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useList } from "../../../lib/query/load-list.ts";
import { mostShown } from "../../../lib/query/query.ts";
import { AnchorButton, LinkButton } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { LoadMore } from "../../../ui/lists/load-more.tsx";
import { ListFailure } from "../../../ui/page/failure-notice.tsx";
import { TabLink, TabLinks } from "../../../ui/page/tab-links.tsx";
import { PrintAll } from "../frame/print-all.tsx";
import { ActButtons } from "../members/act-buttons.tsx";
import { ChooseAll, ChooseOne, ChosenBar, useChosen } from "../members/chosen.tsx";
import { programmesQuery } from "../members/queries.ts";
import { DecideSeveral } from "./decide-several.tsx";
import { Find, Narrow } from "./narrow.tsx";
import { OneByOne } from "./one-by-one.tsx";
import { PersonCard } from "./person-card.tsx";
import { Prepared } from "./prepared.tsx";
import { managedOneQuery, type PeopleAsked, peopleQuery } from "./queries.ts";

type PeopleProps = PeopleAsked & {
  /** The place of the one that is shown alone; undefined: their list. */
  at: number | undefined;
};

export function People({ at, ...props }: PeopleProps) {
  const { id, state, q } = props;
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
            search={{ state: each, q }}
            isCurrent={each === state}
            resetScroll={false}
            count={each === "applied" && waiting > 0 ? waiting : undefined}
          >
            {t.states[each]}
          </TabLink>
        ))}
      </TabLinks>
      {state === "applied" && <Prepared {...props} />}
      {at === undefined ? <Listed key={state} {...props} /> : <OneByOne {...props} at={at} />}
    </>
  );
}

function Listed(asked: PeopleAsked) {
  const { id, state, sort, only, q } = asked;
  const { people: t, members } = useT(catalogue("desk-programmes"));
  const ui = useT(catalogue("ui"));
  const client = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  const isNarrowed = q !== undefined || only !== undefined;
  const whole = peopleQuery({ ...asked, limit: mostShown });
  const { data, error, refetch } = useList(isWhole ? whole : peopleQuery(asked));
  if (data === undefined && error !== null)
    return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div role="status" aria-label={ui.loading} className="skeleton h-72 w-full" />;
  if (data.items.length === 0 && !isNarrowed)
    return (
      <EmptyState title={t.empty.title} hint={t.empty.hint}>
        <LinkButton to="/manage/programmes/$id" params={{ id }} search={{ view: "invitations" }}>
          {t.invite}
        </LinkButton>
      </EmptyState>
    );
  return (
    <>
      <div className="grid gap-6 empty:hidden print:hidden">
        {(data.total > 1 || isNarrowed) && <Find {...asked} />}
        {state === "applied" && (data.total > 1 || isNarrowed) && (
          <>
            <Narrow {...asked} />
            <div>
              <LinkButton
                variant="secondary"
                to="/manage/programmes/$id"
                params={{ id }}
                search={{ state, sort, q, only: only ?? "unscored", at: 1 }}
              >
                {t.oneByOne}
              </LinkButton>
            </div>
          </>
        )}
      </div>
      <p className="hidden font-semibold print:block">{t.states[state]}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="font-semibold">
          {data.total > 0
            ? members(data.total)
            : only !== undefined && q === undefined
              ? t.only.none
              : t.noMatch}
        </p>
        <div className="flex flex-wrap gap-x-4">
          <PrintAll load={() => client.fetchQuery(whole)} show={() => setWhole(true)} />
          <AnchorButton
            variant="quiet"
            size="small"
            href={addressOf(getProgrammeMembersFile, {
              params: { id },
              query: { state, sort, only, q, as: "xlsx" },
            })}
            download=""
          >
            {t.file}
          </AnchorButton>
        </div>
      </div>
      <Shown {...{ id, state }} people={data.items} total={data.total} />
    </>
  );
}

type ShownProps = Pick<PeopleAsked, "id" | "state"> & {
  people: readonly ProgrammeMember[];
  total: number;
};

/** Who takes part can be chosen for another programme of the reader's, who applied to be decided about. */
function Shown({ id, state, people, total }: ShownProps) {
  const listed = people.flatMap(({ userId, name, email }) =>
    email === null ? [] : [{ id: userId, name, email }],
  );
  const { isChosen, choose, ...choosing } = useChosen(listed);
  const others = useQuery(programmesQuery).data?.items.some((each) => each.id !== id) ?? false;
  const canDecide = state === "applied" && total > 1;
  const canChoose = canDecide || (others && state === "joined");
  return (
    <section>
      {canChoose && (
        <div className="mb-2 flex justify-end">
          <ChooseAll {...choosing} />
        </div>
      )}
      <ul className="grid gap-4">
        {people.map((each) => (
          <PersonCard key={each.userId} programmeId={id} person={each}>
            {canChoose && (
              <ChooseOne
                name={each.name}
                isChosen={isChosen(each.userId)}
                onChoose={(is) => choose(each.userId, is)}
              />
            )}
          </PersonCard>
        ))}
      </ul>
      {people.length < total && <LoadMore shown={people.length} total={total} />}
      {canChoose && (
        <ChosenBar {...choosing}>
          {canDecide ? (
            <DecideSeveral programmeId={id} people={people.filter(({ userId }) => isChosen(userId))} />
          ) : (
            <ActButtons acts={["add-to-programme"]} members={choosing.chosen} from={id} />
          )}
        </ChosenBar>
      )}
    </section>
  );
}
