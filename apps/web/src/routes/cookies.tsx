import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../features/information/text-pages.tsx";
import { loadLegal } from "./-legal-loader.ts";

export const Route = createFileRoute("/cookies")({
  loader: ({ context }) => loadLegal(context, "cookies"),
  head: ({ loaderData }) => loaderData ?? {},
  component: () => <LegalPage page="cookies" />,
});
