import { createFileRoute } from "@tanstack/react-router";
import { actionCatalogue } from "../ui/words/action.ts";
import { accountCatalogue } from "../features/account/words/account.ts";
import { memberCatalogue } from "../features/account/words/account-notices.ts";
import { loadAccount } from "../features/account/queries.ts";
import { sectionParts } from "../features/account/settings/section-parts.ts";
import { sectionNames, type SectionName } from "../features/account/settings/sections.ts";
import { settingsCatalogue } from "../features/account/settings/words/settings.ts";
import { SettingsPage } from "../features/account/settings/settings-page.tsx";
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
