import { createFileRoute } from "@tanstack/react-router";
import { entityKinds, languages } from "@khamt/contract/vocabulary";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { OverviewPage } from "../../features/manage/overview/overview-page.tsx";
import {
  deskWaitingQuery,
  figureProgrammesQuery,
  figuresQuery,
  type Scope,
} from "../../features/manage/overview/queries.ts";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";
import { oneOf } from "../../lib/search-params.ts";

/** Said, because the words know the sections of the desk, and those the addresses of the routes. */
type Head = ReturnType<typeof pageHead>;

export const Route = createFileRoute("/manage/")({
  validateSearch: (search: Record<string, unknown>): Scope => ({
    programme: uuid(search["programme"]),
    language: oneOf(languages, search["language"]),
    kind: oneOf(entityKinds, search["kind"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { language, queryClient }, deps: scope }): Promise<Head> => {
    requireDesk(queryClient);
    const isAdministrator = queryClient.getQueryData(currentUserQuery.queryKey)?.user?.role === "admin";
    await Promise.all([
      language.load(catalogue("manage"), catalogue("figures")),
      queryClient.prefetchQuery(deskWaitingQuery),
      queryClient.prefetchQuery(figureProgrammesQuery),
      isAdministrator || scope.programme ? queryClient.prefetchQuery(figuresQuery(scope)) : undefined,
    ]);
    return pageHead(language.words(catalogue("manage")).head, "/manage");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Overview,
});

/** As it is sent again to the server, which reads no more. */
function uuid(value: unknown): string | undefined {
  return typeof value === "string" && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined;
}

function Overview() {
  return <OverviewPage scope={Route.useSearch()} />;
}
