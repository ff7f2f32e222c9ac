import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { FailedScreen } from "./features/shell/failed-screen.tsx";
import { NotFoundScreen } from "./features/shell/not-found-screen.tsx";
import { createApi, type Api, type Fetcher } from "./lib/api.ts";
import { createLanguageStore, type Language, type LanguageStore } from "./lib/language/index.ts";
import { createQueryClient } from "./lib/query/query.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { routeTree } from "./routeTree.gen.ts";

export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
  language: LanguageStore;
}

export function createContext(fetcher: Fetcher, language: Language): RouterContext {
  const store = createLanguageStore(language);
  const api = createApi(fetcher, () => store.current);
  return { api, queryClient: createQueryClient(api), language: store };
}

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    // A failure or a missing entity takes the place of the page alone: header and footer stay.
    defaultErrorComponent: FailedScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    // On the server it would write an inline script, which the content security policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    ...(history === undefined ? {} : { history }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
