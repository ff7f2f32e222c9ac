import { createFileRoute } from "@tanstack/react-router";
import { comingCatalogue } from "../features/coming/catalogue.ts";
import { ComingPage } from "../features/coming/coming-page.tsx";
import { comingHead } from "../features/coming/head.ts";
import { SearchForm } from "../features/coming/search-form.tsx";

export const Route = createFileRoute("/search")({
  loader: ({ context }) => context.language.load(comingCatalogue),
  head: comingHead("search"),
  component: () => (
    <ComingPage page="search">
      <SearchForm />
    </ComingPage>
  ),
});
