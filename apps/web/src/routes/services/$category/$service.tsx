import { createFileRoute, notFound } from "@tanstack/react-router";
import { findService } from "../../../features/services/find-service.ts";
import { ServicePage } from "../../../features/services/service-page.tsx";
import { operatorQuery } from "../../../shared/operator/nobody-reads.tsx";
import { pageHead } from "../../../lib/head.ts";
import { catalogue } from "../../../lib/language/index.ts";

export const Route = createFileRoute("/services/$category/$service")({
  loader: async ({ context, params }) => {
    const service = findService(params.category, params.service);
    if (service === undefined) throw notFound();
    await context.language.load(catalogue("services"), catalogue("requests"), catalogue("action"));
    await context.queryClient.prefetchQuery(operatorQuery);
    const { name, text } = context.language.words(catalogue("services")).items[service];
    return { service, head: pageHead({ title: name, description: text }) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ServicePage id={Route.useLoaderData().service} />,
});
