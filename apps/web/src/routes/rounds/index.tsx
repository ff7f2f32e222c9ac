import { createFileRoute } from "@tanstack/react-router";
import { OwnRoundsList } from "../../features/rounds/own-rounds-list.tsx";
import { knownUser } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { ownRoundsListQuery } from "../../shared/rounds/queries.ts";

export const Route = createFileRoute("/rounds/")({
  loader: async ({ context: { language, queryClient } }) => {
    const isMember = knownUser(queryClient) !== null;
    await Promise.all([
      language.load(catalogue("rounds")),
      isMember ? queryClient.prefetchQuery(ownRoundsListQuery) : undefined,
    ]);
    return pageHead(language.words(catalogue("rounds")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OwnRoundsList,
});
