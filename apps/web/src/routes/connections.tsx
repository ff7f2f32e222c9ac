import { createFileRoute } from "@tanstack/react-router";
import { ConnectionsPage } from "../features/connections/connections-page.tsx";
import { loadConnections } from "../features/connections/queries.ts";
import { namedTabs } from "../features/connections/tabs.ts";
import { Introductions } from "../features/introductions/introductions.tsx";
import { loadIntroductions } from "../features/introductions/queries.ts";
import { SafetyActions } from "../features/safety/safety-actions.tsx";
import { loadOwnStories } from "../features/success-stories/queries.ts";
import { StoryButton } from "../features/success-stories/story-button.tsx";
import { pageHead } from "../lib/head.ts";
import { oneOf } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

type Search = {
  tab?: (typeof namedTabs)[number] | undefined;
};

export const Route = createFileRoute("/connections")({
  validateSearch: (search: Record<string, unknown>): Search => ({ tab: oneOf(namedTabs, search["tab"]) }),
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ("received" as const) }),
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(
        catalogue("connections"),
        catalogue("introductions"),
        catalogue("action"),
        catalogue("success-stories"),
      ),
      loadIntroductions(context.queryClient),
      loadOwnStories(context.queryClient),
      loadConnections(context, deps.tab),
    ]);
    return pageHead(context.language.words(catalogue("connections")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Connections,
});

function Connections() {
  return (
    <ConnectionsPage
      tab={Route.useSearch().tab}
      introductions={<Introductions />}
      safety={({ id, other }) => <SafetyActions subject={{ kind: "connection", id }} name={other.name} />}
      story={({ id, state, other }) =>
        state === "accepted" && <StoryButton ground={{ kind: "connection", id }} name={other.name} />
      }
    />
  );
}
