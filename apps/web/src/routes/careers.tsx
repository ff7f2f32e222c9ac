import { createFileRoute } from "@tanstack/react-router";
import { CareersPage } from "../features/information/text-pages.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/careers")({
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("information"));
    const { title, intro } = language.words(catalogue("information")).pages.careers;
    return pageHead({ title, description: intro });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: CareersPage,
});
