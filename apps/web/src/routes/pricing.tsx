import { createFileRoute } from "@tanstack/react-router";
import { informationCatalogue } from "../features/information/words/information.ts";
import { PricingPage } from "../features/information/text-pages.tsx";
import { servicesCatalogue } from "../features/services/words/services.ts";
import { PriceTables } from "../features/services/price-tables.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/pricing")({
  loader: async ({ context: { language } }) => {
    await language.load(informationCatalogue, servicesCatalogue);
    const { title, intro } = language.words(informationCatalogue).pages.pricing;
    return pageHead({ title, description: intro });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <PricingPage prices={<PriceTables />} />,
});
