import { createFileRoute } from "@tanstack/react-router";
import { helpCatalogue } from "../features/information/help/words/help.ts";
import { HelpPage } from "../features/information/help/help-page.tsx";
import { pageHead } from "../lib/head.ts";
import { typed } from "../lib/search-params.ts";

/** Checked by the page: the check is no load on the first one. */
interface HelpAddress {
  q?: string | undefined;
}

export const Route = createFileRoute("/help")({
  validateSearch: (search: HelpAddress) => search,
  loader: async ({ context: { language } }) => {
    await language.load(helpCatalogue);
    const { title, intro } = language.words(helpCatalogue);
    return pageHead({ title, description: intro }, "/help");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Help,
});

function Help() {
  const navigate = Route.useNavigate();
  return (
    <HelpPage
      query={typed(Route.useSearch().q) ?? ""}
      onQuery={(query) =>
        void navigate({ search: { q: query === "" ? undefined : query }, replace: true, resetScroll: false })
      }
    />
  );
}
