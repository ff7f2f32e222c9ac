import { createFileRoute } from "@tanstack/react-router";
import { ServicesPage } from "../../features/services/services-page.tsx";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/services/")({
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("services"));
    return { head: pageHead(language.words(catalogue("services")).head, "/services") };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ServicesPage category={undefined} />,
});
