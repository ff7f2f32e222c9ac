import { buildWebWhenStale } from "./web-build.ts";

buildWebWhenStale();
await import("../apps/server/src/main.ts");
