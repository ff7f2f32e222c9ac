// How well the engine and four search libraries rank judged profiles, all in one run.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "@khamt/language";
import { createMatcher, type Features, type ProfileKind } from "@khamt/matching";
import { type Dataset, readDataset, type Task } from "../packages/matching/bin/dataset.ts";
import { ndcgOf } from "../packages/matching/bin/goals.ts";
import { mean } from "../packages/matching/bin/percentages.ts";
import type { Options } from "./benchmark.ts";
import { type Document, textOf, tokensOf } from "./documents.ts";
import { type Engine, type EngineSetup, type Input, inputs } from "./engines/engine.ts";
import { createExactVectors, howToInstallHnswlib, loadHnswlib } from "./engines/hnswlib.ts";
import { peers } from "./engines/peers.ts";
import { printTable, type Table, writeSection } from "./report.ts";

const top = 10;

export async function run({ data: folder, write }: Options): Promise<void> {
  if (folder === undefined || !existsSync(folder)) {
    console.log(
      `Skipped: no judged data (--data DIR or KHAMT_EVAL_DATA${folder ? `; ${folder} does not exist` : ""}).`,
    );
    return;
  }
  const matcher = createMatcher({ language: createLanguage() });
  const data = readDataset(folder, matcher);
  const { statistics } = data;
  const ours = data.tasks.map((task) =>
    ndcgOfTask(task, (source) =>
      matcher.rank({ source, candidates: task.candidates, limit: top, statistics }),
    ),
  );
  const rows = [rowOf("Khamt", "", "", ours), ...(await rankPeers(data, readTexts(folder, data)))];
  const table = tableOf(data, rows);
  printTable(table);
  if (write) writeSection("quality", [table]);
}

type Documents = Readonly<Record<Input["name"], ReadonlyMap<string, Document>>>;

async function rankPeers(data: Dataset, documents: Documents): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, create] of Object.entries(await peersAtHand())) {
    for (const input of inputs) {
      for (const part of ["all", "listed"] as const) {
        const said = (id: string) => documents[input.name].get(id)?.[part] ?? "";
        const scores: number[] = [];
        for (const task of data.tasks) scores.push(await scoreOf(task, said, { input, create }));
        rows.push(rowOf(name, input.name, part, scores));
      }
    }
  }
  return rows;
}

type Create = (setup: EngineSetup) => Engine | Promise<Engine>;

async function peersAtHand(): Promise<Record<string, Create>> {
  const { "hnswlib-node": _, ...others } = peers;
  if (await loadHnswlib()) return { ...others, "hnswlib-node, exact": createExactVectors };
  console.log(howToInstallHnswlib);
  return others;
}

// So many that hashing joins hardly any two features: the cosine is that of the features themselves.
const dimensions = 4096;

async function scoreOf(
  task: Task,
  said: (id: string) => string,
  { input, create }: { input: Input; create: Create },
): Promise<number> {
  const engine = await create({ input, size: task.candidates.length, dimensions });
  for (const { id } of task.candidates) engine.add(id, said(id));
  return ndcgOfTask(task, (source) => engine.search(said(source.id), top).map((id) => ({ id })));
}

function ndcgOfTask({ queries }: Task, rank: (source: Features) => readonly { id: string }[]): number {
  return ndcgOf(queries.map(({ source, grades }) => ({ grades, matches: rank(source) })));
}

const files: Readonly<Record<ProfileKind, string>> = {
  idea: "ideas",
  cofounder: "cofounders",
  company: "companies",
  project: "projects",
};

function readTexts(folder: string, { features }: Dataset): Documents {
  const profiles = Object.values(files).flatMap((file): { id: string }[] =>
    JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8")),
  );
  return {
    text: new Map(profiles.map((profile) => [profile.id, textOf(profile)])),
    tokens: new Map(Object.values(features).flatMap((list) => list.map((each) => [each.id, tokensOf(each)]))),
  };
}

function rowOf(name: string, input: string, part: string, scores: readonly number[]): string[] {
  return [name, input, part, ...[...scores, mean(scores)].map((score) => score.toFixed(3))];
}

function tableOf({ tasks }: Dataset, rows: readonly string[][]): Table {
  return {
    title: `nDCG@${top} on judged profiles`,
    columns: ["engine", "input", "of a profile", ...tasks.map(({ name }) => name), "mean"],
    rows,
    notes: [
      "Input: people's text, or the concepts and stems that our analysis finds in it; of a profile all of that, or its lists only.",
      "hnswlib-node compares vectors of letter trigrams (text) or tokens exactly. Judged by reading: it tells engines apart, not how people behave.",
    ],
  };
}
