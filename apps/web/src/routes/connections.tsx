import { createFileRoute } from "@tanstack/react-router";
import { ConnectionsPage } from "../features/connections/connections-page.tsx";
import { firstTab, loadConnections } from "../features/connections/queries.ts";
import { tabs } from "../features/connections/tabs.ts";
import { Introductions } from "../features/introductions/introductions.tsx";
import { hasIntroductions, loadIntroductions } from "../features/introductions/queries.ts";
import { SafetyActions } from "../features/safety/safety-actions.tsx";
import { loadOwnStories } from "../features/success-stories/queries.ts";
import { StoryButton } from "../features/success-stories/story-button.tsx";
import { pageHead } from "../lib/head.ts";
import { oneOf } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

type Search = {
  tab?: (typeof tabs)[number] | undefined;
};

export const Route = createFileRoute("/connections")({
  validateSearch: (search: Record<string, unknown>): Search => ({ tab: oneOf(tabs, search["tab"]) }),
  loaderDeps: ({ search }) => ({ tab: search.tab }),
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
      loadConnections(context, deps.tab ?? "received"),
    ]);
    const first = hasIntroductions(context.queryClient) ? "received" : firstTab(context);
    if (deps.tab === undefined) await loadConnections(context, first);
    return { first, head: pageHead(context.language.words(catalogue("connections")).head) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Connections,
});

function Connections() {
  return (
    <ConnectionsPage
      tab={Route.useSearch().tab}
      first={Route.useLoaderData().first}
      introductions={<Introductions />}
      safety={({ id, other }) => <SafetyActions subject={{ kind: "connection", id }} name={other.name} />}
      story={({ id, state, other }) =>
        state === "accepted" && <StoryButton ground={{ kind: "connection", id }} name={other.name} />
      }
    />
  );
}
