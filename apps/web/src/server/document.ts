import type { Language } from "../lib/language/index.ts";
import type { Preloads } from "./assets.ts";
import type { PageHead } from "./read-head.ts";

interface DocumentParts {
  language: Language;
  theme: "light" | "dark" | undefined;
  origin: string;
  url: string;
  css: string;
  /** The page says that something did not arrive; the browser tries anew. */
  isFailed: boolean;
  body: string;
  head: PageHead;
  preloads: Preloads;
  state: unknown;
}

/** The HTML document around a rendered page. Nothing in it is an executable inline script. */
export function documentOf(parts: DocumentParts): string {
  const { language, theme, css, isFailed, body, preloads } = parts;
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
<script type="module" src="${preloads.entry}" fetchpriority="low"></script>
</head>
<body>
<div id="root"${isFailed ? " data-failed" : ""}>${body}</div>
<script type="application/json" id="state">${inlineJson(parts.state)}</script>
</body>
</html>`;
}

function headTags({ head, origin, url, language }: DocumentParts): string {
  const address = new URL(head.canonical ?? url, origin);
  address.searchParams.delete("lang");
  const inLanguage = (code: Language) => {
    const copy = new URL(address);
    copy.searchParams.set("lang", code);
    return escapeHtml(copy.href);
  };
  const canonical = language === "en" ? escapeHtml(address.href) : inLanguage(language);
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="color-scheme" content="light dark">`,
    `<link rel="icon" href="/knot.svg" type="image/svg+xml">`,
  ];
  if (!head.indexable) return [...tags, `<meta name="robots" content="noindex">`].join("\n");
  return [
    ...tags,
    `<link rel="canonical" href="${canonical}">`,
    `<link rel="alternate" hreflang="en" href="${inLanguage("en")}">`,
    `<link rel="alternate" hreflang="mn" href="${inLanguage("mn")}">`,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address.href)}">`,
  ].join("\n");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** JSON that cannot close the script element it stands in. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
