// Ranks every query of a judged data set and writes { task: { queryId: [candidate ids, best first] } }.
//   node packages/matching/bin/eval.ts --data DIR --out RUN.json
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createLanguage } from "@khamt/language";
import { createMatcher, type Features, type ProfileKind, type ProfileOf } from "../src/index.ts";

const usage = "usage: node packages/matching/bin/eval.ts --data DIR --out RUN.json";
const files: Readonly<Record<ProfileKind, string>> = {
  idea: "ideas",
  cofounder: "cofounders",
  company: "companies",
  project: "projects",
};
const mostRanked = 50;

try {
  const { data, out } = readFlags();
  writeFileSync(out, JSON.stringify(rankAll(data)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function readFlags(): { data: string; out: string } {
  const { values } = parseArgs({ options: { data: { type: "string" }, out: { type: "string" } } });
  if (!values.data || !values.out) throw new Error(usage);
  return { data: values.data, out: values.out };
}

function rankAll(dir: string): Record<string, Record<string, string[]>> {
  const matcher = createMatcher({ language: createLanguage() });
  const profiles = Object.fromEntries(
    Object.entries(files).map(([kind, file]) => [kind, readProfiles(dir, kind as ProfileKind, file)]),
  ) as unknown as { [K in ProfileKind]: ProfileOf[K][] };
  const analysed = {
    idea: profiles.idea.map((profile) => matcher.analyse("idea", profile)),
    cofounder: profiles.cofounder.map((profile) => matcher.analyse("cofounder", profile)),
    company: profiles.company.map((profile) => matcher.analyse("company", profile)),
    project: profiles.project.map((profile) => matcher.analyse("project", profile)),
  } satisfies Record<ProfileKind, Features[]>;
  const statistics = matcher.survey(Object.values(analysed).flat());
  const queries = readJson(dir, "queries.json") as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(queries).map(([task, ids]) => {
      const [from, to] = kindsOf(task);
      const lists = ids.map((id) => {
        const source = analysed[from].find((features) => features.id === id);
        if (source === undefined) throw new Error(`queries.json: ${task} names ${id}, which is no ${from}`);
        const matches = matcher.rank({ source, candidates: analysed[to], limit: mostRanked, statistics });
        return [id, matches.map((match) => match.id)] as const;
      });
      return [task, Object.fromEntries(lists)];
    }),
  );
}

function kindsOf(task: string): [ProfileKind, ProfileKind] {
  const [from, to, ...rest] = task.split("-");
  if (!isKind(from) || !isKind(to) || rest.length > 0)
    throw new Error(`queries.json: “${task}” is not a task of two kinds`);
  return [from, to];
}

function isKind(name: string | undefined): name is ProfileKind {
  return name !== undefined && name in files;
}

function readProfiles(dir: string, kind: ProfileKind, file: string): unknown[] {
  const list = readJson(dir, `${file}.json`);
  if (!Array.isArray(list)) throw new Error(`${file}.json: a list of ${kind} profiles was expected`);
  return list;
}

function readJson(dir: string, file: string): unknown {
  const path = join(dir, file);
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
