import { createFileRoute } from "@tanstack/react-router";
import { OfficeHoursPage } from "../../features/hours/office-hours-page.tsx";
import { knownUser } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { typed } from "../../lib/search-params.ts";
import { bookingsQuery, mentorsQuery, ownMentorshipsQuery } from "../../shared/hours/queries.ts";

export const Route = createFileRoute("/office-hours/")({
  validateSearch: (search: Record<string, unknown>): { programme?: string | undefined } => ({
    programme: typed(search["programme"])?.slice(0, 40),
  }),
  loader: async ({ context: { language, queryClient } }) => {
    const isMember = knownUser(queryClient) !== null;
    const asked = isMember
      ? [
          queryClient.prefetchQuery(mentorsQuery),
          queryClient.prefetchQuery(bookingsQuery),
          queryClient.prefetchQuery(ownMentorshipsQuery),
        ]
      : [];
    await Promise.all([language.load(catalogue("office-hours"), catalogue("action")), ...asked]);
    return pageHead(language.words(catalogue("office-hours")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OfficeHours,
});

function OfficeHours() {
  return <OfficeHoursPage programme={Route.useSearch().programme} />;
}
