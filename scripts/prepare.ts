/** Makes what a start of the server takes ready-made, where it is missing or a source is newer. */
import { buildServerWhenStale } from "./server-build.ts";
import { buildWebWhenStale } from "./web-build.ts";

buildWebWhenStale();
await buildServerWhenStale();
