import { createFileRoute, notFound } from "@tanstack/react-router";
import { actionCatalogue } from "../../../ui/words/action.ts";
import { servicesCatalogue } from "../../../features/services/words/services.ts";
import { findService } from "../../../features/services/find-service.ts";
import { requestsCatalogue } from "../../../features/services/words/requests.ts";
import { ServicePage } from "../../../features/services/service-page.tsx";
import { pageHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/services/$category/$service")({
  loader: async ({ context, params }) => {
    const service = findService(params.category, params.service);
    if (service === undefined) throw notFound();
    await context.language.load(servicesCatalogue, requestsCatalogue, actionCatalogue);
    const { name, text } = context.language.words(servicesCatalogue).items[service];
    return { service, head: pageHead({ title: name, description: text }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ServicePage id={Route.useLoaderData().service} />,
});
