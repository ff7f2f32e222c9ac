import { createFileRoute } from "@tanstack/react-router";
import { requireDesk } from "../../features/manage/frame/require-desk.ts";
import { OverviewPage } from "../../features/manage/overview-page.tsx";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/manage/")({
  loader: async ({ context: { language, queryClient } }) => {
    requireDesk(queryClient, "managers");
    await language.load(catalogue("manage"));
    return pageHead(language.words(catalogue("manage")).head, "/manage");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: OverviewPage,
});
