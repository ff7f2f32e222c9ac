import { createFileRoute } from "@tanstack/react-router";
import { homeCatalogue } from "../features/home/words/home.ts";
import { HomePage } from "../features/home/home-page.tsx";
import { pageHead } from "../lib/head.ts";
import { statsQuery } from "../shared/stats/stats.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context }) => {
    const [stats] = await Promise.all([
      context.queryClient.ensureQueryData(statsQuery),
      context.language.load(homeCatalogue),
    ]);
    return stats;
  },
  head: ({ match }) => pageHead(match.context.language.words(homeCatalogue).head),
  component: () => <HomePage stats={Route.useLoaderData()} />,
});
