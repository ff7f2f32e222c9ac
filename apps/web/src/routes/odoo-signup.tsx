import { createFileRoute } from "@tanstack/react-router";
import { erpGuideCatalogue } from "../features/erp-guide/words/erp-guide.ts";
import { ErpGuidePage } from "../features/erp-guide/erp-guide-page.tsx";
import { readStep } from "../features/erp-guide/steps.ts";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/odoo-signup")({
  validateSearch: (search: { step?: unknown }) => search,
  loader: async ({ context }) => {
    await context.language.load(erpGuideCatalogue);
    return pageHead(context.language.words(erpGuideCatalogue).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <ErpGuidePage step={readStep(Route.useSearch().step)} />,
});
