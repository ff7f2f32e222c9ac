import { createFileRoute } from "@tanstack/react-router";
import { passwordCatalogue } from "../components/password-catalogue.ts";
import { authCatalogue } from "../features/auth/catalogue.ts";
import { ResetPasswordPage } from "../features/auth/reset-password-page.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/reset-password")({
  loader: ({ context }) => context.language.load(authCatalogue, passwordCatalogue),
  head: ({ match }) => pageHead(match.context.language.words(authCatalogue).reset.head),
  component: ResetPasswordPage,
});
