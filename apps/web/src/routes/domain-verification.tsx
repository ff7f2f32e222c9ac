import { createFileRoute } from "@tanstack/react-router";
import { DomainPage } from "../features/domain/domain-page.tsx";
import { loadDomain } from "../features/domain/queries.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/domain-verification")({
  loader: async ({ context: { language, queryClient } }) => {
    await Promise.all([language.load(catalogue("domain"), catalogue("action")), loadDomain(queryClient)]);
    return pageHead(language.words(catalogue("domain")).head, "/domain-verification");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: DomainPage,
});
