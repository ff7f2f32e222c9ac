import type { DemoIdea } from "./types.ts";
import { ideas1 } from "./ideas-1.ts";
import { ideas2 } from "./ideas-2.ts";
import { ideas3 } from "./ideas-3.ts";
import { ideas4 } from "./ideas-4.ts";

/** Hand-written demo start-up ideas, in parts to keep each file readable. */
export const ideas: DemoIdea[] = [...ideas1, ...ideas2, ...ideas3, ...ideas4];
