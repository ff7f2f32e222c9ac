import { createFileRoute } from "@tanstack/react-router";
import { servicesCatalogue } from "../../features/services/words/services.ts";
import { ServicesPage } from "../../features/services/services-page.tsx";
import { pageHead } from "../../lib/head.ts";

export const Route = createFileRoute("/services/")({
  loader: async ({ context: { language } }) => {
    await language.load(servicesCatalogue);
    return { head: pageHead(language.words(servicesCatalogue).head, "/services") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ServicesPage category={undefined} />,
});
