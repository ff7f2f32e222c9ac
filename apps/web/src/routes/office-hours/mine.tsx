import { createFileRoute } from "@tanstack/react-router";
import { MyHoursPage } from "../../features/hours/my-hours-page.tsx";
import { knownUser } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { hostedSlotsQuery, ownMentorshipsQuery } from "../../shared/hours/queries.ts";

export const Route = createFileRoute("/office-hours/mine")({
  loader: async ({ context: { language, queryClient } }) => {
    const isMember = knownUser(queryClient) !== null;
    const words = language.load(catalogue("office-hours"), catalogue("hours"), catalogue("action"));
    if (isMember) await queryClient.prefetchQuery(ownMentorshipsQuery);
    const own = queryClient.getQueryData(ownMentorshipsQuery.queryKey) ?? [];
    await Promise.all([words, ...own.map(({ id }) => queryClient.prefetchQuery(hostedSlotsQuery(id)))]);
    return pageHead(language.words(catalogue("office-hours")).mine.head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MyHoursPage,
});
