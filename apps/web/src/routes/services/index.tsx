import { createFileRoute } from "@tanstack/react-router";
import { servicesCatalogue } from "../../features/services/catalogue.ts";
import { ServicesPage } from "../../features/services/services-page.tsx";
import { pageHead } from "../../lib/head.ts";

export const Route = createFileRoute("/services/")({
  loader: ({ context }) => context.language.load(servicesCatalogue),
  head: ({ match }) => pageHead(match.context.language.words(servicesCatalogue).head, "/services"),
  component: () => <ServicesPage category={undefined} />,
});
