// The engine beside four search libraries, all in one run over the same invented market.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { namesOf } from "@khamt/contract/records";
import type { Options } from "./benchmark.ts";
import { inputs } from "./engines/engine.ts";
import { howToInstallHnswlib, loadHnswlib } from "./engines/hnswlib.ts";
import { type PeerName, peers } from "./engines/peers.ts";
import type { Figures, Job, Searches, Upkeep } from "./job.ts";
import { readingTable } from "./reading.ts";
import { printTable, type Table, writeSection } from "./report.ts";
import { writeTexts } from "./texts.ts";

/** A server has searched thousands of times before it matters how fast it is; until then the compiler's threads are measured. */
const searches = { from: "idea", to: "cofounder", queries: 200, warmUp: 4000 } as const;
/** They answer in milliseconds to seconds what takes us less than one. */
const warmUpOfOthers = 50;
/** Beyond, the libraries need more memory and patience than the comparison is worth. */
const mostForPeers = 100_000;
/** Scoring every pair takes seconds a query beyond. */
const mostForScan = 10_000;

export async function run({ sizes, write }: Options): Promise<void> {
  const names = await peersAtHand();
  const reading = readingTable();
  const tables = [reading];
  printTable(reading);
  for (const size of sizes) {
    const rows = await measureAll({ ...searches, size }, names);
    tables.push(tableOf(size, rows));
    printTable(tableOf(size, rows));
    // Each size takes its time: what is measured is kept, whatever becomes of the next.
    if (write) writeSection("matching", tables);
  }
}

async function peersAtHand(): Promise<PeerName[]> {
  const names = namesOf(peers);
  if (await loadHnswlib()) return names;
  console.log(howToInstallHnswlib);
  return names.filter((name) => name !== "hnswlib-node");
}

type Row = {
  readonly name: string;
  readonly input: string;
  readonly figures: Figures;
};

async function measureAll(of: Searches, names: readonly PeerName[]): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (job: Job) => {
    const input = "input" in job ? job.input : "";
    console.log(`${of.size} profiles: ${job.engine} ${input}`);
    rows.push({ name: job.engine, input, figures: await measureAlone(job) });
  };
  await measure({ ...of, engine: "Khamt" });
  const others = { ...of, warmUp: warmUpOfOthers };
  if (of.size <= mostForScan) await measure({ ...others, engine: "Khamt, every pair" });
  if (of.size > mostForPeers) return rows;
  const folder = mkdtempSync(join(tmpdir(), "khamt-bench-"));
  try {
    await writeTexts(folder, others);
    for (const engine of names)
      for (const { name: input } of inputs) await measure({ ...others, engine, input, folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return rows;
}

const heapMegabytes = 16_000;

async function measureAlone(job: Job): Promise<Figures> {
  const file = join(import.meta.dirname, "measure/engine.ts");
  const flags = ["--expose-gc", `--max-old-space-size=${heapMegabytes}`];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, file, JSON.stringify(job)]);
  return JSON.parse(stdout);
}

function tableOf(size: number, rows: readonly Row[]): Table {
  const ours = rows[0]?.figures.whole.p50 ?? Number.NaN;
  return {
    title: `${size.toLocaleString("en")} co-founders searched by an idea, first ten`,
    columns: [
      "engine",
      "input",
      "p50 ms",
      "p95 ms",
      "× ours",
      "lists: p50 ms",
      "p95 ms",
      "× ours",
      "build s",
      "bytes a profile",
    ],
    rows: rows.map(({ name, input, figures }) => cellsOf(name, input, figures, ours)),
    notes: [
      `Processor time of a query (${searches.queries} after ${searches.warmUp.toLocaleString("en")} to warm up, others after ${warmUpOfOthers}), the whole profile as the query or, for a library, also its lists only.`,
      "× ours: as a multiple of our median.",
      "Input: people's text, or the concepts and stems that our analysis finds in it. Our build time has the analysis in it.",
      "hnswlib-node finds likeness only, approximately, whatever is needed or offered: see the table of quality.",
      ...rows.flatMap((row) => notesOf(row, searches.queries)),
    ],
  };
}

function cellsOf(name: string, input: string, figures: Figures, ours: number): string[] {
  const { whole, listed, buildSeconds, bytesPerProfile } = figures;
  const ratio = (time: number | undefined) => (time === undefined ? "" : (time / ours).toFixed(1));
  return [
    name,
    input,
    milliseconds(whole.p50),
    milliseconds(whole.p95),
    ratio(whole.p50),
    milliseconds(listed?.p50),
    milliseconds(listed?.p95),
    ratio(listed?.p50),
    buildSeconds.toFixed(1),
    Math.round(bytesPerProfile).toLocaleString("en"),
  ];
}

function milliseconds(time: number | undefined): string {
  return time === undefined ? "" : time.toFixed(time < 10 ? 2 : 1);
}

function notesOf({ name, input, figures }: Row, queries: number): string[] {
  const { whole, readingSeconds, arrayBytesPerProfile, upkeep, counted = {} } = figures;
  const engine = [name, input].filter(Boolean).join(", ");
  const work = Object.entries(counted).map(
    ([what, count]) => `${what} ${Math.round(count).toLocaleString("en")}`,
  );
  return [
    ...(whole.count < queries ? [`${engine}: ${whole.count} queries in the minute that each gets.`] : []),
    ...(readingSeconds === undefined
      ? []
      : [`${engine}: ${readingSeconds.toFixed(1)} s of the build read the profiles.`]),
    ...(arrayBytesPerProfile === undefined
      ? []
      : [`${engine}: arrays take ${Math.round(arrayBytesPerProfile)} bytes of a profile, ids the rest.`]),
    ...(upkeep === undefined ? [] : [`${engine}: ${told(upkeep)}.`]),
    ...(work.length > 0 ? [`${engine}, work of a query: ${work.join(", ")}.`] : []),
  ];
}

function told({ put, readAndPut, snapshotBytes, saveSeconds, loadSeconds }: Upkeep): string {
  return [
    `one more profile p50 ${put.p50.toFixed(2)} ms, p95 ${put.p95.toFixed(2)} ms`,
    `read as well p50 ${readAndPut.p50.toFixed(2)} ms, p95 ${readAndPut.p95.toFixed(2)} ms`,
    `a snapshot of ${(snapshotBytes / 1e6).toFixed(1)} MB written in ${saveSeconds.toFixed(2)} s, loaded in ${loadSeconds.toFixed(2)} s`,
  ].join("; ");
}
