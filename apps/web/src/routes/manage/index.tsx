import { createFileRoute } from "@tanstack/react-router";
import { entityKinds, languages } from "@khamt/contract/vocabulary";
import { firstRunQuery } from "../../features/manage/first-run/queries.ts";
import { has } from "../../shared/account/has.ts";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { OverviewPage } from "../../features/manage/overview/overview-page.tsx";
import { figureProgrammesQuery, type Scope } from "../../features/manage/overview/queries.ts";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { oneOf, uuid } from "../../lib/search-params.ts";

/** Said, because the words know the sections of the desk, and those the addresses of the routes. */
type Head = ReturnType<typeof pageHead>;

export const Route = createFileRoute("/manage/")({
  validateSearch: (search: Record<string, unknown>): Scope => ({
    programme: uuid(search["programme"]),
    language: oneOf(languages, search["language"]),
    kind: oneOf(entityKinds, search["kind"]),
  }),
  // What waits and the figures come in the browser: both change, and plots are loaded by themselves.
  loader: async ({ context: { language, queryClient } }): Promise<Head> => {
    requireDesk(queryClient, "managers");
    const isAdministrator = has(queryClient.getQueryData(currentUserQuery.queryKey), "administrators");
    await Promise.all([
      language.load(catalogue("manage"), catalogue("figures"), catalogue("first-run")),
      isAdministrator && queryClient.prefetchQuery(firstRunQuery),
    ]);
    // Without the second step nobody is told the figures.
    const firstRun = queryClient.getQueryData(firstRunQuery.queryKey);
    if (firstRun?.hasSecondStep !== false) await queryClient.prefetchQuery(figureProgrammesQuery);
    return pageHead(language.words(catalogue("manage")).head, "/manage");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Overview,
});

function Overview() {
  return <OverviewPage scope={Route.useSearch()} />;
}
