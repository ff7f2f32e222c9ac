import { applicantFilters, programmeMemberSorts } from "@khamt/contract/desk-vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { FindForm } from "../../../ui/forms/find-form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { type PeopleAsked, reviewersQuery } from "./queries.ts";

/** By a part of the name or address, among those of this state. */
export function Find(asked: PeopleAsked) {
  const t = useT(catalogue("desk-programmes")).people;
  const show = useShow(asked);
  return (
    <FindForm
      label={t.search}
      button={t.find}
      word={asked.q}
      place={`/manage/programmes/${asked.id}`}
      onFind={(q) => show({ q })}
    />
  );
}

/** Of applications: in which order and which of them, and how far their reviewers are. */
export function Narrow(asked: PeopleAsked) {
  const t = useT(catalogue("desk-programmes")).people;
  const show = useShow(asked);
  const { sort = "newest", only } = asked;
  return (
    <>
      <div className="grid max-w-2xl items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={t.sort.label}
          hint={sort === "score" ? t.sortHint : undefined}
          options={programmeMemberSorts.map((value) => ({ value, label: t.sort[value] }))}
          value={sort}
          onChange={({ target }) => show({ sort: target.value === "score" ? "score" : undefined })}
        />
        <SelectField
          label={t.only.label}
          emptyLabel={t.only.all}
          options={applicantFilters.map((value) => ({ value, label: t.only[value] }))}
          value={only ?? ""}
          onChange={({ target }) => show({ only: applicantFilters.find((each) => each === target.value) })}
        />
      </div>
      <Reviewers id={asked.id} />
    </>
  );
}

function Reviewers({ id }: { id: string }) {
  const t = useT(catalogue("desk-programmes")).people;
  const { own } = useT(catalogue("scoring"));
  const { data } = useQuery(reviewersQuery(id));
  if (data === undefined) return null;
  const { applications, reviewers } = data;
  return (
    <div>
      <p className="font-semibold">{t.reviewers.title(applications)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-muted">
        {reviewers.map(({ name, isOwn, scored }, at) => (
          <li key={at} className="wrap-anywhere">
            {t.reviewers.one(isOwn ? own : name, scored)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same list otherwise, from its beginning. */
function useShow({ id, state, sort, only, q }: PeopleAsked) {
  const navigate = useNavigate();
  return (wanted: Partial<Pick<PeopleAsked, "sort" | "only" | "q">>) =>
    void navigate({
      to: "/manage/programmes/$id",
      params: { id },
      search: { state, sort, only, q, ...wanted },
      resetScroll: false,
    });
}
