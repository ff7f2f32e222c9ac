import type { ErrorBody } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { escapeHtml } from "../text/escape-html.ts";
import { messages } from "../words/index.ts";

const body = "max-width: 32rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif";
const button = "display: inline-block; padding: 0.75rem 0; min-height: 1.25rem";

/** The same refusal for whoever opened an address in a browser. It needs nothing else of a server that is in trouble. */
export function errorPage({ message, requestId }: ErrorBody, language: Language): string {
  const { again, request } = messages[language].page;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(message)}</title>
</head>
<body style="${body}">
<main>
<h1 style="font-size: 1.5rem; line-height: 1.3">${escapeHtml(message)}</h1>
<p><a href="" style="${button}">${again}</a></p>
<p>${escapeHtml(request(requestId))}</p>
</main>
</body>
</html>
`;
}
