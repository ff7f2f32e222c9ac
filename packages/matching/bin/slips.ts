// Writes every profile of a data set again with one kind of slip, and prints by kind how far its matches move: points between
// the percentages of the first ten, how many of them are shared, and the order where the set is judged.
//   node packages/matching/bin/slips.ts --data DIR
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createLanguage } from "@khamt/language";
import { createMatcher, type Features, type Matcher, type ProfileKind, type ProfileOf } from "../src/index.ts";
import { type Dataset, filesOf, readDataset } from "./dataset.ts";
import { compare, ndcgOf } from "./goals.ts";
import { mean } from "./percentages.ts";
import { slips, withSlips } from "./slip-kinds.ts";

const usage = "usage: node packages/matching/bin/slips.ts --data DIR";

try {
  const { values } = parseArgs({ options: { data: { type: "string" } } });
  if (!values.data) throw new Error(usage);
  const matcher = createMatcher({ language: createLanguage() });
  const data = readDataset(values.data, matcher);
  process.stdout.write(`${row("", ["points", "shared", "nDCG@10", "loss"])}\n`);
  for (const name of Object.keys(slips)) {
    const rewritten = rewrittenProfiles(values.data, name, matcher);
    const { points, shared, before, after } = moved(data, rewritten, matcher);
    const figures = [points.toFixed(2), shared.toFixed(2), after.toFixed(3), (before - after).toFixed(3)];
    process.stdout.write(`${row(name, figures)}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

/** The profiles that a slip changes, by their ids. */
function rewrittenProfiles(dir: string, slip: string, matcher: Matcher): ReadonlyMap<string, Features> {
  const read = <K extends ProfileKind>(kind: K): [string, Features][] => {
    const profiles: ProfileOf[K][] = JSON.parse(readFileSync(join(dir, `${filesOf[kind]}.json`), "utf8"));
    return profiles.flatMap((profile): [string, Features][] => {
      const changed = withSlips(profile, slip);
      const isSame = JSON.stringify(changed) === JSON.stringify(profile);
      return isSame ? [] : [[profile.id, matcher.analyse(kind, changed)]];
    });
  };
  return new Map([...read("idea"), ...read("cofounder"), ...read("company"), ...read("project")]);
}

function moved(data: Dataset, rewritten: ReadonlyMap<string, Features>, matcher: Matcher) {
  const { statistics } = data;
  const pairs = data.tasks.flatMap(({ queries, candidates }) =>
    queries.flatMap(({ source, grades }) => {
      const changed = rewritten.get(source.id);
      if (changed === undefined) return [];
      const rank = (seeker: Features) =>
        matcher.rank({ source: seeker, candidates, limit: candidates.length, statistics });
      const [one, other] = [rank(source), rank(changed)];
      return [{ ...compare(one, other), one: { grades, matches: one }, other: { grades, matches: other } }];
    }),
  );
  return {
    points: mean(pairs.flatMap(({ topDifferences }) => topDifferences)),
    shared: mean(pairs.map(({ shared }) => shared)),
    before: ndcgOf(pairs.map(({ one }) => one)),
    after: ndcgOf(pairs.map(({ other }) => other)),
  };
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join("");
}
