import { createFileRoute } from "@tanstack/react-router";
import { authCatalogue } from "../features/auth/words/auth.ts";
import { ConfirmEmailPage } from "../features/auth/mailed/confirm-email-page.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/confirm-email")({
  loader: async ({ context: { language } }) => {
    await language.load(authCatalogue);
    return pageHead(language.words(authCatalogue).confirmEmail.head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ConfirmEmailPage,
});
