import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { showcaseQuery } from "../features/home/queries.ts";
import { WishBox } from "../features/matching/wish/wish-box.tsx";
import { pageHead } from "../lib/head.ts";
import { statsQuery } from "../shared/stats/stats.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context }) => {
    const [stats] = await Promise.all([
      context.queryClient.ensureQueryData(statsQuery),
      // The page stands without it.
      context.queryClient.prefetchQuery(showcaseQuery),
      context.language.load(catalogue("home"), catalogue("wishes"), catalogue("vocabulary")),
    ]);
    return stats;
  },
  head: ({ match }) => pageHead(match.context.language.words(catalogue("home")).head),
  component: () => <HomePage stats={Route.useLoaderData()} wish={(parts) => <WishBox {...parts} />} />,
});
