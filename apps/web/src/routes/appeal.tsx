import { createFileRoute } from "@tanstack/react-router";
import { AppealPage } from "../features/auth/mailed/appeal-page.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/appeal")({
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("appeal"), catalogue("action"));
    return pageHead(language.words(catalogue("appeal")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: AppealPage,
});
