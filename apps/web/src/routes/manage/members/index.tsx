import { createFileRoute } from "@tanstack/react-router";
import { MembersPage } from "../../../features/manage/members/members-page.tsx";
import { membersQuery, programmesQuery, viewsQuery } from "../../../features/manage/members/queries.ts";
import { membersSearch } from "../../../features/manage/members/search.ts";
import { requireDesk } from "../../../features/manage/frame/require-desk.ts";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";

export const Route = createFileRoute("/manage/members/")({
  validateSearch: membersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps }) => {
    requireDesk(queryClient, "administrators");
    await Promise.all([
      language.load(
        catalogue("manage"),
        catalogue("manage-members"),
        catalogue("member-acts"),
        catalogue("moderation"),
        catalogue("action"),
        catalogue("passwords"),
      ),
      queryClient.prefetchQuery(membersQuery(deps)),
      queryClient.prefetchQuery(viewsQuery),
      queryClient.prefetchQuery(programmesQuery),
    ]);
    return pageHead(language.words(catalogue("manage-members")).head, "/manage/members");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Members,
});

function Members() {
  return <MembersPage search={Route.useSearch()} />;
}
