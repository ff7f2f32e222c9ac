import { createFileRoute } from "@tanstack/react-router";
import { comingCatalogue } from "../features/coming/catalogue.ts";
import { ComingPage } from "../features/coming/coming-page.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/create-startup-idea")({
  loader: ({ context }) => context.language.load(comingCatalogue),
  head: ({ match }) => {
    const { title, intro } = match.context.language.words(comingCatalogue).pages.createIdea;
    return pageHead({ title, description: intro });
  },
  component: () => <ComingPage page="createIdea" />,
});
