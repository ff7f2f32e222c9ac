import { createRequestHandler, getSsrStatus } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { ApiError, type Fetcher } from "./lib/api.ts";
import type { Language } from "./lib/language/index.ts";
import { handOver } from "./lib/query/page-state.ts";
import { createContext } from "./lib/router-context.ts";
import { type AppRouter, createAppRouter } from "./router.tsx";
import { preloadsOf, type Assets } from "./server/assets.ts";
import { documentOf } from "./server/document.ts";
import { readHead } from "./server/read-head.ts";
import { subjectOf } from "./server/subject.ts";

export interface RenderRequest {
  /** Path and query. */
  url: string;
  language: Language;
  theme: "light" | "dark" | undefined;
  /** Calls the API in the same process. */
  fetchApi: Fetcher;
  /** Public address of the site, for canonical links. */
  origin: string;
  assets: Assets;
}

export type Rendering = { status: number; html: string } | { status: number; redirect: string };

/** Renders one page in full: document, words, data. */
export async function render(request: RenderRequest): Promise<Rendering> {
  const { language, theme, origin, assets } = request;
  const url = withinSite(request.url);
  const context = createContext(request.fetchApi, language);
  const handler = createRequestHandler({
    createRouter: () => createAppRouter(context),
    request: new Request(new URL(url, origin)),
  });
  const response = await handler(({ router }) => {
    const status = statusOf(router);
    const html = documentOf({
      language,
      theme,
      origin,
      url,
      css: assets.css,
      isFailed: status >= 500,
      body: renderToString(<App context={context} router={router} />),
      head: readHead(router, context.language, status),
      subject: subjectOf(router, context.queryClient),
      preloads: preloadsOf({ assets, router, language, used: context.language.used }),
      state: handOver(context.queryClient),
    });
    return Promise.resolve(new Response(html, { status }));
  });
  const redirect = response.headers.get("location");
  if (redirect !== null) return { status: response.status, redirect };
  return { status: response.status, html: await response.text() };
}

/** A page whose data the server is too busy for may be asked for again soon: that is no fault of the page. */
function statusOf(router: AppRouter): number {
  const isBusy = router.stores.matches
    .get()
    .some(({ error }) => error instanceof ApiError && error.status === 503);
  return isBusy ? 503 : getSsrStatus(router);
}

/** "//other.example/x" and "/\\other.example" would be read as addresses of another site. */
function withinSite(url: string): string {
  return `/${url.replace(/^[/\\]+/, "")}`;
}
