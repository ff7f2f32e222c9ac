import { createFileRoute } from "@tanstack/react-router";
import { HelpPage } from "../features/information/help/help-page.tsx";
import { pageHead } from "../lib/head.ts";
import { typed } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

/** Checked by the page: the check is no load on the first one. */
type HelpAddress = {
  q?: string | undefined;
};

export const Route = createFileRoute("/help")({
  validateSearch: (search: HelpAddress) => search,
  loader: async ({ context: { language } }) => {
    await language.load(catalogue("help"));
    const { title, intro } = language.words(catalogue("help"));
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
