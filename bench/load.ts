// The built product with generated profiles under the calls that are made most, beside a bare route that answers the same bytes.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, startChild } from "../apps/server/test/child.ts";
import { demoId } from "../apps/server/src/entities/demo/identity.ts";
import { findPostgres } from "../apps/server/test/postgres.ts";
import {
  insist,
  type KillableServer,
  prepareKillableServer,
  requireOk,
  signUpAt,
} from "../apps/server/test/killable-server.ts";
import type { Options } from "./benchmark.ts";
import type { Kept } from "../apps/server/test/programs/bare-answers.ts";
import { idea } from "../test/forms/idea.ts";
import { freePort } from "../e2e/tools/free-port.ts";
import { againOf, answerOf, type Call, callsOf, pagesOf } from "./load/calls.ts";
import { type Changing, openChanging } from "./load/changing.ts";
import { costsOf } from "./load/costs.ts";
import { calm, drive } from "./load/drive.ts";
import { heapsOf } from "./load/heaps.ts";
import { residentOf } from "./load/process-use.ts";
import { fillMatchingDatabase } from "./matching/database.ts";
import { printTable, type Table, writeSection } from "./report.ts";

/** Calls a second. */
const rates = [10, 25, 50, 100];
const warmUp = { rate: 20, seconds: 10 };
const shareOfIdeas = 0.3;

export async function run({ sizes, write, ...asked }: Options): Promise<void> {
  const tables: Table[] = [];
  for (const kind of findPostgres() ? ["embedded", "postgres"] : ["embedded"])
    for (const size of sizes) {
      const own = await measure({ ...asked, kind, size });
      for (const table of own) printTable(table);
      tables.push(...own);
    }
  if (write) writeSection("load", tables);
}

type Run = Pick<Options, "seconds" | "soakMinutes" | "memory" | "only"> & { kind: string; size: number };

async function measure(asked: Run): Promise<Table[]> {
  process.env["TEST_DATABASE"] = asked.kind;
  const inspectPort = await freePort();
  const nodeFlags = [`--inspect-port=127.0.0.1:${inspectPort}`];
  const server = await prepareKillableServer({ environment: environmentOf(asked), nodeFlags });
  const changing = server.databaseUrl === undefined ? undefined : openChanging(server.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), "khamt-load-"));
  let bare: Child | undefined;
  try {
    const ideaIds = await fill(server, asked.size);
    const origin = await server.start();
    const cookie = await signUpAt(origin);
    await addOwnIdea(origin, cookie);
    const calls = callsOf({ ideaId: ideaIds[0] ?? "", cookie });
    const all = [...calls, ...pagesOf({ ideaIds, personId: demoId("cofounder", "0"), cookie })];
    const priced = all.filter(({ name }) => asked.only?.includes(name) ?? true);
    const product = { origin, pid: server.pid() };
    // Matching reads the profiles after the start.
    for (const { path, init } of calls) await (await insist(origin + path, init)).arrayBuffer();
    const idle = residentOf(product.pid);
    await drive(origin, calls, warmUp);
    const file = join(folder, "answers.json");
    await writeFile(file, JSON.stringify(await keep(origin, priced)));
    bare = startChild(new URL("../apps/server/test/programs/bare-answers.ts", import.meta.url), [file]);
    const other = {
      origin: (await bare.line("bare: ")).replace("bare: ", ""),
      pid: bare.process.pid ?? 0,
    };
    const place = `${asked.size.toLocaleString("en")} profiles, ${asked.kind}`;
    const before = await costs({ product, other, calls: priced, place, changing });
    const under = await speeds({ product, calls, place, asked, idle: idle.now });
    return [before, under, await threads(product.pid, inspectPort, place)];
  } finally {
    await changing?.close();
    bare?.process.kill();
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** With a limit, V8 gets half of it for each thread's old objects; the rest is for what lies outside. */
function environmentOf({ memory }: Run): Record<string, string> {
  return {
    READS_PER_MINUTE: "10000000",
    HOST: "127.0.0.1",
    FAIR_EXPOSURE: "on",
    ...(memory !== undefined && { NODE_OPTIONS: `--max-old-space-size=${Math.floor(memory / 2)}` }),
  };
}

async function fill({ folder, databaseUrl }: KillableServer, size: number): Promise<readonly string[]> {
  const ideas = Math.round(size * shareOfIdeas);
  const sizes = { ideas, cofounders: size - ideas };
  const { database, ideaIds } = await fillMatchingDatabase({ dataDir: folder, databaseUrl }, sizes);
  await database.close();
  return ideaIds;
}

/** A member with nothing of their own has no matches on the dashboard. */
async function addOwnIdea(origin: string, cookie: string): Promise<void> {
  const headers = { "content-type": "application/json", cookie };
  const init = { method: "POST", headers, body: JSON.stringify(idea.en) };
  await requireOk(await insist(`${origin}/api/startup-ideas`, init));
}

async function keep(origin: string, calls: readonly Call[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const call of calls) {
    const { status, type, body } = await answerOf(origin, call);
    if (status !== 200) throw new Error(`${call.name}: ${status} ${body.toString().slice(0, 200)}`);
    kept.push({ method: call.init.method ?? "GET", path: call.path, type, body: body.toString("base64") });
  }
  return kept;
}

type Process = { origin: string; pid: number };

async function costs(measured: {
  product: Process;
  other: Process;
  calls: readonly Call[];
  place: string;
  changing: Changing | undefined;
}): Promise<Table> {
  const { product, other, calls, place, changing } = measured;
  const rows: string[][] = [];
  const byItself = await calm(product.pid);
  for (const [number, call] of calls.entries()) {
    const { tag } = await answerOf(product.origin, call);
    const sides = [
      { ...product, call },
      { ...other, call: { name: call.name, path: `/${number}`, init: call.init } },
      ...(tag === null ? [] : [{ ...product, call: againOf(call, tag) }]),
      ...(tag === null || !changing ? [] : [{ ...product, call, before: changing.change }]),
    ];
    const [own = 0, bare = 0, again, first] = await costsOf(sides);
    const ofAgain = again === undefined ? ["", ""] : [again.toFixed(3), (bare / again).toFixed(2)];
    const known = [own.toFixed(3), bare.toFixed(3), (bare / own).toFixed(3)];
    rows.push([call.name, ...known, ...ofAgain, first?.toFixed(2) ?? ""]);
  }
  return {
    title: `Processor time of a call: ${place}`,
    notes: [
      "Milliseconds of the whole process, one call after another; the member has one idea; bare: a route that sends the same bytes, in turn with it; 304: to who has them.",
      "Another each time: what was asked before is answered from memory, these were not.",
      `Before, the process worked ${byItself.toFixed(0)} ms a second by itself.`,
      "Changed: the first call after something changed that it shows, the news of it included; only where others may write to the database.",
    ],
    columns: ["call", "ms", "bare ms", "ratio", "304 ms", "ratio", "changed ms"],
    rows,
  };
}

async function threads(pid: number, port: number, place: string): Promise<Table> {
  const rows = (await heapsOf(pid, port)).map(({ thread, used, held, outside }) => [
    thread,
    ...[used, held, outside].map(String),
  ]);
  return {
    title: `Memory of each thread after the load: ${place}`,
    notes: ["Megabytes: the heap in use and held, and buffers outside of it."],
    columns: ["thread", "used", "held", "outside"],
    rows,
  };
}

async function speeds(measured: {
  product: Process;
  calls: readonly Call[];
  place: string;
  asked: Run;
  idle: number;
}): Promise<Table> {
  const { product, calls, place, asked, idle } = measured;
  const stages = [
    ...rates.map((rate) => ({ rate, seconds: asked.seconds })),
    ...Array.from({ length: asked.soakMinutes }, () => ({ rate: rates[1] ?? 0, seconds: 60 })),
  ];
  const rows: string[][] = [];
  for (const stage of stages) {
    const { times, refused, errors } = await drive(product.origin, calls, stage);
    const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0);
    const { now, most } = residentOf(product.pid);
    const counts = [refused, errors, now, most].map(String);
    rows.push([`${stage.rate}`, at(0.5), at(0.95), at(0.99), ...counts]);
    if (errors > 0 || (asked.memory !== undefined && most > asked.memory)) process.exitCode = 1;
  }
  return {
    title: `All calls in turn at a rate: ${place}`,
    notes: [
      `Milliseconds from when a call was due; ${idle} MB resident before. The client shares the machine.`,
      ...(asked.soakMinutes > 0 ? ["After the rates, one line for each minute of the soak."] : []),
      ...(asked.memory === undefined ? [] : [`More than ${asked.memory} MB would have failed the run.`]),
    ],
    columns: ["calls a second", "p50 ms", "p95 ms", "p99 ms", "refused", "errors", "MB", "most MB"],
    rows,
  };
}
