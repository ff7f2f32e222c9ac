import { createFileRoute } from "@tanstack/react-router";
import { actionCatalogue } from "../ui/words/action.ts";
import { domainCatalogue } from "../features/domain/words/domain.ts";
import { DomainPage } from "../features/domain/domain-page.tsx";
import { loadDomain } from "../features/domain/queries.ts";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/domain-verification")({
  loader: async ({ context: { language, queryClient } }) => {
    await Promise.all([language.load(domainCatalogue, actionCatalogue), loadDomain(queryClient)]);
    return pageHead(language.words(domainCatalogue).head, "/domain-verification");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: DomainPage,
});
