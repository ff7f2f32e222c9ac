import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { FailedScreen, NotFoundScreen } from "./features/shell/fallback-screens.tsx";
import type { KeptMatch } from "./features/matching/kept-match.ts";
import type { RouterContext } from "./lib/router-context.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { routeTree } from "./routeTree.gen.ts";

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

  /** What a place of the history keeps beside its address. */
  interface HistoryState {
    match?: KeptMatch | undefined;
    /** A wish that is too long for the address. */
    wish?: string | undefined;
  }
}
