import { createFileRoute } from "@tanstack/react-router";
import { requestsQuery, type Side } from "../../features/services/queries.ts";
import { RequestsPage } from "../../features/services/requests-page.tsx";
import { loadOwnStories } from "../../features/success-stories/queries.ts";
import { StoryButton } from "../../features/success-stories/story-button.tsx";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { shownLimit } from "../../lib/query/query.ts";

type Search = {
  side?: Side | undefined;
  limit?: number | undefined;
};

export const Route = createFileRoute("/services/requests")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    side: search["side"] === "all" ? "all" : undefined,
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { side = "mine", limit } }) => {
    const user = queryClient.getQueryData(currentUserQuery.queryKey)?.user;
    await Promise.all([
      language.load(
        catalogue("requests"),
        catalogue("services"),
        catalogue("action"),
        catalogue("success-stories"),
      ),
      loadOwnStories(queryClient),
      user &&
        (side === "mine" || user.role === "admin") &&
        queryClient.prefetchQuery(requestsQuery(side, limit)),
    ]);
    return { head: pageHead(language.words(catalogue("requests")).head, "/services/requests") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Requests,
});

function Requests() {
  const { side = "mine", limit } = Route.useSearch();
  const { items } = useT(catalogue("services"));
  return (
    <RequestsPage
      side={side}
      limit={limit}
      // Told of by who asked for it and who saw to it: these two have a conversation.
      story={({ id, state, side, service, requester, conversationId }) =>
        state === "done" &&
        conversationId !== null && (
          <StoryButton
            ground={{ kind: "service", id }}
            name={side === "mine" ? items[service].name : requester}
          />
        )
      }
    />
  );
}
