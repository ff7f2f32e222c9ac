import { createFileRoute } from "@tanstack/react-router";
import { firstRunQuery } from "../../features/manage/first-run/queries.ts";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { siteSettingsQuery } from "../../features/manage/site/queries.ts";
import { SitePage } from "../../features/manage/site/site-page.tsx";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/manage/site")({
  loader: async ({ context: { language, queryClient } }) => {
    requireDesk(queryClient, "administrators");
    await Promise.all([
      language.load(
        catalogue("manage"),
        catalogue("site-settings"),
        catalogue("first-run"),
        catalogue("action"),
        catalogue("files"),
      ),
      queryClient.prefetchQuery(firstRunQuery),
      queryClient.prefetchQuery(siteSettingsQuery),
    ]);
    return pageHead(language.words(catalogue("site-settings")).head, "/manage/site");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SitePage,
});
