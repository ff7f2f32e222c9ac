import { createFileRoute } from "@tanstack/react-router";
import { StopEmailsPage } from "../features/auth/mailed/question-pages.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import { typed } from "../lib/search-params.ts";

type Search = { kind?: string | undefined; token?: string | undefined };

export const Route = createFileRoute("/stop-emails")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    kind: typed(search["kind"])?.slice(0, 20),
    token: typed(search["token"])?.slice(0, 200),
  }),
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("mailed-links"));
    return pageHead(language.words(catalogue("mailed-links")).stop, "/stop-emails");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: StopEmails,
});

function StopEmails() {
  return <StopEmailsPage {...Route.useSearch()} />;
}
