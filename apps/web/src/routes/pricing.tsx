import { createFileRoute } from "@tanstack/react-router";
import { PricingPage } from "../features/information/text-pages.tsx";
import { PriceTables } from "../features/services/price-tables.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/pricing")({
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("information"), catalogue("services"));
    const { title, intro } = language.words(catalogue("information")).pages.pricing;
    return pageHead({ title, description: intro });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <PricingPage prices={<PriceTables />} />,
});
