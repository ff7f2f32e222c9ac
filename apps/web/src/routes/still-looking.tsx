import { createFileRoute } from "@tanstack/react-router";
import { StillLookingPage } from "../features/auth/mailed/question-pages.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import { typed } from "../lib/search-params.ts";

type Search = { token?: string | undefined };

export const Route = createFileRoute("/still-looking")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    token: typed(search["token"])?.slice(0, 200),
  }),
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("mailed-links"));
    return pageHead(language.words(catalogue("mailed-links")).stillLooking, "/still-looking");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: StillLooking,
});

function StillLooking() {
  return <StillLookingPage {...Route.useSearch()} />;
}
