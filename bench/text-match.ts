// From a cold page to explained results for a visitor's own words: what the browser and the server have to do for it,
// without the time for which the steps are shown.
import { chromium, type Browser } from "@playwright/test";
import words from "../apps/web/src/features/matching/words/matching.en.ts";
import cofounders from "../apps/web/src/features/cofounders/words/cofounders.en.ts";
import { chromiumFlags } from "../e2e/tools/chromium-flags.ts";
import { startMatchingServer, webDist } from "./matching/server.ts";
import { cpuSeconds } from "./measure.ts";

const profiles = 300;
const rounds = 7;

export async function run(): Promise<void> {
  const server = await startMatchingServer({ cofounders: profiles, ideas: profiles }, { webDist });
  const { origin, matching } = server;
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: chromiumFlags });
  try {
    await matching.whenReady();
    const figures: Figures[] = [];
    for (let round = 0; round <= rounds; round++) figures.push(await measure(browser, origin));
    // The first one warms the server; the browser is cold each time.
    console.table({ median: medianOf(figures.slice(1)) });
    console.log(
      `One wish among ${profiles} people, a new browser context each time. Browser: main thread; server: CPU of all threads, the driver's of the browser in it.`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

type Figures = { "browser ms": number; "server CPU ms": number; "call ms": number };

async function measure(browser: Browser, origin: string): Promise<Figures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // Processor time, which other programs do not change.
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = cpuSeconds();
  await page.goto(`${origin}/startup-cofounders?lang=en`);
  await page.getByRole("button", { name: cofounders.matchForMe }).click();
  await page.getByRole("textbox", { name: words.wish.label.cofounder }).fill("A React developer, full-time");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/api/matches/text")),
    page.getByRole("button", { name: words.start }).click(),
  ]);
  const milliseconds = Number(answer.headers()["x-matching-milliseconds"]);
  await page.getByRole("button", { name: words.showNow }).click();
  await page.getByRole("link", { name: words.viewDetails }).first().waitFor();
  const server = (cpuSeconds() - before) * 1000;
  const { metrics } = await devTools.send("Performance.getMetrics");
  const busy = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  await context.close();
  return { "browser ms": busy * 1000, "server CPU ms": server, "call ms": milliseconds };
}

function medianOf(all: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    Math.round(all.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN);
  return {
    "browser ms": middle("browser ms"),
    "server CPU ms": middle("server CPU ms"),
    "call ms": middle("call ms"),
  };
}
