/** Makes what a start of the server takes ready-made, where it is missing or a source is newer. */
import { join } from "node:path";
import { buildServerWhenStale } from "./server-build.ts";
import { whyNotBuilt } from "./why-not-built.ts";
import { buildWebWhenStale } from "./web-build.ts";

try {
  buildWebWhenStale();
  await buildServerWhenStale();
} catch (error) {
  const why = whyNotBuilt(join(import.meta.dirname, ".."));
  if (why === undefined) throw error;
  console.error(why);
  process.exitCode = 1;
}
