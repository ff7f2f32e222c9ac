import { createFileRoute } from "@tanstack/react-router";
import { firstRunQuery } from "../../features/manage/first-run/queries.ts";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { OverviewPage } from "../../features/manage/overview-page.tsx";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/manage/")({
  loader: async ({ context: { language, queryClient } }) => {
    requireDesk(queryClient);
    await Promise.all([
      language.load(catalogue("manage"), catalogue("first-run")),
      queryClient.prefetchQuery(firstRunQuery),
    ]);
    return pageHead(language.words(catalogue("manage")).head, "/manage");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OverviewPage,
});
