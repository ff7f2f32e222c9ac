import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "../../features/account/profile/profile-page.tsx";
import { loadAccount } from "../../features/account/queries.ts";
import { pageHead } from "../../lib/head.ts";
import { catalogue } from "../../lib/language/index.ts";

export const Route = createFileRoute("/profile/")({
  loader: async ({ context }) => {
    await Promise.all([
      context.language.load(
        catalogue("action"),
        catalogue("account"),
        catalogue("account-notices"),
        catalogue("files"),
      ),
      loadAccount(context.queryClient),
    ]);
    return pageHead(context.language.words(catalogue("account")).head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ProfilePage,
});
