// Says so when a page can't be had because the network is gone. It keeps nothing: no page, no answer, nobody's data.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(pageOf(event));
});

async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const nonce = crypto.randomUUID();
    return new Response(offlinePage(nonce), {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'`,
        "cache-control": "no-store",
      },
    });
  }
}

const knot =
  "M21 15.5V48.5A5.5 5.5 0 1 1 15.5 43H48.5A5.5 5.5 0 0 0 48.5 32H15.5A5.5 5.5 0 0 1 15.5 21H48.5A5.5 5.5 0 1 0 43 15.5V48.5A5.5 5.5 0 0 1 32 48.5V15.5A5.5 5.5 0 0 0 21 15.5Z";

const offlinePage = (nonce) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Offline · Khamt</title>
<style>
:root { color-scheme: light dark; background: light-dark(#f7f9fc, #0b121d); color: light-dark(#0f1b2d, #e9eff8); font: 1rem/1.55 Manrope, system-ui, sans-serif }
body { display: grid; place-content: center; justify-items: start; gap: 1.5rem; min-height: 90vh; max-width: 34rem; margin: 0 auto; padding: 1.5rem }
svg { width: 5rem; color: light-dark(#0a5cab, #74b6f5) }
h1, h2 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0; color: light-dark(#4d5d74, #a3b3c8) }
a { padding: .75rem 1.25rem; border-radius: .625rem; background: light-dark(#0a5cab, #64abf0); color: light-dark(#fff, #061423); font-weight: 600; text-decoration: none }
</style>
</head>
<body>
<svg viewBox="0 0 64 64" aria-hidden="true"><path d="${knot}" fill="none" stroke="currentColor" stroke-width="4.5" stroke-dasharray="150 26" transform="rotate(-45 32 32)"/></svg>
<main>
<h1>You are offline</h1>
<p>This page needs the network. It opens by itself once you are back online.</p>
<h2 lang="mn" style="margin-top: 1.5rem">Интернэт холболт алга</h2>
<p lang="mn">Энэ хуудсыг нээхэд интернэт хэрэгтэй. Холболт сэргэмэгц өөрөө нээгдэнэ.</p>
</main>
<a href="">Try again · <span lang="mn">Дахин оролдох</span></a>
<script nonce="${nonce}">
// The browser may say that it is online before the site can be reached.
const look = () => navigator.onLine && fetch("/knot.svg", { cache: "no-store" }).then(() => location.reload(), () => {});
setInterval(look, 3000);
addEventListener("online", look);
</script>
</body>
</html>
`;
