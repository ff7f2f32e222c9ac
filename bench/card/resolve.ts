import { readFileSync } from "node:fs";
import { posix } from "node:path";

/** What is asked of a workspace's package.json. */
export type Manifest = {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
};

/** Of the package.json among the files, by their folders. */
export function readManifests(paths: readonly string[]): Map<string, Manifest> {
  const manifests = paths.filter((path) => posix.basename(path) === "package.json");
  return new Map(manifests.map((path) => [posix.dirname(path), readManifest(path)]));
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Finds the file that a specifier names: relative, or exported by a workspace. Other packages are `undefined`. */
export function createResolver(
  manifests: ReadonlyMap<string, Manifest>,
): (from: string, specifier: string) => string | undefined {
  const exported = new Map(
    [...manifests].flatMap(([folder, { name, exports = {} }]) =>
      Object.entries(exports).map(([path, file]) => [posix.join(name, path), posix.join(folder, file)]),
    ),
  );
  return (from, specifier) =>
    specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : exported.get(specifier);
}
