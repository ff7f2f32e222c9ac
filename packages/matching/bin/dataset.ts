// A judged data set in a folder: profiles by kind, queries by task, and, where it has them, grades and triples.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Features, Matcher, ProfileKind, ProfileOf, Statistics } from "../src/index.ts";

export type Dataset = {
  readonly features: Readonly<Record<ProfileKind, readonly Features[]>>;
  readonly statistics: Statistics;
  readonly tasks: readonly Task[];
  /** One profile in three versions: English, Mongolian, Mongolian in Latin letters. */
  readonly triples: readonly (readonly Features[])[];
};

export type Task = {
  readonly name: string;
  readonly queries: readonly Query[];
  readonly candidates: readonly Features[];
};
export type Query = {
  readonly source: Features;
  /** 1 to 3 by candidate; what is not judged is 0. Empty without judgements. */
  readonly grades: Readonly<Record<string, number>>;
};

export const filesOf: Readonly<Record<ProfileKind, string>> = {
  idea: "ideas",
  cofounder: "cofounders",
  company: "companies",
  project: "projects",
};

export function readDataset(dir: string, matcher: Matcher): Dataset {
  const features = {
    idea: analyse("idea", dir, matcher),
    cofounder: analyse("cofounder", dir, matcher),
    company: analyse("company", dir, matcher),
    project: analyse("project", dir, matcher),
  };
  const queries: Record<string, string[]> = readJson(join(dir, "queries.json"));
  return {
    features,
    statistics: matcher.survey(Object.values(features).flat().filter(isListed)),
    tasks: Object.entries(queries).map(([name, ids]) => readTask(name, ids, features, dir)),
    triples: readTriples(join(dir, "triples.json"), matcher),
  };
}

function analyse<K extends ProfileKind>(kind: K, dir: string, matcher: Matcher): Features[] {
  const list: ProfileOf[K][] = readJson(join(dir, `${filesOf[kind]}.json`));
  if (!Array.isArray(list)) throw new Error(`${filesOf[kind]}.json: a list of ${kind} profiles was expected`);
  return list.map((profile) => matcher.analyse(kind, profile));
}

function readTask(name: string, ids: readonly string[], features: Dataset["features"], dir: string): Task {
  const [from, to] = kindsOf(name);
  const judged = readOptional<Record<string, Query["grades"]>>(join(dir, "qrels", `${name}.json`));
  const queries = ids.map((id) => {
    const source = features[from].find((candidate) => candidate.id === id);
    if (source === undefined) throw new Error(`queries.json: ${name} names ${id}, which is no ${from}`);
    return { source, grades: judged?.[id] ?? {} };
  });
  return { name, queries, candidates: features[to].filter(isListed) };
}

/** A visitor's wish asks, and nobody finds it. */
function isListed({ isWish }: Features): boolean {
  return isWish !== true;
}

function kindsOf(task: string): [ProfileKind, ProfileKind] {
  const [from, to, ...rest] = task.split("-");
  if (!isKind(from) || !isKind(to) || rest.length > 0)
    throw new Error(`queries.json: “${task}” is not a task of two kinds`);
  return [from, to];
}

function isKind(name: string | undefined): name is ProfileKind {
  return name !== undefined && name in filesOf;
}

type Triple<K extends ProfileKind> = { kind: K; en: ProfileOf[K]; mn: ProfileOf[K]; galig: ProfileOf[K] };

function readTriples(path: string, matcher: Matcher): Features[][] {
  const read = <K extends ProfileKind>({ kind, en, mn, galig }: Triple<K>) =>
    [en, mn, galig].map((version) => matcher.analyse(kind, version));
  return (readOptional<Triple<ProfileKind>[]>(path) ?? []).map(read);
}

function readOptional<T>(path: string): T | undefined {
  return existsSync(path) ? readJson(path) : undefined;
}

/** Whoever asks says what the file holds. */
function readJson<T>(path: string): T {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
