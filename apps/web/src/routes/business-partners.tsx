import { createFileRoute } from "@tanstack/react-router";
import { comingCatalogue } from "../features/coming/catalogue.ts";
import { ComingPage } from "../features/coming/coming-page.tsx";
import { comingHead } from "../features/coming/head.ts";

export const Route = createFileRoute("/business-partners")({
  loader: ({ context }) => context.language.load(comingCatalogue),
  head: comingHead("businessPartners"),
  component: () => <ComingPage page="businessPartners" />,
});
