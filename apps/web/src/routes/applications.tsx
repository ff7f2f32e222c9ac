import { createFileRoute } from "@tanstack/react-router";
import { ApplicationsPage } from "../features/applications/applications-page.tsx";
import { applicationsQuery, type Side } from "../features/applications/queries.ts";
import { ReviewButton } from "../features/reviews/review-button.tsx";
import { loadOwnStories } from "../features/success-stories/queries.ts";
import { StoryButton } from "../features/success-stories/story-button.tsx";
import { knownUser } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import { shownLimit } from "../lib/query/query.ts";
import { oneOf, typed } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

type Search = {
  tab?: Side | undefined;
  /** Of one of the own listings. */
  listing?: string | undefined;
  limit?: number | undefined;
};

export const Route = createFileRoute("/applications")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    tab: oneOf(["mine", "received"], search["tab"]),
    listing: typed(search["listing"]),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: { tab = "mine", ...filters } }) => {
    const user = knownUser(queryClient);
    await Promise.all([
      language.load(catalogue("applications"), catalogue("reviews"), catalogue("success-stories")),
      language.load(catalogue("sums"), catalogue("action")),
      loadOwnStories(queryClient),
      user && queryClient.prefetchQuery(applicationsQuery(tab, filters)),
    ]);
    return pageHead(language.words(catalogue("applications")).head, "/applications");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ApplicationsRoute,
});

function ApplicationsRoute() {
  const { tab, ...filters } = Route.useSearch();
  return (
    <ApplicationsPage
      tab={tab}
      filters={filters}
      afterwards={({ id, state, side, listing, applicant, reviews }) => (
        <>
          {reviews && <ReviewButton project={{ kind: "application", id }} reviewed={reviews} />}
          {state === "finished" && (
            <StoryButton
              ground={{ kind: "application", id }}
              name={side === "mine" ? (listing.companyName ?? listing.title) : applicant.name}
            />
          )}
        </>
      )}
    />
  );
}
