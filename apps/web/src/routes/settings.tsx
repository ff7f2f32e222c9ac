import { createFileRoute } from "@tanstack/react-router";
import { loadAccount } from "../features/account/queries.ts";
import { sectionParts } from "../features/account/settings/section-parts.ts";
import { sectionNames, type SectionName } from "../features/account/settings/sections.ts";
import { SettingsPage } from "../features/account/settings/settings-page.tsx";
import { pageHead } from "../lib/head.ts";
import { oneOf } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

type SettingsSearch = {
  section?: SectionName | undefined;
};

export const Route = createFileRoute("/settings")({
  validateSearch: (search: Record<string, unknown>): SettingsSearch => ({
    section: oneOf(sectionNames, search["section"]),
  }),
  loaderDeps: ({ search }) => ({ section: search.section ?? "account" }),
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(
        catalogue("action"),
        catalogue("account"),
        catalogue("account-notices"),
        catalogue("settings"),
        catalogue("notification-kinds"),
      ),
      loadAccount(context.queryClient),
      sectionParts[deps.section].load(),
    ]);
    return pageHead(context.language.words(catalogue("settings")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Settings,
});

function Settings() {
  return <SettingsPage section={Route.useSearch().section ?? "account"} />;
}
