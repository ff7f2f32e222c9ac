import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { showcaseQuery } from "../features/home/queries.ts";
import { drawing } from "../features/home/drawing.tsx";
import { lowerHalf } from "../features/home/lower-half-part.ts";
import { wishForm } from "../features/matching/wish/wish-form-part.ts";
import { WishBox } from "../features/matching/wish/wish-box.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";
import { statsQuery } from "../shared/stats/stats.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context: { queryClient, language } }) => {
    const [stats, pair] = await Promise.all([
      queryClient.ensureQueryData(statsQuery),
      // The page stands without it. Asked for anew once the language is another.
      queryClient.fetchQuery(showcaseQuery).then(
        (showcase) => showcase.pair,
        () => null,
      ),
      language.load(catalogue("home"), catalogue("wishes")),
      import.meta.env.SSR && Promise.all([drawing.load(), wishForm.load(), lowerHalf.load()]),
    ]);
    return { stats, pair };
  },
  head: ({ match }) => pageHead(match.context.language.words(catalogue("home")).head),
  component: Home,
});

function Home() {
  return <HomePage {...Route.useLoaderData()} wish={(parts) => <WishBox {...parts} />} />;
}
