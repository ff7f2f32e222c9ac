import { withBrand } from "../lib/head.ts";
import type { Language } from "../lib/language/index.ts";
import type { PageHead } from "./read-head.ts";
import { structuredData } from "./structured-data.ts";
import { kindOf, type Subject } from "./subject.ts";

export type HeadParts = {
  language: Language;
  origin: string;
  /** Path and query. */
  url: string;
  head: PageHead;
  subject: Subject | undefined;
  /** The site's own logo. */
  icon: string | null;
};

const locales = { en: "en_US", mn: "mn_MN" } as const;
const usualIcon = `<link rel="icon" href="/knot.svg" type="image/svg+xml">`;
const touchIcon = `<link rel="apple-touch-icon" href="/icon-180.png">`;

/** Everything of the document's head that is said to others than the browser's own engine. */
export function headTags(parts: HeadParts): string {
  const { head, language, icon } = parts;
  const tags = [
    `<title>${escapeHtml(withBrand(head.title, head.brand))}</title>`,
    meta("name", "description", head.description),
    `<meta name="color-scheme" content="light dark">`,
    icon === null ? usualIcon : link("icon", `${icon}?size=small`),
    touchIcon,
    `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
  ];
  const found = head.indexable ? foundTags(parts) : [`<meta name="robots" content="noindex">`];
  return [...tags, ...found].join("\n");
}

function foundTags({ head, origin, url, language, subject }: HeadParts): string[] {
  const address = new URL(head.canonical ?? url, origin);
  address.searchParams.delete("lang");
  const inLanguage = (code: Language) => {
    const copy = new URL(address);
    copy.searchParams.set("lang", code);
    return copy.href;
  };
  const canonical = language === "en" ? address.href : inLanguage(language);
  const data = structuredData({ subject, origin, address: canonical, path: address.pathname });
  return [
    link("canonical", canonical),
    link("alternate", inLanguage("en"), "en"),
    link("alternate", inLanguage("mn"), "mn"),
    link("alternate", address.href, "x-default"),
    ...shareTags({ head, language, canonical, image: imageOf({ head, subject, origin, language }) }),
    ...(data === undefined ? [] : [`<script type="application/ld+json">${inlineJson(data)}</script>`]),
  ];
}

type Shared = {
  head: PageHead;
  language: Language;
  canonical: string;
  image: string[];
};

/** What messengers and networks show beside a link: https://ogp.me, which X reads too. */
function shareTags({ head, language, canonical, image }: Shared): string[] {
  const title = head.title || head.brand;
  return [
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", head.brand),
    meta("property", "og:title", title),
    meta("property", "og:description", head.description),
    meta("property", "og:url", canonical),
    meta("property", "og:locale", locales[language]),
    meta("property", "og:locale:alternate", locales[language === "en" ? "mn" : "en"]),
    ...image,
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", head.description),
  ];
}

/** The page's own picture, or one that is drawn with its name. */
function imageOf({ head, subject, origin, language }: Omit<HeadParts, "url" | "icon">): string[] {
  const { picture } = head;
  const path = subject === undefined ? "khamt" : `${kindOf(subject)}/${subject.data.id}`;
  const address = picture ? `${origin}${picture.url}` : `${origin}/og/${path}.png?lang=${language}`;
  const size = [meta("property", "og:image:width", "1200"), meta("property", "og:image:height", "630")];
  return [
    meta("property", "og:image", address),
    ...(picture ? [] : size),
    meta("property", "og:image:alt", picture?.alt ?? (head.title || head.brand)),
    meta("name", "twitter:image", address),
  ];
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? "" : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeHtml(href)}">`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** JSON that cannot close the script element it stands in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
