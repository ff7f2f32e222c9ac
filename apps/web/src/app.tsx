import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { LanguageContext } from "./lib/language/index.ts";
import type { RouterContext } from "./lib/router-context.ts";
import type { AppRouter } from "./router.tsx";

type AppProps = {
  context: RouterContext;
  router: AppRouter;
};

/** The whole application, the same on the server and in the browser. */
export function App({ context, router }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={context.queryClient}>
        <LanguageContext value={context.language}>
          <RouterProvider router={router} />
        </LanguageContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
