// POST /api/matches end to end, over HTTP and the embedded database, with what filling and asking cost the event loop.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Matching } from "../apps/server/src/matching/matching.ts";
import type { Db } from "../apps/server/src/platform/db/handle.ts";
import { keptMatching } from "../apps/server/src/platform/db/schema/index.ts";
import type { Options } from "./benchmark.ts";
import { startMatchingServer } from "./matching/server.ts";
import { cpuSeconds } from "./measure.ts";

const asked = { warmUp: 30, measured: 300 };

export async function run({ sizes }: Options): Promise<void> {
  const rows: Record<string, Figures> = {};
  for (const size of sizes) rows[size.toLocaleString("en")] = await measure(size);
  console.table(rows);
  console.log(
    "Ideas look for co-founders, the first ten with reasons, one question after another. ms: wall time, the client's own in it; CPU: of all threads together. Loop: longest wait of the server's event loop.",
  );
}

type Figures = Record<string, number>;

async function measure(size: number): Promise<Figures> {
  const server = await startMatchingServer({ cofounders: size, ideas: asked.warmUp + asked.measured });
  const { origin, db, ideaIds, matching } = server;
  try {
    const filling = await watched(async () => void (await matching.whenReady()));
    for (const id of ideaIds.slice(0, asked.warmUp)) await ask(origin, id);
    const times: number[] = [];
    const asking = await watched(async () => {
      for (const id of ideaIds.slice(asked.warmUp)) times.push(await ask(origin, id));
    });
    times.sort((a, b) => a - b);
    await kept(db, matching);
    const again = server.matchAgain();
    const restart = await watched(async () => void (await again.whenReady()));
    await again.close();
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return {
      "p50 ms": round(at(0.5)),
      "p95 ms": round(at(0.95)),
      "CPU ms": round((1000 * asking.cpuSeconds) / times.length),
      "loop ms, asking": round(asking.longest),
      "loop ms, filling": round(filling.longest),
      "fill s": round(filling.seconds),
      "fill CPU s": round(filling.cpuSeconds),
      "next start s": round(restart.seconds),
      "next start CPU s": round(restart.cpuSeconds),
      "memory MB": Math.round(process.memoryUsage().rss / 1e6),
    };
  } finally {
    await server.close();
  }
}

/** What was read is kept, and the thread that read it has ended. */
async function kept(db: Db, matching: Matching): Promise<void> {
  matching.warm();
  while ((await db.$count(keptMatching)) === 0) await setTimeout(100);
  await matching.close();
}

async function ask(origin: string, id: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${origin}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: "cofounder", source: { kind: "idea", id } }),
  });
  const found: unknown = await answer.json();
  if (!answer.ok || !Array.isArray(found) || found.length !== 10)
    throw new Error(`${answer.status}: ${JSON.stringify(found)}`);
  return performance.now() - started;
}

type Watched = { seconds: number; cpuSeconds: number; longest: number };

async function watched(work: () => Promise<void>): Promise<Watched> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const [started, usedBefore] = [performance.now(), cpuSeconds()];
  await work();
  delay.disable();
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: cpuSeconds() - usedBefore,
    longest: delay.max / 1e6,
  };
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
