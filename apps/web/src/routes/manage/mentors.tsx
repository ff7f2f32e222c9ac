import { createFileRoute } from "@tanstack/react-router";
import { programmeIn } from "../../features/manage/frame/of-programme.tsx";
import { programmeChoiceQuery } from "../../features/manage/frame/programme-choice.ts";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { MentorsDesk } from "../../features/manage/mentors/mentors-desk.tsx";
import { managedMentorsQuery } from "../../features/manage/mentors/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { shownLimit } from "../../lib/query/query.ts";

type Search = {
  shelf?: "ended" | undefined;
  q?: string | undefined;
  programme?: string | undefined;
  limit?: number | undefined;
};

export const Route = createFileRoute("/manage/mentors")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    shelf: search["shelf"] === "ended" ? "ended" : undefined,
    q: typeof search["q"] === "string" ? search["q"].slice(0, 100) || undefined : undefined,
    programme: programmeIn(search),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { shelf, q, programme, limit } }) => {
    requireDesk(queryClient, "managers");
    const words = [catalogue("manage"), catalogue("manage-mentors"), catalogue("hours"), catalogue("action")];
    await Promise.all([
      language.load(...words),
      queryClient.prefetchQuery(managedMentorsQuery({ limit, shelf: shelf ?? "current", q, programme })),
      queryClient.prefetchQuery(programmeChoiceQuery),
    ]);
    return pageHead(language.words(catalogue("manage-mentors")).head, "/manage/mentors");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Mentors,
});

function Mentors() {
  const { limit, shelf = "current", q, programme } = Route.useSearch();
  return <MentorsDesk {...{ limit, shelf, q, programme }} />;
}
