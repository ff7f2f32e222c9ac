// Ranks every query of a judged data set, writes { task: { queryId: [candidate ids, best first] } } and prints the goals
// that the data can judge.
//   node packages/matching/bin/eval.ts --data DIR --out RUN.json
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createLanguage } from "@khamt/language";
import { createMatcher } from "../src/index.ts";
import { type Dataset, readDataset } from "./dataset.ts";
import {
  agreementOf,
  crossLanguageRecallOf,
  ndcgOf,
  ndcgOfExcellent,
  nearMissRateOf,
  type RankedTask,
  rankTask,
  successOf,
} from "./goals.ts";
import { calibrationOf, mean, restraintOf, shownPairsOf } from "./percentages.ts";

const usage = "usage: node packages/matching/bin/eval.ts --data DIR --out RUN.json";
const mostRanked = 50;
const specified = ["idea-cofounder", "cofounder-idea", "project-company", "company-project"];

try {
  const { data: dir, out } = readFlags();
  const matcher = createMatcher({ language: createLanguage() });
  const data = readDataset(dir, matcher);
  const tasks = data.tasks.map((task) => rankTask(task, matcher, data));
  writeFileSync(out, JSON.stringify(runOf(tasks)));
  process.stdout.write([...judged(tasks), ...alike(data, matcher)].map((line) => `${line}\n`).join(""));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function readFlags(): { data: string; out: string } {
  const { values } = parseArgs({ options: { data: { type: "string" }, out: { type: "string" } } });
  if (!values.data || !values.out) throw new Error(usage);
  return { data: values.data, out: values.out };
}

function runOf(tasks: readonly RankedTask[]): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    tasks.map(({ name, queries }) => [
      name,
      Object.fromEntries(
        queries.map(({ source, matches }) => [source.id, matches.slice(0, mostRanked).map(({ id }) => id)]),
      ),
    ]),
  );
}

function judged(tasks: readonly RankedTask[]): string[] {
  const queries = tasks.flatMap((task) => task.queries);
  if (queries.every(({ grades }) => Object.keys(grades).length === 0)) return [];
  const calibration = calibrationOf(shownPairsOf(queries));
  const restraint = restraintOf(tasks);
  return [
    ...tasks.map((task) => row(`nDCG@10 ${task.name}`, ndcgOf(task.queries))),
    row("nDCG@10 mean", meanNdcgOf(tasks)),
    ...ofSpecification(tasks),
    row("nDCG@10 where only grade 3 counts", ndcgOfExcellent(queries)),
    row("success@3", successOf(queries)),
    row("cross-language recall@10", crossLanguageRecallOf(queries)),
    row("near misses above a good one", nearMissRateOf(queries)),
    row("grade 3 among 90 % and more", calibration.excellentAt90),
    row("grade 2 and 3 among 70 % and more", calibration.goodAt70),
    row("grade 3 shown below 30 %", calibration.excellentBelow30),
    row("calibration error", calibration.error),
    row("reliability error at 10 % and more", calibration.reliabilityError),
    row("of that by chance, were percentages exact", calibration.reliabilityByChance),
    row("first percentage where nothing is good", restraint.hopeless),
    row("first percentage elsewhere", restraint.others),
  ];
}

function ofSpecification(tasks: readonly RankedTask[]): string[] {
  const some = tasks.filter(({ name }) => specified.includes(name));
  return some.length === specified.length ? [row("nDCG@10 mean of the four tasks", meanNdcgOf(some))] : [];
}

function meanNdcgOf(tasks: readonly RankedTask[]): number {
  return mean(tasks.map(({ queries }) => ndcgOf(queries)));
}

function alike(data: Dataset, matcher: ReturnType<typeof createMatcher>): string[] {
  if (data.triples.length === 0) return [];
  const { points, topPoints, shared } = agreementOf(data, matcher);
  return [
    row("versions of a profile: points apart", points),
    row("versions of a profile: points apart, first ten", topPoints),
    row("versions of a profile: shared of the first ten", shared),
  ];
}

function row(name: string, value: number): string {
  return `${name.padEnd(48)}${value.toFixed(3)}`;
}
