import { catalogue, useT } from "../../../lib/language/index.ts";
import { useList } from "../../../lib/query/load-list.ts";
import { Places, useWithin } from "../../../shared/scoring/places.tsx";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Loaded } from "../frame/loaded.tsx";
import { PersonCard } from "./person-card.tsx";
import { type PeopleAsked, personQuery } from "./queries.ts";

/** One application after the other, in the order and of the part of the list that was chosen. */
export function OneByOne({ at, ...asked }: PeopleAsked & { at: number }) {
  const { id, state, sort, only, q } = asked;
  const { people: t } = useT(catalogue("desk-programmes"));
  const answer = useList(personQuery(asked, at));
  useWithin({ at, total: answer.data?.total });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        {answer.data !== undefined && answer.data.total > 0 && <Places at={at} total={answer.data.total} />}
        <LinkButton
          variant="quiet"
          to="/manage/programmes/$id"
          params={{ id }}
          search={{ state, sort, only, q }}
        >
          {t.toList}
        </LinkButton>
      </div>
      <Loaded {...answer}>
        {({ items, total }) =>
          total === 0 ? (
            <p role="status">{t.only.none}</p>
          ) : (
            <ul>
              {items.map((each) => (
                <PersonCard key={each.userId} programmeId={id} person={each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
