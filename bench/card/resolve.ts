import { posix } from "node:path";

/** What is asked of a workspace's package.json. */
export type Manifest = {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
};

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
