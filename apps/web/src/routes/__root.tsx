import { createRootRouteWithContext } from "@tanstack/react-router";
import { lazyWhenOnline } from "../lib/lazy-when-online.ts";
import { FailedScreen, UnknownScreen } from "../features/shell/fallback-screens.tsx";
import { loadReader } from "../features/shell/header/reader-area.tsx";
import { Shell } from "../features/shell/shell.tsx";
import type { SignInPart } from "../lib/auth/index.ts";
import { pageHead } from "../lib/head.ts";
import type { RouterContext } from "../lib/router-context.ts";
import { catalogue } from "../lib/language/index.ts";

const AccountWatch = lazyWhenOnline(() => import("../features/account/account-watch.tsx"));
const loadSignIn = () => import("../features/auth/sign-in-dialog.tsx");
const signIn: SignInPart = {
  Dialog: lazyWhenOnline(loadSignIn),
  load: ({ language }) =>
    Promise.all([loadSignIn(), language.load(catalogue("auth"), catalogue("passwords"))]),
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    await Promise.all([context.language.load(catalogue("shell"), catalogue("ui")), loadReader(context)]);
  },
  head: ({ match }) => pageHead(match.context.language.words(catalogue("shell")).head),
  component: () => <Shell signIn={signIn} memberNotice={AccountWatch} />,
  notFoundComponent: UnknownScreen,
  errorComponent: FailedScreen,
});
