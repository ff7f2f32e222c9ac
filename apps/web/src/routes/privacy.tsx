import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/information/text-pages.tsx";
import { loadLegal } from "./-legal-loader.ts";

export const Route = createFileRoute("/privacy")({
  loader: ({ context }) => loadLegal(context, "privacy"),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <LegalPage page="privacy" />,
});
