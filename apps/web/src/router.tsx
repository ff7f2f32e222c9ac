import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { FailedScreen, NotFoundScreen } from "./features/shell/fallback-screens.tsx";
import type { KeptMatch } from "./features/matching/kept-match.ts";
import type { RouterContext } from "./lib/router-context.ts";
import type { Found } from "./shared/matches/found.ts";
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

/** Path and query of a page without what the page does not know (`?lang=`, what other sites add): it is the same page. */
export function knownAddress(
  router: AppRouter,
  { pathname, search }: Pick<URL, "pathname" | "search">,
): string {
  if (search === "") return pathname;
  const given = parseSearch(search);
  const [routes] = router.getMatchedRoutes(pathname);
  const known = routes.flatMap(({ options }) => {
    const { validateSearch } = options;
    return typeof validateSearch === "function" ? Object.entries(validateSearch(given)) : [];
  });
  const names = new Set(known.filter(([, value]) => value !== undefined).map(([name]) => name));
  return (
    pathname + stringifySearch(Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name))))
  );
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
    found?: Found | undefined;
  }
}
