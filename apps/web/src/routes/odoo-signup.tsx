import { createFileRoute } from "@tanstack/react-router";
import { ErpGuidePage } from "../features/erp-guide/erp-guide-page.tsx";
import { readStep } from "../features/erp-guide/steps.ts";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/odoo-signup")({
  validateSearch: (search: { step?: unknown }) => search,
  loader: async ({ context }) => {
    await context.language.load(catalogue("erp-guide"));
    return pageHead(context.language.words(catalogue("erp-guide")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <ErpGuidePage step={readStep(Route.useSearch().step)} />,
});
