import { createFileRoute } from "@tanstack/react-router";
import { actionCatalogue } from "../../components/action-catalogue.ts";
import { filesFieldCatalogue } from "../../components/files-field-catalogue.ts";
import { accountCatalogue } from "../../features/account/catalogue.ts";
import { memberCatalogue } from "../../features/account/member-catalogue.ts";
import { ProfilePage } from "../../features/account/profile-page.tsx";
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
