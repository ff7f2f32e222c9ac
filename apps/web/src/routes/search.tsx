import { entityKinds } from "@khamt/contract/vocabulary";
import { createFileRoute } from "@tanstack/react-router";
import { answerQuery } from "../features/search/queries.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import { isSearch, mostTags, type Search } from "../features/search/search.ts";
import { pageHead } from "../lib/head.ts";
import { loadList } from "../lib/query/load-list.ts";
import { shownLimit } from "../lib/query/query.ts";
import { oneOf, typed, typedList } from "../lib/search-params.ts";
import { catalogue } from "../lib/language/index.ts";

export const Route = createFileRoute("/search")({
  validateSearch: (search: Record<string, unknown>): Search => ({
    q: typed(search["q"]),
    kind: oneOf(entityKinds, search["kind"]),
    tag: typedList(search["tag"], mostTags),
    limit: shownLimit(search["limit"]),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      context.language.load(catalogue("search"), catalogue("tags"), catalogue("vocabulary")),
      isSearch(deps) && loadList(context.queryClient, answerQuery(context.api, deps)),
    ]);
    const words = context.language.words(catalogue("search")).head;
    const { q, tag = [] } = deps;
    const title = words.title([q, ...tag].filter((word) => word !== undefined).join(", "));
    return pageHead({ title, description: words.description }, "/search");
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: SearchRoute,
});

function SearchRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SearchPage
      search={search}
      onWord={(word) =>
        void navigate({
          search: (old) => ({ ...old, q: typed(word), limit: undefined }),
          replace: true,
          resetScroll: false,
        })
      }
      onTags={(change) =>
        void navigate({
          search: (old) => ({ ...old, tag: typedList(change(old.tag ?? []), mostTags), limit: undefined }),
          resetScroll: false,
        })
      }
    />
  );
}
