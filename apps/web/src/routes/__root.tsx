import { createRootRouteWithContext } from "@tanstack/react-router";
import { componentsCatalogue } from "../components/catalogue.ts";
import { shellCatalogue } from "../features/shell/catalogue.ts";
import { FailedScreen } from "../features/shell/failed-screen.tsx";
import { NotFoundScreen } from "../features/shell/not-found-screen.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { pageHead } from "../lib/head.ts";
import type { RouterContext } from "../router.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.language.load(shellCatalogue, componentsCatalogue),
  head: ({ match }) => pageHead(match.context.language.words(shellCatalogue).head),
  component: Shell,
  notFoundComponent: NotFoundScreen,
  errorComponent: FailedScreen,
});
