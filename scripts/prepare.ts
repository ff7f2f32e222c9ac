/** Makes what a start of the server takes ready-made, where it is missing or a source is newer. */
import { stripTypesWhenStale } from "./strip-types.ts";
import { buildWebWhenStale } from "./web-build.ts";

buildWebWhenStale();
stripTypesWhenStale();
