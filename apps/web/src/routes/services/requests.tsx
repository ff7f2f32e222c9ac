import type { ServiceRequest } from "@khamt/contract";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DeskPage } from "../../features/manage/frame/desk-page.tsx";
import { requestsQuery, type Side } from "../../features/services/queries.ts";
import { Requests, RequestsPage } from "../../features/services/requests-page.tsx";
import { loadOwnStories } from "../../features/success-stories/queries.ts";
import { StoryButton } from "../../features/success-stories/story-button.tsx";
import { knownUser, useUser } from "../../lib/auth/index.ts";
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
    const user = knownUser(queryClient);
    await Promise.all([
      language.load(
        catalogue("requests"),
        ...(side === "all" ? [catalogue("manage")] : []),
        catalogue("services"),
        catalogue("action"),
        catalogue("success-stories"),
      ),
      loadOwnStories(queryClient),
      user &&
        (side === "mine" || user.role === "admin") &&
        queryClient.prefetchQuery(requestsQuery(side, limit)),
    ]);
    const { head, all } = language.words(catalogue("requests"));
    const shown = side === "all" ? { title: all.title, description: all.intro } : head;
    return { head: pageHead(shown, "/services/requests") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RequestsRoute,
});

function RequestsRoute() {
  const { side = "mine", limit } = Route.useSearch();
  const { all } = useT(catalogue("requests"));
  const isAdmin = useUser()?.role === "admin";
  const listed = { side, limit, story };
  if (side === "mine" || !isAdmin) return <RequestsPage {...listed} />;
  return (
    <DeskPage section="services" title={all.title} intro={all.intro}>
      <Requests {...listed} />
    </DeskPage>
  );
}

/** Told of by who asked for it and who saw to it: these two have a conversation. */
function story(request: ServiceRequest): ReactNode {
  return request.state === "done" && request.conversationId !== null && <Story request={request} />;
}

function Story({ request: { id, side, service, requester } }: { request: ServiceRequest }) {
  const { items } = useT(catalogue("services"));
  return (
    <StoryButton ground={{ kind: "service", id }} name={side === "mine" ? items[service].name : requester} />
  );
}
