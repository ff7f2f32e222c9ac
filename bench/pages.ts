import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumFlags } from "../e2e/tools/chromium-flags.ts";
import { freePort } from "../e2e/tools/free-port.ts";
import startServers from "../e2e/tools/start-servers.ts";
import { examinePages } from "./pages/quality.ts";

const paths = ["/", "/startup-ideas"];

/**
 * Compressed size of what a first visit loads, Lighthouse's paint times with real (devtools) mobile throttling, and what
 * Lighthouse finds wrong on any page; then the process ends with code 1.
 */
export async function run(): Promise<void> {
  const stop = await startServers();
  try {
    const origin = process.env["DEMO_URL"] ?? "";
    for (const path of paths) {
      console.log(`\n${path}`);
      console.table(await sizes(origin + path));
      console.table(await paints(origin + path));
    }
    await examinePages(origin);
  } finally {
    await stop();
  }
}

/** Of all that a first visit of the page loads, by kind. */
export async function sizes(url: string) {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: chromiumFlags });
  const page = await browser.newPage();
  const bodies: Promise<{ kind: string; body: Buffer }>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const kind = /javascript/.test(type)
      ? "JavaScript"
      : /css/.test(type)
        ? "CSS"
        : /html/.test(type)
          ? "HTML"
          : /font/.test(type)
            ? "font"
            : "";
    if (kind) bodies.push(response.body().then((body) => ({ kind, body })));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const loaded = await Promise.all(bodies);
  const inlined = await page.locator("style").allTextContents();
  loaded.push(...inlined.map((css) => ({ kind: "CSS (inlined)", body: Buffer.from(css) })));
  await browser.close();
  return Object.fromEntries(
    [...new Set(loaded.map(({ kind }) => kind))].map((kind) => [
      kind,
      {
        files: loaded.filter((each) => each.kind === kind).length,
        "gzip kB": kilobytes(loaded, kind, (body) => gzipSync(body).length),
        "brotli kB": kilobytes(loaded, kind, (body) => brotliCompressSync(body).length),
      },
    ]),
  );
}

function kilobytes(
  loaded: { kind: string; body: Buffer }[],
  kind: string,
  size: (body: Buffer) => number,
): number {
  const bytes = loaded.filter((each) => each.kind === kind).reduce((sum, { body }) => sum + size(body), 0);
  return Math.round(bytes / 100) / 10;
}

async function paints(url: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const result = await lighthouse(url, {
    port,
    throttlingMethod: "devtools",
    onlyCategories: ["performance"],
  });
  await browser.close();
  if (!result) throw new Error("Lighthouse gave no result");
  const { categories, audits } = result.lhr;
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
    "first paint ms": Math.round(audits["first-contentful-paint"]?.numericValue ?? Number.NaN),
    "largest paint ms": Math.round(audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
    "layout shift": audits["cumulative-layout-shift"]?.numericValue,
  };
}
