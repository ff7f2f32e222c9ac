import { createFileRoute } from "@tanstack/react-router";
import { AnnouncementsPage, announcementsQuery } from "../features/announcements/announcements-page.tsx";
import { knownUser } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import { shownSearch } from "../lib/query/query.ts";

export const Route = createFileRoute("/announcements")({
  validateSearch: shownSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    const user = knownUser(queryClient);
    await Promise.all([
      language.load(catalogue("announcements")),
      user && queryClient.prefetchQuery(announcementsQuery(limit)),
    ]);
    return pageHead(language.words(catalogue("announcements")).head, "/announcements");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Announcements,
});

function Announcements() {
  return <AnnouncementsPage limit={Route.useSearch().limit} />;
}
