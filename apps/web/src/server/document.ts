import type { Preloads } from "./assets.ts";
import { inlineJson } from "./escape.ts";
import { headTags, type HeadParts } from "./head-tags.ts";

interface DocumentParts extends HeadParts {
  theme: "light" | "dark" | undefined;
  css: string;
  /** The page says that something did not arrive; the browser tries anew. */
  isFailed: boolean;
  body: string;
  preloads: Preloads;
  state: unknown;
}

/** The first page of most visits stays as light as it is. */
const offlineScript = `\n<script type="module" src="/offline.js" async fetchpriority="low"></script>`;

/**
 * What is typed, chosen or pressed before the page's scripts have taken an element over waits for them. Of presses the last
 * counts: who pressed several times got no answer to the first. A form with an address of its own is sent by the browser.
 */
const earlyInputScript = `<script src="/early-input.js" async></script>`;

/** The HTML document around a rendered page. Nothing in it is an executable inline script. */
export function documentOf(parts: DocumentParts): string {
  const { language, theme, css, isFailed, body, preloads } = parts;
  const isHome = parts.url === "/" || parts.url.startsWith("/?");
  const themed = theme === undefined ? "" : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}"${themed}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(parts)}
<style>${css}</style>
${preloads.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`).join("")}
${preloads.scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`).join("")}
${earlyInputScript}
<script type="module" src="${preloads.entry}" fetchpriority="low"></script>${isHome ? "" : offlineScript}
</head>
<body>
<div id="root"${isFailed ? " data-failed" : ""}>${body}</div>
<script type="application/json" id="state">${inlineJson(parts.state)}</script>
</body>
</html>`;
}
