import { createFileRoute } from "@tanstack/react-router";
import { FirstRunPage } from "../../features/manage/first-run/first-run-page.tsx";
import { firstRunQuery } from "../../features/manage/first-run/queries.ts";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/manage/first-run")({
  loader: async ({ context: { language, queryClient } }) => {
    requireDesk(queryClient, "administrators");
    await Promise.all([
      language.load(
        catalogue("manage"),
        catalogue("first-run"),
        catalogue("desk-programmes"),
        catalogue("action"),
      ),
      queryClient.prefetchQuery(firstRunQuery),
    ]);
    return pageHead(language.words(catalogue("first-run")).head, "/manage/first-run");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: FirstRunPage,
});
