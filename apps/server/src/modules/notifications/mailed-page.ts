import type { Language } from "@khamt/language";

export type MailedPage = {
  language: Language;
  title: string;
  /** What is asked or said, and the one thing to do about it. */
  text: string;
  action: { label: string; post: string } | { label: string; href: string };
};

/** A page that a letter leads to, for whoever has the letter. All of it is our own: nothing has to be escaped. */
export function mailedPage({ language, title, text, action }: MailedPage): string {
  const body =
    "post" in action
      ? `<p>${text}</p><form method="post" action="${action.post}"><button style="padding: 14px 24px; font: inherit; font-weight: 700">${action.label}</button></form>`
      : `<p role="status">${text}</p><p><a href="${action.href}">${action.label}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="margin: 0; font: 16px/1.55 Manrope, 'Segoe UI', Roboto, Arial, sans-serif">
<main style="max-width: 36rem; margin: 0 auto; padding: 3rem 1.5rem"><h1>${title}</h1>${body}</main>
</body>
</html>
`;
}
