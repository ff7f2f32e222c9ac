import { createFileRoute } from "@tanstack/react-router";
import { actionCatalogue } from "../../ui/words/action.ts";
import { filesFieldCatalogue } from "../../shared/files/words/files.ts";
import { accountCatalogue } from "../../features/account/words/account.ts";
import { memberCatalogue } from "../../features/account/words/account-notices.ts";
import { ProfilePage } from "../../features/account/profile/profile-page.tsx";
import { loadAccount } from "../../features/account/queries.ts";
import { pageHead } from "../../lib/head.ts";

export const Route = createFileRoute("/profile/")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(actionCatalogue, accountCatalogue, memberCatalogue, filesFieldCatalogue),
      loadAccount(context.queryClient),
    ]);
    return pageHead(context.language.words(accountCatalogue).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProfilePage,
});
