import { createFileRoute, notFound } from "@tanstack/react-router";
import { comingCatalogue } from "../../features/coming/catalogue.ts";
import { ComingPage } from "../../features/coming/coming-page.tsx";
import { comingHead } from "../../features/coming/head.ts";
import { oneOf } from "../../lib/search-params.ts";

const categories = ["consulting", "technical", "training"] as const;

export const Route = createFileRoute("/services/$category")({
  loader: async ({ context, params }) => {
    if (oneOf(categories, params.category) === undefined) throw notFound();
    await context.language.load(comingCatalogue);
  },
  head: comingHead("services"),
  component: () => <ComingPage page="services" />,
});
