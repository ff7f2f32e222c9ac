import { createFileRoute } from "@tanstack/react-router";
import { actionCatalogue } from "../components/action-catalogue.ts";
import { accountCatalogue } from "../features/account/catalogue.ts";
import { memberCatalogue } from "../features/account/member-catalogue.ts";
import { loadAccount } from "../features/account/queries.ts";
import { sectionParts } from "../features/account/section-parts.ts";
import { sectionNames, type SectionName } from "../features/account/sections.ts";
import { settingsCatalogue } from "../features/account/settings-catalogue.ts";
import { SettingsPage } from "../features/account/settings-page.tsx";
import { pageHead } from "../lib/head.ts";
import { oneOf } from "../lib/search-params.ts";

interface SettingsSearch {
  section?: SectionName | undefined;
}

export const Route = createFileRoute("/settings")({
  validateSearch: (search: Record<string, unknown>): SettingsSearch => ({
    section: oneOf(sectionNames, search["section"]),
  }),
  loaderDeps: ({ search }) => ({ section: search.section ?? "account" }),
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(actionCatalogue, accountCatalogue, memberCatalogue, settingsCatalogue),
      loadAccount(context.queryClient),
      sectionParts[deps.section].load(),
    ]);
    return pageHead(context.language.words(settingsCatalogue).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Settings,
});

function Settings() {
  return <SettingsPage section={Route.useSearch().section ?? "account"} />;
}
