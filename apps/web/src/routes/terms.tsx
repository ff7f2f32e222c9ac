import { createFileRoute } from "@tanstack/react-router";
import { OperatorTerms } from "../features/information/operator-terms.tsx";
import { siteTermsQuery } from "../features/information/site-terms.ts";
import { LegalPage } from "../features/information/text-pages.tsx";
import { loadLegal } from "./-legal-loader.ts";

export const Route = createFileRoute("/terms")({
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(siteTermsQuery);
    return loadLegal(context, "terms");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <LegalPage page="terms" first={<OperatorTerms />} />,
});
