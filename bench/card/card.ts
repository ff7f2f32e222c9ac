// The figures of the house card, from the files themselves.
import { posix } from "node:path";
import { findCircles } from "./circles.ts";
import { sumOf } from "../sum-of.ts";
import { createGuard, type Crossing } from "./crossings.ts";
import { createResolver, type Manifest } from "./resolve.ts";
import { stacks } from "./rooms.ts";
import type { Source } from "./sources.ts";
import { readSyntax, type Syntax } from "./syntax.ts";

export type Sizes = {
  readonly files: number;
  readonly lines: number;
  readonly codeFiles: number;
  readonly codeLines: number;
  /** Lines of the files of code. */
  readonly each: readonly number[];
  readonly under10: number;
  readonly testLines: number;
};

type Style = {
  readonly functions: readonly number[];
  readonly over40: number;
  readonly casts: number;
  readonly kernelCasts: number;
  /** Share of the lines of code that hold nothing but a comment. */
  readonly comments: number;
};

/** A source that is no test, and what was read in it. */
export type ReadSource = {
  readonly syntax: Syntax;
} & Source;

/** Folders whose own tsconfig lets an element of an array be a number rather than a number or nothing. */
const kernels = ["packages/matching/src/index/"];

export function readAll(sources: readonly Source[]): ReadSource[] {
  return sources
    .filter(({ path, isTest }) => !isTest && !path.endsWith(".css"))
    .map((source) => ({ ...source, syntax: readSyntax(source) }));
}

export function sizesOf(sources: readonly Source[]): Sizes {
  const product = sources.filter(({ isTest }) => !isTest);
  const code = product.filter(({ isData }) => !isData);
  return {
    files: product.length,
    lines: linesOf(product),
    codeFiles: code.length,
    codeLines: linesOf(code),
    each: code.map(({ lines }) => lines),
    under10: code.filter(({ lines }) => lines < 10).length,
    testLines: linesOf(sources.filter(({ isTest }) => isTest)),
  };
}

const mostLines = 300;

/** The longest first, tests too. */
export function longFiles(sources: readonly Source[]): Source[] {
  return sources.filter(({ lines }) => lines > mostLines).toSorted((a, b) => b.lines - a.lines);
}

/** Tests that are long because they are one table, row by row: in two files nobody would see that a row is missing. */
const tables = [
  "apps/server/src/permissions.test.ts",
  "packages/language/src/facets/dates.test.ts",
  "packages/language/src/facets/duration.test.ts",
  "packages/language/src/facets/money.test.ts",
];

export function isOneTable(path: string): boolean {
  return tables.includes(path);
}

export function styleOf(sources: readonly ReadSource[]): Style {
  const code = sources.filter(({ isData }) => !isData);
  const functions = code.flatMap(({ syntax }) => syntax.functions);
  const isKernel = ({ path }: ReadSource) => kernels.some((folder) => path.startsWith(folder));
  return {
    functions,
    over40: functions.filter((lines) => lines > 40).length,
    casts: sumOf(code.filter((file) => !isKernel(file)).map(({ syntax }) => syntax.casts)),
    kernelCasts: sumOf(code.filter(isKernel).map(({ syntax }) => syntax.casts)),
    comments: sumOf(code.map(({ syntax }) => syntax.comments)) / Math.max(1, linesOf(code)),
  };
}

/** The number that a share of all is not above; of nothing it is 0. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Folders in which more files lie side by side than one can take in, the fullest first. */
export function fullFolders(paths: readonly string[], most: number): [folder: string, files: number][] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, files]) => files > most).sort(([, a], [, b]) => b - a);
}

export type Links = {
  readonly crossings: Crossing[];
  readonly circles: string[][];
};

/** What imports break, those of types and those that wait for a press among them. */
export function linksOf(sources: readonly ReadSource[], manifests: ReadonlyMap<string, Manifest>): Links {
  const resolve = createResolver(manifests);
  const guard = createGuard(stacks);
  const files = new Set(sources.map(({ path }) => path));
  const crossings: Crossing[] = [];
  const direct = new Map<string, string[]>();
  for (const { path, syntax } of sources) {
    const targets = syntax.imports.flatMap((specifier) => resolve(path, specifier) ?? []);
    for (const to of new Set(targets)) {
      const crossing = guard(path, to);
      if (crossing !== undefined) crossings.push(crossing);
    }
    direct.set(path, [...new Set(targets.filter((target) => files.has(target)))]);
  }
  return { crossings, circles: findCircles(direct) };
}

function linesOf(sources: readonly Source[]): number {
  return sumOf(sources.map(({ lines }) => lines));
}
