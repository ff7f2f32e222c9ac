// Loaded before the server, in each of its threads: finds packages once, and takes sources whose types prepare.ts has stripped, while
// they are of this very moment. The compiler that strips them otherwise takes 40 MB of each thread, for good.
import { readFileSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url).href;
const stripped = fileURLToPath(new URL("../node_modules/.cache/stripped/", import.meta.url));

/**
 * Where packages were found, by who asked. Of each import Node reads the package's own description anew, 180 kB of one that
 * hundreds of sources import: two fifths of the work of reading the program.
 */
const found = new Map();
/** One folder of modules whose imports of each other name the file. */
const database = `${root}node_modules/drizzle-orm/`;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = "" } = context;
    if (parentURL.startsWith(database) && /^\.\.?\/.*\.js$/.test(specifier) && parentURL.endsWith(".js"))
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    const isOurs = parentURL.startsWith(root) && !parentURL.includes("/node_modules/");
    if (!isOurs || /^[./#]|^[a-z]+:/.test(specifier)) return nextResolve(specifier, context);
    const key = `${workspaceOf(parentURL)} ${specifier}`;
    const known = found.get(key) ?? nextResolve(specifier, context);
    found.set(key, known);
    return { ...known, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    const source = url.endsWith(".ts") && url.startsWith(root) ? readStripped(url) : undefined;
    return source === undefined ? nextLoad(url, context) : { format: "module", source, shortCircuit: true };
  },
});

/** Undefined where there is none of this moment: Node strips the source itself. */
function readStripped(url) {
  const copy = stripped + decodeURIComponent(url.slice(root.length));
  try {
    const isOfNow = statSync(copy).mtime.getTime() === statSync(fileURLToPath(url)).mtime.getTime();
    return isOfNow ? readFileSync(copy, "utf8") : undefined;
  } catch {
    return undefined;
  }
}

/** Packages are looked for from there upwards: `apps/server`. */
function workspaceOf(url) {
  return url.slice(root.length).split("/", 2).join("/");
}
