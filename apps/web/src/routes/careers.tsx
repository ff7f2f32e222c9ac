import { createFileRoute } from "@tanstack/react-router";
import { informationCatalogue } from "../features/information/words/information.ts";
import { CareersPage } from "../features/information/text-pages.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/careers")({
  loader: async ({ context: { language } }) => {
    await language.load(informationCatalogue);
    const { title, intro } = language.words(informationCatalogue).pages.careers;
    return pageHead({ title, description: intro });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CareersPage,
});
