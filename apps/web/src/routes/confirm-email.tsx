import { createFileRoute } from "@tanstack/react-router";
import { authCatalogue } from "../features/auth/catalogue.ts";
import { ConfirmEmailPage } from "../features/auth/confirm-email-page.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/confirm-email")({
  loader: ({ context }) => context.language.load(authCatalogue),
  head: ({ match }) => pageHead(match.context.language.words(authCatalogue).confirmEmail.head),
  component: ConfirmEmailPage,
});
