import { escapeHtml } from "../text/escape-html.ts";
import type { Language } from "@khamt/language";
import type { Item, Link, Words } from "./words/types.ts";

export type Parts = {
  language: Language;
  said: Words;
  greeting: string | undefined;
  code: string | undefined;
  link: string | undefined;
  brand: string;
  copyLink: string;
  sentTo: string;
  /** Where the operator can be written to, in lines. */
  senders: readonly string[];
  publicUrl: string;
};

// Mail programs know tables and inline styles best; those that know dark mode read the one style sheet.

const colours = {
  page: "#f7f9fc",
  surface: "#ffffff",
  line: "#dde4ee",
  ink: "#0f1b2d",
  muted: "#4d5d74",
  brand: "#0a5cab",
  soft: "#e4effa",
} as const;

const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #0b121d !important }
  .card { background: #121c2a !important; border-color: #233246 !important }
  .ink { color: #e9eff8 !important }
  .muted { color: #a3b3c8 !important }
  .quote { border-color: #233246 !important }
  .brand { color: #74b6f5 !important }
  .code { background: #14293f !important; color: #e9eff8 !important }
  .button { background: #64abf0 !important; color: #061423 !important }
}`;

const font = "font-family: Manrope, 'Segoe UI', Roboto, Arial, sans-serif";

export function page({
  language,
  said,
  greeting,
  code,
  link,
  brand,
  copyLink,
  sentTo,
  senders,
  publicUrl,
}: Parts): string {
  const [first, ...others] = said.paragraphs;
  const body = [
    `<h1 class="ink" style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: ${colours.ink}">${escapeHtml(said.heading)}</h1>`,
    greeting && paragraph(greeting),
    code && codeBlock(code),
    first && paragraph(first),
    said.quote && quoteBlock(said.quote),
    ...others.map((each) => paragraph(each)),
    ...(said.items ?? []).map((each) => itemBlock(each, publicUrl)),
    link && button({ label: said.button ?? "", link }),
    link && linkBlock({ copyLink, link }),
    said.note && small(said.note),
    ...(said.links ?? []).map((each) => smallLink(each, publicUrl)),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(said.subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin: 0; background: ${colours.page}">
<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(said.preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background: ${colours.page}; ${font}">
<tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; text-align: left">
<tr><td style="padding: 0 8px 16px">
<a class="brand" href="${escapeHtml(publicUrl)}" style="font-size: 20px; font-weight: 800; color: ${colours.brand}; text-decoration: none"><span aria-hidden="true">⌘</span> ${escapeHtml(brand)}</a>
</td></tr>
<tr><td class="card" style="padding: 32px; background: ${colours.surface}; border: 1px solid ${colours.line}; border-radius: 16px">
${body.filter((each) => each !== undefined).join("\n")}
</td></tr>
<tr><td style="padding: 16px 8px">${[...senders, sentTo].map(small).join("\n")}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin: 0 0 16px; font-size: 16px; line-height: 1.55; color: ${colours.ink}">${escapeHtml(text)}</p>`;
}

function quoteBlock(text: string): string {
  return `<blockquote class="ink quote" style="margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 4px solid ${colours.line}; font-size: 16px; line-height: 1.55; color: ${colours.ink}; overflow-wrap: anywhere; white-space: pre-line">${escapeHtml(text)}</blockquote>`;
}

function small(text: string): string {
  return `<p class="muted" style="margin: 0; font-size: 14px; line-height: 1.5; color: ${colours.muted}; overflow-wrap: anywhere">${escapeHtml(text)}</p>`;
}

function itemBlock({ title, text, path }: Item, publicUrl: string): string {
  return `<p class="ink" style="margin: 0 0 16px; font-size: 16px; line-height: 1.55; color: ${colours.ink}; overflow-wrap: anywhere"><a class="brand" href="${escapeHtml(publicUrl + path)}" style="font-weight: 700; color: ${colours.brand}">${escapeHtml(title)}</a><br>${escapeHtml(text)}</p>`;
}

function smallLink({ label, path }: Link, publicUrl: string): string {
  return `<p style="margin: 8px 0 0; font-size: 14px"><a class="brand" href="${escapeHtml(publicUrl + path)}" style="color: ${colours.brand}">${escapeHtml(label)}</a></p>`;
}

function codeBlock(code: string): string {
  return `<p class="code" style="margin: 0 0 16px; padding: 16px; border-radius: 10px; background: ${colours.soft}; color: ${colours.ink}; font-family: Consolas, Menlo, monospace; font-size: 32px; font-weight: 700; letter-spacing: 8px; text-align: center">${escapeHtml(code)}</p>`;
}

function button({ label, link }: { label: string; link: string }): string {
  return `<p style="margin: 8px 0 24px"><a class="button" href="${escapeHtml(link)}" style="display: inline-block; padding: 14px 24px; border-radius: 10px; background: ${colours.brand}; color: #ffffff; font-size: 16px; font-weight: 700; text-decoration: none">${escapeHtml(label)}</a></p>`;
}

function linkBlock({ copyLink, link }: { copyLink: string; link: string }): string {
  return `<p class="muted" style="margin: 0 0 24px; font-size: 14px; line-height: 1.5; color: ${colours.muted}; overflow-wrap: anywhere">${escapeHtml(copyLink)}<br><a class="brand" href="${escapeHtml(link)}" style="color: ${colours.brand}">${escapeHtml(readable(link))}</a></p>`;
}

/** With Cyrillic as it is read; browsers take it so. */
function readable(link: string): string {
  return link.replaceAll(/(?:%D[0-3]%[89AB][\dA-F])+/g, decodeURIComponent);
}
