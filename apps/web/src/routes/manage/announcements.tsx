import { createFileRoute } from "@tanstack/react-router";
import { AnnouncementsDesk } from "../../features/manage/announcements/announcements-desk.tsx";
import { managedAnnouncementsQuery } from "../../features/manage/announcements/queries.ts";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { shownSearch } from "../../lib/query/query.ts";

export const Route = createFileRoute("/manage/announcements")({
  validateSearch: shownSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    requireDesk(queryClient, "managers");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("manage-announcements"), catalogue("action")),
      queryClient.prefetchQuery(managedAnnouncementsQuery(limit)),
    ]);
    return pageHead(language.words(catalogue("manage-announcements")).head, "/manage/announcements");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Announcements,
});

function Announcements() {
  return <AnnouncementsDesk limit={Route.useSearch().limit} />;
}
