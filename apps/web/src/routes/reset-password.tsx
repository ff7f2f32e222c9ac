import { createFileRoute } from "@tanstack/react-router";
import { passwordCatalogue } from "../shared/passwords/words/passwords.ts";
import { authCatalogue } from "../features/auth/words/auth.ts";
import { ResetPasswordPage } from "../features/auth/mailed/reset-password-page.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/reset-password")({
  loader: async ({ context: { language } }) => {
    await language.load(authCatalogue, passwordCatalogue);
    return pageHead(language.words(authCatalogue).reset.head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ResetPasswordPage,
});
