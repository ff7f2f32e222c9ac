import { createFileRoute } from "@tanstack/react-router";
import { comingCatalogue } from "../features/coming/catalogue.ts";
import { ComingPage } from "../features/coming/coming-page.tsx";
import { comingHead } from "../features/coming/head.ts";

export const Route = createFileRoute("/create-company")({
  loader: ({ context }) => context.language.load(comingCatalogue),
  head: comingHead("createCompany"),
  component: () => <ComingPage page="createCompany" />,
});
