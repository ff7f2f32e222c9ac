import { createFileRoute } from "@tanstack/react-router";
import { accountCatalogue } from "../../features/account/catalogue.ts";
import { memberCatalogue } from "../../features/account/member-catalogue.ts";
import { ProfilePage } from "../../features/account/profile-page.tsx";
import { loadAccount } from "../../features/account/queries.ts";
import { pageHead } from "../../lib/head.ts";

export const Route = createFileRoute("/profile/")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(accountCatalogue, memberCatalogue),
      loadAccount(context.queryClient),
    ]);
  },
  head: ({ match }) => pageHead(match.context.language.words(accountCatalogue).head),
  component: ProfilePage,
});
