import { createFileRoute } from "@tanstack/react-router";
import { informationCatalogue } from "../features/information/catalogue.ts";
import { InformationPage } from "../features/information/information-page.tsx";
import { informationHead } from "../features/information/head.ts";

export const Route = createFileRoute("/success-stories")({
  loader: ({ context }) => context.language.load(informationCatalogue),
  head: informationHead("successStories"),
  component: () => <InformationPage page="successStories" />,
});
