import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordPage } from "../features/auth/mailed/reset-password-page.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/reset-password")({
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("auth"), catalogue("passwords"));
    return pageHead(language.words(catalogue("auth")).reset.head);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ResetPasswordPage,
});
