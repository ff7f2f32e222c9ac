import type { ApplicantFilter, MembershipState, ProgrammeMemberSort } from "@khamt/contract";
import { applicantFilters, membershipStates, programmeMemberSorts } from "@khamt/contract/desk-vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { ProgrammeDeskPage } from "../../../features/manage/programmes/programme-desk-page.tsx";
import { type View, views } from "../../../features/manage/programmes/views.ts";
import { managedOneQuery } from "../../../features/manage/programmes/queries.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";
import { orNotFound, shownLimit } from "../../../lib/query/query.ts";
import { oneOf, typed } from "../../../lib/search-params.ts";
import { placeIn } from "../../../shared/scoring/place-in.ts";

type Search = {
  view?: View | undefined;
  state?: MembershipState | undefined;
  sort?: ProgrammeMemberSort | undefined;
  only?: ApplicantFilter | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  at?: number | undefined;
};

export const Route = createFileRoute("/manage/programmes/$id/")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    view: oneOf(views, search["view"]),
    state: oneOf(membershipStates, search["state"]),
    sort: oneOf(programmeMemberSorts, search["sort"]),
    only: oneOf(applicantFilters, search["only"]),
    q: typed(search["q"])?.slice(0, 100),
    limit: shownLimit(search["limit"]),
    at: placeIn(search["at"]),
  }),
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: async ({ context: { language, queryClient }, params: { id }, deps: { view } }) => {
    requireDesk(queryClient, "managers");
    const [programme] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(managedOneQuery(id))),
      language.load(
        catalogue("manage"),
        catalogue("desk-programmes"),
        catalogue("scoring"),
        catalogue("manage-members"),
        catalogue("member-acts"),
        catalogue("files"),
        catalogue("vocabulary"),
        catalogue("action"),
        ...(view === "jury" ? [catalogue("desk-jury")] : []),
      ),
    ]);
    const { description } = language.words(catalogue("desk-programmes")).head;
    return pageHead({ title: programme.name[language.current], description });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProgrammeDesk,
});

function ProgrammeDesk() {
  const { id } = Route.useParams();
  const { view = "people", ...people } = Route.useSearch();
  return <ProgrammeDeskPage {...{ id, view, people }} />;
}
