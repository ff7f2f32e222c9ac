import {
  fullFolders,
  isOneTable,
  linksOf,
  longFiles,
  quantile,
  readAll,
  type ReadSource,
  sizesOf,
  styleOf,
} from "./card/card.ts";
import { type Manifest, readManifests } from "./card/resolve.ts";
import { listFiles, readSources, type Source, workspaces } from "./card/sources.ts";
import { printTable } from "./report.ts";

/** The house card: what the code is by numbers, and by name what is too big, too full or in the wrong place. */
export async function run(): Promise<void> {
  const paths = listFiles();
  const sources = readSources(paths);
  const read = readAll(sources);
  printSizes(sources);
  printStyle(read);
  printOutliers(sources, paths);
  printLinks(read, readManifests(paths));
  const calls = read.filter(({ workspace, syntax }) => workspace === "web" && syntax.apiPaths > 0);
  const literals = calls.reduce((sum, { syntax }) => sum + syntax.apiPaths, 0);
  console.log(`\nLiterals that begin with /api/ in the web app: ${literals} in ${calls.length} files`);
}

function printSizes(sources: readonly Source[]): void {
  printTable({
    title: "Files and lines",
    notes: [
      "files, lines: without tests and generated ones. code: without catalogues, concepts and demo profiles as well.",
      "median to under 10: lines of the files of code. tests: lines, with what only tests use.",
    ],
    columns: [
      "workspace",
      "files",
      "lines",
      "code files",
      "code lines",
      "median",
      "p90",
      "max",
      "under 10",
      "tests",
      "tests/code",
    ],
    rows: rowsOf(sources).map(([workspace, of]) => {
      const { files, lines, codeFiles, codeLines, each, under10, testLines } = sizesOf(of);
      const spread = [quantile(each, 0.5), quantile(each, 0.9), quantile(each, 1)];
      const ratio = codeLines === 0 ? "-" : (testLines / codeLines).toFixed(2);
      const figures = [files, lines, codeFiles, codeLines, ...spread, under10, testLines];
      return [workspace, ...figures.map(String), ratio];
    }),
  });
}

function printStyle(read: readonly ReadSource[]): void {
  printTable({
    title: "Functions, casts, comments (code only)",
    notes: [
      "functions: those with a body in braces, in lines. casts: `as X`, without `as const`; kernels: folders of plain arithmetic.",
      "comments: lines with nothing else, of all lines.",
    ],
    columns: ["workspace", "functions", "median", "p90", "over 40", "casts", "in kernels", "comments"],
    rows: rowsOf(read).map(([workspace, of]) => {
      const { functions, over40, casts, kernelCasts, comments } = styleOf(of);
      const spread = [quantile(functions, 0.5), quantile(functions, 0.9)];
      const figures = [functions.length, ...spread, over40, casts, kernelCasts];
      return [workspace, ...figures.map(String), `${(comments * 100).toFixed(1)} %`];
    }),
  });
}

function printOutliers(sources: readonly Source[], paths: readonly string[]): void {
  const long = longFiles(sources).map(({ path, lines, isData, isTest }) => ({
    isTest,
    line: `${lines}  ${path}${isData || isOneTable(path) ? " (data)" : ""}`,
  }));
  const [tests, code] = [long.filter(({ isTest }) => isTest), long.filter(({ isTest }) => !isTest)];
  printList(
    "Files over 300 lines",
    code.map(({ line }) => line),
  );
  printList(
    "Files of tests over 300 lines",
    tests.map(({ line }) => line),
  );
  const people = paths.filter((path) => !path.includes("/migrations/"));
  printList(
    "Folders with more than 25 files side by side",
    fullFolders(people, 25).map(([folder, files]) => `${files}  ${folder}`),
  );
}

function printLinks(read: readonly ReadSource[], manifests: ReadonlyMap<string, Manifest>): void {
  const { crossings, circles } = linksOf(read, manifests);
  const kinds = [...Map.groupBy(crossings, ({ why }) => why)].sort(([, a], [, b]) => b.length - a.length);
  printTable({
    title: `Crossings: ${crossings.length} imports against the arrows or past a door, types included`,
    notes: [],
    columns: ["what", "imports", "from files"],
    rows: kinds.map(([why, all]) => [
      why,
      String(all.length),
      String(new Set(all.map(({ from }) => from)).size),
    ]),
  });
  for (const [why, all] of kinds) {
    printList(
      why,
      all.map(({ from, to }) => `${from} imports ${to}`),
    );
  }
  printList(
    "Circles of imports, types included",
    circles.map((files) => `${files.length} files: ${files.join(", ")}`),
  );
}

/** The sources of each workspace, then all. */
function rowsOf<Each extends Source>(sources: readonly Each[]): [name: string, sources: readonly Each[]][] {
  const by = Map.groupBy(sources, ({ workspace }) => workspace);
  const rows = workspaces.map((name): [string, readonly Each[]] => [name, by.get(name) ?? []]);
  return [...rows, ["all", sources]];
}

function printList(title: string, lines: readonly string[]): void {
  console.log([`\n${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join("\n"));
}
