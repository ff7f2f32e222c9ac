import { createFileRoute } from "@tanstack/react-router";
import { SuccessStoriesPage } from "../features/information/text-pages.tsx";
import { SafetyActions } from "../features/safety/safety-actions.tsx";
import { storiesQuery } from "../features/success-stories/queries.ts";
import { StoryList } from "../features/success-stories/story-list.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue, useT } from "../lib/language/index.ts";
import { shownSearch } from "../lib/query/query.ts";

export const Route = createFileRoute("/success-stories")({
  validateSearch: shownSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { limit } }) => {
    await Promise.all([
      language.load(
        catalogue("information"),
        catalogue("success-stories"),
        catalogue("services"),
        catalogue("action"),
      ),
      // Awaited: the address may name one of them, to which the page then goes.
      queryClient.prefetchQuery(storiesQuery(limit)),
    ]);
    const { title, intro } = language.words(catalogue("information")).pages.successStories;
    return pageHead({ title, description: intro }, "/success-stories");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SuccessStories,
});

function SuccessStories() {
  const { limit } = Route.useSearch();
  const { items } = useT(catalogue("services"));
  return (
    <SuccessStoriesPage
      list={(empty) => (
        <StoryList
          {...{ limit, empty }}
          serviceName={(service) => items[service].name}
          safety={({ id, title, mayReport }) =>
            mayReport && <SafetyActions subject={{ kind: "story", id }} name={title} />
          }
        />
      )}
    />
  );
}
