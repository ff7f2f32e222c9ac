import { createFileRoute } from "@tanstack/react-router";
import { categoriesCatalogue } from "../features/categories/words/categories.ts";
import { CategoriesPage } from "../features/categories/categories-page.tsx";
import { pageHead } from "../lib/head.ts";
import { statsQuery } from "../shared/stats/stats.ts";

export const Route = createFileRoute("/categories")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(categoriesCatalogue),
      context.queryClient.ensureQueryData(statsQuery),
    ]);
    return pageHead(context.language.words(categoriesCatalogue).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CategoriesPage,
});
