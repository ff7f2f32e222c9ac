import type { Site } from "@khamt/contract";
import { createRequestHandler, getSsrStatus } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { ApiError, isGettingReady, type Fetcher } from "./lib/api.ts";
import type { Language } from "./lib/language/index.ts";
import { handOver } from "./lib/query/page-state.ts";
import { textsInMarkup } from "./lib/query/page-texts.ts";
import { toTables } from "./lib/query/table.ts";
import { createContext } from "./lib/router-context.ts";
import { siteQuery } from "./lib/site.ts";
import { type AppRouter, createAppRouter, knownAddress as knownTo } from "./router.tsx";
import { earlyInput } from "./lib/early-input.ts";
import { preloadsOf, type Assets, type Preloads } from "./server/assets.ts";
import { ownSite } from "./shared/site/own-site.tsx";
import { readStyleSheet } from "./server/page-style.ts";
import { iconDrawings } from "./server/icon-drawings.tsx";
import { readHead } from "./server/read-head.ts";
import { subjectOf } from "./server/subject.ts";
import { headTags, type HeadParts, inlineJson } from "./server/head-tags.ts";

/** Lists, searches and texts are whole without scripts; what is dead says so. */
const noScript = {
  en: "Without JavaScript you can read and search everything here. Matching, signing in and menus need it: switch it on in your browser.",
  mn: "JavaScript-гүйгээр энд байгаа бүхнийг уншиж, хайж болно. Харин тохирол хайх, нэвтрэх, цэс нээхэд JavaScript хэрэгтэй: хөтөч дээрээ асаана уу.",
};
/** Of a page that waits for the server: with scripts it asks by itself. */
const againWithoutScripts = `\n<noscript><meta http-equiv="refresh" content="5"></noscript>`;
/** Not on the home page: the first page of most visits stays as light as it is. */
const offlineScript = `\n<script type="module" src="/offline.js" async fetchpriority="low"></script>`;

/**
 * What is typed, chosen or pressed before the page's scripts have taken an element over waits for them. Of presses the last
 * counts: who pressed several times got no answer to the first. A form with an address of its own is sent by the browser.
 */
const earlyInputScript = `<script type="module" src="${earlyInput}" async></script>`;

export type RenderRequest = {
  /** Path and query. */
  url: string;
  language: Language;
  theme: "light" | "dark" | undefined;
  /** Calls the API in the same process. */
  fetchApi: Fetcher;
  /** Public address of the site, for canonical links. */
  origin: string;
  assets: Assets;
  /** What the operator says of the site, and the style sheet of its colours. */
  site: { shown: Site; style: string };
};

export type Rendering =
  /** With the style sheet that stands in the document. */
  { status: number; html: string; style: string } | { status: number; redirect: string };

const readSheets = new Map<string, ReturnType<typeof readStyleSheet>>();

/** Renders one page in full: document, words, data. */
export async function render(request: RenderRequest): Promise<Rendering> {
  const { language, theme, origin, assets, site } = request;
  const url = withinSite(request.url);
  const context = createContext(request.fetchApi, language);
  const own = ownSite(site.shown);
  context.language.show(own);
  if (own) context.queryClient.setQueryData(siteQuery.queryKey, site.shown);
  const handler = createRequestHandler({
    createRouter: () => createAppRouter(context),
    request: new Request(new URL(url, origin)),
  });
  let html = "";
  let style = "";
  const response = await handler(({ router }) => {
    const status = statusOf(router);
    const content = renderToString(<App context={context} router={router} />);
    const texts = textsInMarkup(content);
    const body = bodyOf({ language, isFailed: status >= 500, content });
    style = styleFor(assets.css, body);
    html = documentOf({
      isWaiting: errorsOf(router).some(isGettingReady),
      language,
      theme,
      origin,
      url,
      style,
      siteStyle: site.style,
      icon: site.shown.logo,
      body,
      head: readHead(router, context.language, status),
      subject: subjectOf(router, context.queryClient),
      preloads: preloadsOf({
        assets,
        router,
        language,
        used: context.language.used,
        isOwn: own !== undefined,
      }),
      state: toTables(handOver(context.queryClient), texts.places),
      textCount: texts.count,
    });
    return Promise.resolve(new Response(null, { status }));
  });
  const redirect = response.headers.get("location");
  if (redirect !== null) return { status: response.status, redirect };
  return { status: response.status, html, style };
}

/** For its routes only: nothing is loaded with it. */
let routing: AppRouter | undefined;

/** The address that stands for `url`: pages of one such address are the same. */
export function knownAddress(url: string): string {
  routing ??= createAppRouter(createContext(() => Promise.reject(new Error("no calls")), "en"));
  return knownTo(routing, new URL(withinSite(url), "http://khamt.invalid"));
}

/** A page whose data the server is too busy for may be asked for again soon: that is no fault of the page. */
function statusOf(router: AppRouter): number {
  const isBusy = errorsOf(router).some((error) => error instanceof ApiError && error.status === 503);
  return isBusy ? 503 : getSsrStatus(router);
}

function errorsOf(router: AppRouter): unknown[] {
  return router.stores.matches.get().map(({ error }) => error);
}

/** "//other.example/x" and "/\\other.example" would be read as addresses of another site. */
function withinSite(url: string): string {
  return `/${url.replace(/^[/\\]+/, "")}`;
}

type DocumentParts = {
  /** For what the server has to get ready first. */
  isWaiting: boolean;
  theme: "light" | "dark" | undefined;
  /** What the body needs of the whole style sheet, which follows it. */
  style: string;
  siteStyle: string;
  body: string;
  preloads: Preloads;
  state: unknown;
  /** Of the rendered page: its script goes on with them only where they are still all. */
  textCount: number;
} & HeadParts;

/** The HTML document around a rendered page. Nothing in it is an executable inline script. */
function documentOf(parts: DocumentParts): string {
  const { isWaiting, language, theme, style, siteStyle, body, preloads } = parts;
  const isHome = parts.url === "/" || parts.url.startsWith("/?");
  const themed = theme === undefined ? "" : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}"${themed}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(parts)}
<style>${style}</style>${siteStyle === "" ? "" : `\n<style data-site>${siteStyle}</style>`}
${preloads.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`).join("")}
${preloads.scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`).join("")}
${earlyInputScript}
<script type="module" src="${preloads.entry}" fetchpriority="low"></script>${isHome ? "" : offlineScript}${isWaiting ? againWithoutScripts : ""}
</head>
<body>
${body}
<script type="application/json" id="state" data-texts="${parts.textCount}">${inlineJson(parts.state)}</script>
<link rel="stylesheet" href="${preloads.style}" fetchpriority="low">
</body>
</html>`;
}

type BodyParts = {
  language: Language;
  /** The page says that something did not arrive; the browser tries anew. */
  isFailed: boolean;
  content: string;
};

function bodyOf({ language, isFailed, content }: BodyParts): string {
  return `<noscript class="block bg-next-soft px-4 py-3 text-next-text">${noScript[language]}</noscript>
${iconDrawings}
<div id="root"${isFailed ? " data-failed" : ""}>${content}</div>`;
}

function styleFor(css: string, markup: string): string {
  const read = readSheets.get(css) ?? readStyleSheet(css);
  readSheets.set(css, read);
  return read(markup);
}
