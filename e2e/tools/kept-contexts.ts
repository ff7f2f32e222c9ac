import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { bringAxe } from "./axe.ts";

export type KeptContexts = {
  take: (wish?: { isNew: boolean }) => Promise<BrowserContext>;
  /**
   * Whoever takes it next is a stranger to the sites that were open in it, though what these have loaded is still there.
   * One that is not good any more is closed, its pages last, so that a report can tell what they show.
   */
  giveBack: (context: BrowserContext, state: { isGood: boolean }) => Promise<void>;
  close: () => Promise<void>;
};

type Kept = {
  /** Without any, the process that has compiled the pages' scripts would end. */
  blank: Page;
  origins: Set<string>;
};

/** What a site leaves in a browser: all but its worker, which keeps nothing. */
const belongings = "cookies,local_storage,indexeddb,cache_storage,file_systems";

/**
 * As at a first visit. The site's worker is there for when the network is gone, and costs a seventh of what a page costs: the crawl opens
 * each page with it.
 */
function withoutWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker) serviceWorker.register = () => new Promise(() => {});
}

/** Of the tests of one process: a page costs half as much where others of its site were open before. */
export function keepContexts(browser: Browser): KeptContexts {
  const all = new Map<BrowserContext, Kept>();
  const free: BrowserContext[] = [];
  return {
    take: async ({ isNew } = { isNew: false }) =>
      isNew ? await open() : (free.pop() ?? (await openPlain())),
    giveBack: async (context, { isGood }) => {
      const kept = all.get(context);
      if (!kept) throw new Error("This browser was lent by somebody else.");
      if (isGood && (await closePages(context, kept))) {
        await empty(context, kept);
        free.push(context);
      } else {
        all.delete(context);
        if (!isGood) await kept.blank.close();
        await context.close();
      }
    },
    close: async () => {
      for (const context of all.keys()) await context.close();
    },
  };

  async function openPlain(): Promise<BrowserContext> {
    const context = await open();
    await context.addInitScript(withoutWorker);
    return context;
  }

  async function open(): Promise<BrowserContext> {
    const context = await browser.newContext();
    await bringAxe(context);
    const origins = new Set<string>();
    // Not by what is asked for: each of a page's many requests would be told.
    context.on("page", (page) => {
      page.on("framenavigated", (frame) => origins.add(new URL(frame.url()).origin));
    });
    all.set(context, { blank: await context.newPage(), origins });
    return context;
  }
}

/** False if not all of them close: on a busy machine Chromium now and then keeps one that was loaded anew. It goes with its context. */
async function closePages(context: BrowserContext, { blank }: Kept): Promise<boolean> {
  const pages = context.pages().filter((page) => page !== blank);
  const closed = Promise.all(pages.map((page) => page.close())).then(() => true);
  return Promise.race([closed, setTimeout(10_000, false, { ref: false })]);
}

async function empty(context: BrowserContext, { blank, origins }: Kept): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const devTools = await context.newCDPSession(blank);
  origins.delete("null");
  for (const origin of origins)
    await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: belongings });
  await devTools.detach();
  origins.clear();
}
