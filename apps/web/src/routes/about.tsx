import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../features/information/text-pages.tsx";
import { pageHead } from "../lib/head.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/about")({
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("information"));
    const { title, intro } = language.words(catalogue("information")).pages.about;
    return pageHead({ title, description: intro });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: AboutPage,
});
