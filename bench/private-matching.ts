// A private match as a browser makes it: what is fetched, how long until the index is open, how long a search takes, and
// how long the page cannot answer meanwhile.
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { chromiumFlags } from "../e2e/tools/chromium-flags.ts";
import type { Options } from "./benchmark.ts";
import { startMatchingServer, webDist } from "./matching/server.ts";

const searches = 60;
/** A full list of ideas to search for, whose words are read on the device. */
const ideas = 100;

export async function run({ sizes }: Options): Promise<void> {
  const rows: Record<string, Figures> = {};
  for (const size of sizes.filter((each) => each <= 20_000))
    rows[size.toLocaleString("en")] = await measure(size);
  console.table(rows);
  console.log(
    "Chromium without anything cached, the server on the same machine. Ready: from the first request to the open index. Search: a text is read, compared with everybody and ten results are explained; of these, comparing is what the index itself takes. Page: the longest that it could not draw meanwhile.",
  );
}

type Figures = Record<string, number>;

async function measure(size: number): Promise<Figures> {
  const server = await startMatchingServer({ cofounders: size, ideas }, { webDist });
  const { origin, matching } = server;
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: chromiumFlags });
  try {
    await matching.whenReady();
    // What the server packs once for everybody is not the device's wait.
    for (const each of fetched) await (await fetch(origin + each)).arrayBuffer();
    const worker = await newestWorker(path.join(webDist, "client/assets"));
    if (!worker) throw new Error("The web app is not built. Run: npm run build");
    const page = await browser.newPage();
    await page.goto(`${origin}/about`);
    return await page.evaluate(measureHere, { fetched, worker: `/assets/${worker}`, searches });
  } finally {
    await browser.close();
    await server.close();
  }
}

const fetched = ["/api/concept-graph", "/api/private-index/cofounder"];

type Inputs = { fetched: string[]; worker: string; searches: number };

/** That of the build before may lie beside it. */
async function newestWorker(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => /^worker-.*\.js$/.test(name));
  const found = names.map(async (name) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs }));
  return (await Promise.all(found)).toSorted((one, other) => other.time - one.time)[0]?.name;
}

/** Runs in the page. */
async function measureHere({ fetched, worker: address, searches }: Inputs): Promise<Figures> {
  let [longest, last] = [0, performance.now()];
  const watch = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);

  const started = performance.now();
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: {
      createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string };
    };
  };
  const policy = trustedTypes.createPolicy("bench", { createScriptURL: (url: string) => url });
  const worker = new Worker(policy.createScriptURL(address), { type: "module" });
  let call = 0;
  const ask = (name: string, input: object) =>
    new Promise<unknown>((resolve, reject) => {
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<{ type: string; output: unknown; message: string }>) =>
          data.type === "answered" ? resolve(data.output) : reject(new Error(data.message)),
        { once: true },
      );
      worker.postMessage({ call: ++call, name, input }, []);
    });
  const fetchBytes = async (path = "") => (await fetch(path, { credentials: "omit" })).arrayBuffer();
  const learn = async () => ask("learn", { graph: await fetchBytes(fetched[0]) });
  const arrive = async () => {
    const bytes = await fetchBytes(fetched[1]);
    return { bytes, at: performance.now() };
  };
  const [market] = await Promise.all([arrive(), learn()]);
  await ask("open", { market: market.bytes });
  const ready = performance.now();
  longest = 0;
  const [all, inside]: number[][] = [[], []];
  for (let each = 0; each < searches; each++) {
    const text = `We need a co-founder who knows React, accounting and sales ${each}. Ноолуур, татвар, маркетинг. Ulaanbaatar.`;
    const before = performance.now();
    const answer = (await ask("search", {
      own: { kind: "idea", text },
      without: [],
      limit: 10,
      reader: "en",
    })) as { milliseconds: number };
    all?.push(performance.now() - before);
    inside?.push(answer.milliseconds);
  }
  const at = (times: number[] = [], share: number) =>
    Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  const weight = (path: string) => {
    const entry = performance.getEntriesByName(new URL(path, location.href).href)[0];
    return entry instanceof PerformanceResourceTiming ? Math.round(entry.encodedBodySize / 1000) : 0;
  };
  return {
    "graph kB": weight(fetched[0] ?? ""),
    "index kB": weight(fetched[1] ?? ""),
    "code kB": weight(address),
    "fetched ms": Math.round(market.at - started),
    "ready ms": Math.round(ready - started),
    "first search ms": Math.round(all?.[0] ?? 0),
    "search p50 ms": at(all, 0.5),
    "search p95 ms": at(all, 0.95),
    "comparing p50 ms": at(inside, 0.5),
    "comparing p95 ms": at(inside, 0.95),
    "page ms": Math.round(longest),
  };
}
