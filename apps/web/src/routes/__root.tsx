import { createRootRouteWithContext } from "@tanstack/react-router";
import { lazyWhenOnline } from "../lib/lazy-when-online.ts";
import { FailedScreen, UnknownScreen } from "../features/shell/fallback-screens.tsx";
import { loadReader } from "../features/shell/header/reader-area.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { pageHead } from "../lib/head.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { catalogue } from "../lib/language/index.ts";

const AccountWatch = lazyWhenOnline(() => import("../features/account/account-watch.tsx"));
const SignInDialog = lazyWhenOnline(() => import("../features/auth/sign-in-dialog.tsx"));

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    await Promise.all([context.language.load(catalogue("shell"), catalogue("ui")), loadReader(context)]);
  },
  head: ({ match }) => pageHead(match.context.language.words(catalogue("shell")).head),
  component: () => <Shell signInDialog={SignInDialog} memberNotice={AccountWatch} />,
  notFoundComponent: UnknownScreen,
  errorComponent: FailedScreen,
});
