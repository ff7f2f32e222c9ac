import { createFileRoute, notFound } from "@tanstack/react-router";
import { findCategory } from "../../../features/services/find-service.ts";
import { ServicesPage } from "../../../features/services/services-page.tsx";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";

export const Route = createFileRoute("/services/$category/")({
  loader: async ({ context, params }) => {
    const category = findCategory(params.category);
    if (category === undefined) throw notFound();
    await context.language.load(catalogue("services"));
    const { title, text } = context.language.words(catalogue("services")).categories[category];
    return { category, head: pageHead({ title, description: text }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ServicesPage category={Route.useLoaderData().category} />,
});
