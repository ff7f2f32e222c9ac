import { createMemoryHistory } from "@tanstack/react-router";
import { act, configure, render, screen } from "@testing-library/react";
import { App } from "../app.tsx";
import type { Fetcher } from "../lib/api.ts";
import { currentUserQuery } from "../lib/auth/index.ts";
import { testContext } from "./context.ts";
import { createAppRouter } from "../router.tsx";

// What is loaded when it is wanted takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** The whole application at an address, its reader known as in a page that the server has rendered. */
export async function openPage(fetcher: Fetcher, address: string) {
  document.documentElement.lang = "en";
  const context = testContext(fetcher, "en");
  await context.queryClient.fetchQuery(currentUserQuery);
  // Members' pages load these after the first rendering; one that waits for them holds up what a test does next.
  await Promise.all([
    import("../features/account/account-watch.tsx"),
    import("../shared/saves/saves-mover.tsx"),
  ]);
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  await act(async () => render(<App context={context} router={router} />));
  await screen.findByRole("heading", { level: 1 });
  return { router };
}
