import { createFileRoute } from "@tanstack/react-router";
import { informationCatalogue } from "../features/information/words/information.ts";
import { DocumentationPage } from "../features/information/text-pages.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/documentation")({
  loader: async ({ context: { language } }) => {
    await language.load(informationCatalogue);
    const { title, intro } = language.words(informationCatalogue).pages.documentation;
    return pageHead({ title, description: intro });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: DocumentationPage,
});
