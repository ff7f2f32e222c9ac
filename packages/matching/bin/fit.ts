// Fits the weights and the percentages to judged data and prints what it proposes for score/weights.ts and score/percent.ts,
// beside what it gave on the queries that it was not fitted to.
//   node packages/matching/bin/fit.ts --data DIR [--data DIR ...] [--shrinkage NUMBER]
// Profiles are dealt into five folds. What is fitted for a fold has seen none of its profiles, neither as queries nor as
// candidates: the two directions of a pair are one judgement.
import { parseArgs } from "node:util";
import { createLanguage } from "@khamt/language";
import { createMatcher } from "../src/index.ts";
import { percentOf } from "../src/score/percent.ts";
import { type Relation, weightTables, type WeightTable } from "../src/score/weights.ts";
import { readDataset } from "./dataset.ts";
import {
  correctedTable,
  type Corrections,
  correctionNames,
  type LinearQuery,
  linearQuery,
  noCorrections,
  scoreWith,
} from "./fit-model.ts";
import { fitScales, type Judged } from "./fit-percentages.ts";
import { fitWeights } from "./fit-weights.ts";
import { ndcgOf } from "./goals.ts";
import { observe } from "./observations.ts";
import { calibrationOf } from "./percentages.ts";

const usage = "usage: node packages/matching/bin/fit.ts --data DIR [--data DIR ...] [--shrinkage NUMBER]";
const foldCount = 5;

try {
  const { dirs, shrinkage } = readFlags();
  const language = createLanguage();
  const matcher = createMatcher({ language });
  const queries = dirs.flatMap((dir) => observe(readDataset(dir, matcher), language).map(linearQuery));
  const folds = Array.from({ length: foldCount }, (_, fold) => fitWeights(outside(fold, queries), shrinkage));
  const unseen = (query: LinearQuery) => folds[foldOf(query.id)] ?? noCorrections();
  const fitted = fitWeights(queries, shrinkage);
  print(ranking(queries, unseen));
  print(calibration(queries, unseen));
  print(proposal(fitted));
  print(scales(judgedPairs(queries, () => fitted)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function readFlags(): { dirs: readonly string[]; shrinkage: number } {
  const options = { data: { type: "string", multiple: true }, shrinkage: { type: "string" } } as const;
  const { data = [], shrinkage = "0.001" } = parseArgs({ options }).values;
  if (data.length === 0 || !(Number(shrinkage) >= 0)) throw new Error(usage);
  return { dirs: data, shrinkage: Number(shrinkage) };
}

function print(lines: readonly string[]): void {
  process.stdout.write([...lines, ""].map((line) => `${line}\n`).join(""));
}

/** By the number in the id, as data sets number their profiles. */
function foldOf(id: string): number {
  return Number(/\d+/.exec(id)?.[0] ?? 0) % foldCount;
}

function outside(fold: number, queries: readonly LinearQuery[]): LinearQuery[] {
  return queries
    .filter(({ id }) => foldOf(id) !== fold)
    .map((query) => ({
      ...query,
      ids: query.ids.filter((id) => foldOf(id) !== fold),
      pairs: query.pairs.filter((_, at) => foldOf(query.ids[at] ?? "") !== fold),
    }));
}

type CorrectionsOf = (query: LinearQuery) => Corrections;

function ranking(queries: readonly LinearQuery[], unseen: CorrectionsOf): string[] {
  const row = (name: string, some: readonly LinearQuery[]) => {
    const [before, after] = [meanNdcg(some, noCorrections), meanNdcg(some, unseen)];
    return `${name.padEnd(24)}${before.toFixed(3)}   ${after.toFixed(3)}`;
  };
  const groups = (keyOf: (query: LinearQuery) => string) =>
    [...Map.groupBy(queries, keyOf)].map(([name, some]) => row(name, some));
  return [
    `nDCG@10, out of fold    before  after`,
    ...groups(({ id }) => `fold ${foldOf(id) + 1}`).sort(),
    ...groups(({ task }) => task),
    row("all queries", queries),
  ];
}

function meanNdcg(queries: readonly LinearQuery[], correctionsOf: CorrectionsOf): number {
  return ndcgOf(
    queries.map((query) => {
      const corrections = correctionsOf(query);
      const scored = query.pairs.map((pair, at) => ({
        id: query.ids[at] ?? "",
        grade: pair.grade,
        score: scoreWith(pair, corrections),
      }));
      return {
        matches: scored.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
        grades: Object.fromEntries(scored.flatMap(({ id, grade }) => (grade > 0 ? [[id, grade]] : []))),
      };
    }),
  );
}

function judgedPairs(queries: readonly LinearQuery[], correctionsOf: CorrectionsOf): Judged[] {
  return queries.flatMap((query) => {
    const corrections = correctionsOf(query);
    return query.pairs.map((pair) => ({
      relation: query.relation,
      score: scoreWith(pair, corrections),
      grade: pair.grade,
    }));
  });
}

function calibration(queries: readonly LinearQuery[], unseen: CorrectionsOf): string[] {
  const shown = Array.from({ length: foldCount }, (_, fold) => fold).flatMap((fold) => {
    const isIn = ({ id }: LinearQuery) => foldOf(id) === fold;
    const { all, byRelation } = fitScales(
      judgedPairs(
        queries.filter((query) => !isIn(query)),
        unseen,
      ),
    );
    return judgedPairs(queries.filter(isIn), unseen).map(({ relation, score, grade }) => ({
      percent: percentOf(score, byRelation.get(relation) ?? all),
      grade,
    }));
  });
  const { excellentAt90, goodAt70, excellentBelow30, reliabilityError } = calibrationOf(shown);
  return [
    "percentages, out of fold",
    `grade 3 among 90 % and more            ${excellentAt90.toFixed(3)}`,
    `grade 2 and 3 among 70 % and more      ${goodAt70.toFixed(3)}`,
    `grade 3 shown below 30 %               ${excellentBelow30.toFixed(3)}`,
    `reliability error at 10 % and more     ${reliabilityError.toFixed(3)}`,
  ];
}

function proposal(corrections: Corrections): string[] {
  const relations = Object.entries(weightTables);
  return [
    "corrections, in log odds of the average relation; of penalties as a share",
    correctionNames.map((name, at) => `${name} ${(corrections[at] ?? 0).toFixed(2)}`).join(" · "),
    "",
    "weights: what the whole of a factor is worth",
    ...relations.flatMap(([relation, { wanted, offered }]) => [
      relation,
      `  wanted   ${rowsOf(correctedTable(wanted, corrections))}`,
      `  offered  ${rowsOf(correctedTable(offered, corrections))}`,
    ]),
  ];
}

function rowsOf(table: WeightTable): string {
  return table.map(({ factor, worth }) => `${factor} ${worth.toFixed(2)}`).join(" · ");
}

function scales(judged: readonly Judged[]): string[] {
  const { all, byRelation } = fitScales(judged);
  const row = (name: Relation | "all", { offset, far, below, above }: typeof all) =>
    `${name.padEnd(20)} offset ${offset.toFixed(2)}   far ${far.toFixed(2)}   below ${below.toFixed(2)}   above ${above.toFixed(2)}`;
  return ["percentages", row("all", all), ...[...byRelation].map(([name, scale]) => row(name, scale))];
}
