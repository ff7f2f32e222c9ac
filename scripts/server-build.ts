import { globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from "rolldown";
import { freshBuild } from "./fresh-build.js";
import { longReplaced } from "./long-replaced.ts";

const root = join(import.meta.dirname, "..");
const builds = join(root, "node_modules/.cache/server");
/** What is started, and threads of it. */
const programs = [
  "apps/server/src/{main,admin,demo,backup,suggest}.ts",
  "apps/server/src/**/*-worker.ts",
  "apps/server/test/programs/*.ts",
];
/** What brings machine code or files of its own stays where it is. */
const external = [/^sharp$/, /^@node-rs\//, /^@electric-sql\//, /^@scalar\//, /^@zxcvbn-ts\//, /^pg-native$/];
const alsoMadeOf = [
  "package-lock.json",
  "scripts/server-build.ts",
  "packages/language/src/write-language.ts",
  "packages/language/src/concepts/*.ts",
];
/** Functions whose answer is the same at each start, and takes half a second in all: a build reads it from a file beside it. */
const madeBeforehand = new Map([
  ["packages/language/src/as-written.ts", "languageAsWritten"],
  ["apps/server/src/platform/text/label-prefixes.ts", "labelPrefixes"],
  ["apps/server/src/matching/engine-version.ts", "engineVersion"],
]);
const asInMemory = "utf16le";

/**
 * Puts the server's programs into a few files, without types and comments, which built.js runs. Names and lines stay as they are, for
 * whoever reads the trace of an error. One letter beyond Latin makes a whole file take twice the memory, so all are escaped.
 */
export async function buildServerWhenStale(): Promise<void> {
  if (freshBuild()) return;
  const folder = join(builds, `build-${Date.now()}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const input = globSync(programs, { cwd: root }).map((program) => join(root, program));
  const madeOf = Object.fromEntries(
    globSync(alsoMadeOf, { cwd: root }).map((path) => [path, changedAt(path)]),
  );
  const bundle = await rolldown({
    input,
    external,
    platform: "node",
    plugins: [noteSources(madeOf), placesOf(folder), readBeside(), httpAlone()],
    checks: { pluginTimings: false },
  });
  const { output } = await bundle.write({
    dir: folder,
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  });
  await bundle.close();
  // Else Node finds out of each file by reading it twice.
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await makeBeforehand(folder);
  const description = { programs: programsAmong(output, folder), madeOf };
  // In one step: another server may be starting.
  writeFileSync(join(folder, "build.json"), JSON.stringify(description));
  renameSync(join(folder, "build.json"), join(builds, "build.json"));
  // A server that runs reads parts of its own yet. What another build has removed meanwhile is gone as well.
  const made = readdirSync(builds)
    .filter((name) => name.startsWith("build-"))
    .map((name) => ({ time: Number(name.split("-")[1]), path: join(builds, name) }));
  for (const { path } of longReplaced(made, Date.now())) rmSync(path, { recursive: true, force: true });
}

function programsAmong(output: readonly (OutputAsset | OutputChunk)[], folder: string) {
  const started = output.filter((part) => part.type === "chunk").filter(({ isEntry }) => isEntry);
  return Object.fromEntries(
    started.map(({ facadeModuleId, fileName }) => [
      pathOf(facadeModuleId ?? ""),
      pathOf(join(folder, fileName)),
    ]),
  );
}

/** Files beside a source, such as migrations, stay there. */
function placesOf(folder: string): Plugin {
  return {
    name: "places",
    transform(code, id) {
      if (!isOwn(id) || !/import\.meta\.(url|dirname)/.test(code)) return undefined;
      const source = JSON.stringify(pathOf(id, folder));
      const url = `new URL(${source}, import.meta.url)`;
      return code.replaceAll(/import\.meta\.(url|dirname)/g, (_, name) =>
        name === "url"
          ? `${url}.href`
          : `process.getBuiltinModule("node:path").resolve(import.meta.dirname, ${source}, "..")`,
      );
    },
  };
}

async function makeBeforehand(folder: string): Promise<void> {
  for (const [path, name] of madeBeforehand) {
    const { [name]: make } = await import(pathToFileURL(join(root, path)).href);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(make()), asInMemory);
  }
}

function readBeside(): Plugin {
  return {
    name: "made-beforehand",
    transform(_code, id) {
      const name = madeBeforehand.get(pathOf(id));
      return (
        name &&
        `import { readFileSync } from "node:fs";
         const file = new URL("${name}.json", import.meta.url);
         export const ${name} = () => JSON.parse(readFileSync(file, "${asInMemory}"));`
      );
    },
  };
}

/** To import `node:http` asks for all that it has, with it for a browser's WebSocket, which reads Node's whole client: by name it is not asked. */
function httpAlone(): Plugin {
  const all = Object.entries(Object.getOwnPropertyDescriptors(http));
  const names = all.filter(([, { get }]) => get === undefined).map(([name]) => name);
  const code = `const http = process.getBuiltinModule("node:http");
    export default http;
    export const { ${names.join(", ")} } = http;`;
  return {
    name: "http-alone",
    resolveId: (source, _importer, { kind }) =>
      /^(?:node:)?http$/.test(source) && kind === "import-statement" ? "\0http" : undefined,
    load: (id) => (id === "\0http" ? code : undefined),
  };
}

/** As each was when it was read: what changes during a build makes the next one. */
function noteSources(madeOf: Record<string, number>): Plugin {
  return {
    name: "sources",
    load(id) {
      if (isOwn(id)) madeOf[pathOf(id)] = changedAt(pathOf(id));
      return null;
    },
  };
}

function changedAt(path: string): number {
  return statSync(join(root, path)).mtimeMs;
}

function isOwn(id: string): boolean {
  return id.startsWith(root + sep) && !id.includes(`${sep}node_modules${sep}`);
}

function pathOf(file: string, from = root): string {
  return relative(from, file).replaceAll(sep, "/");
}
