import { createFileRoute } from "@tanstack/react-router";
import { OwnRoundsPage } from "../../features/rounds/own-rounds-page.tsx";
import { knownUser } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { orNotFound } from "../../lib/query/query.ts";
import { ownRoundsQuery } from "../../shared/rounds/queries.ts";

export const Route = createFileRoute("/rounds/$id")({
  loader: async ({ context: { language, queryClient }, params: { id } }) => {
    const isMember = knownUser(queryClient) !== null;
    await Promise.all([
      language.load(catalogue("rounds"), catalogue("action")),
      isMember ? orNotFound(queryClient.fetchQuery(ownRoundsQuery(id))) : undefined,
    ]);
    return pageHead(language.words(catalogue("rounds")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OwnRounds,
});

function OwnRounds() {
  return <OwnRoundsPage id={Route.useParams().id} />;
}
