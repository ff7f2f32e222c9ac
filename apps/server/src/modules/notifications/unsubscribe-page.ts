import type { Language } from "@khamt/language";

const words = {
  en: {
    title: "Weekly summary",
    question: "Shall we stop sending you the weekly summary of new matches?",
    stop: "Stop the weekly summary",
    done: "The weekly summary is off. You can turn it on again in the settings.",
    settings: "Open settings",
  },
  mn: {
    title: "Долоо хоногийн тойм",
    question: "Шинэ тохирлын долоо хоногийн тоймыг танд цаашид илгээхгүй байх уу?",
    stop: "Тоймыг зогсоох",
    done: "Долоо хоногийн тоймыг зогсоолоо. Та тохиргооноос дахин асааж болно.",
    settings: "Тохиргоог нээх",
  },
} as const;

/** With a token it asks; without one it is done. A token has none of the signs that HTML means something by. */
export function unsubscribePage({ language, token }: { language: Language; token?: string }): string {
  const t = words[language];
  const body =
    token === undefined
      ? `<p role="status">${t.done}</p><p><a href="/settings?section=notifications">${t.settings}</a></p>`
      : `<p>${t.question}</p><form method="post" action="/api/mail/unsubscribe?token=${token}"><button style="padding: 14px 24px; font: inherit; font-weight: 700">${t.stop}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t.title}</title>
</head>
<body style="margin: 0; font: 16px/1.55 Manrope, 'Segoe UI', Roboto, Arial, sans-serif">
<main style="max-width: 36rem; margin: 0 auto; padding: 3rem 1.5rem"><h1>${t.title}</h1>${body}</main>
</body>
</html>
`;
}
