import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/information/text-pages.tsx";
import { loadLegal } from "./-legal-loader.ts";

export const Route = createFileRoute("/terms")({
  loader: ({ context }) => loadLegal(context, "terms"),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <LegalPage page="terms" />,
});
