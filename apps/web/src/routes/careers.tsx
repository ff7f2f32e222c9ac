import { createFileRoute } from "@tanstack/react-router";
import { informationCatalogue } from "../features/information/catalogue.ts";
import { InformationPage } from "../features/information/information-page.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/careers")({
  loader: ({ context }) => context.language.load(informationCatalogue),
  head: ({ match }) => {
    const { title, intro } = match.context.language.words(informationCatalogue).pages.careers;
    return pageHead({ title, description: intro });
  },
  component: () => <InformationPage page="careers" />,
});
