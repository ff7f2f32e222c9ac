// Loaded before the server, in each of its threads: takes sources whose types prepare.ts has stripped, while they are of this very
// moment. The compiler that strips them otherwise takes 40 MB of each thread, for good.
import { readFileSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url).href;
const stripped = fileURLToPath(new URL("../node_modules/.cache/stripped/", import.meta.url));

registerHooks({
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
