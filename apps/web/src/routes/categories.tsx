import { createFileRoute } from "@tanstack/react-router";
import { CategoriesPage } from "../features/categories/categories-page.tsx";
import { pageHead } from "../lib/head.ts";
import { statsQuery } from "../shared/stats/stats.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/categories")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(catalogue("categories")),
      context.queryClient.ensureQueryData(statsQuery),
    ]);
    return pageHead(context.language.words(catalogue("categories")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CategoriesPage,
});
