import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmailPage } from "../features/auth/mailed/confirm-email-page.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/confirm-email")({
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("auth"));
    return pageHead(language.words(catalogue("auth")).confirmEmail.head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ConfirmEmailPage,
});
