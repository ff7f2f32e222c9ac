import type { DemoCofounder } from "./types.ts";
import { cofounders1 } from "./cofounders-1.ts";
import { cofounders2 } from "./cofounders-2.ts";
import { cofounders3 } from "./cofounders-3.ts";
import { cofounders4 } from "./cofounders-4.ts";
import { cofounders5 } from "./cofounders-5.ts";
import { cofounders6 } from "./cofounders-6.ts";

/** Hand-written demo co-founders, in parts to keep each file readable. */
export const cofounders: DemoCofounder[] = [
  ...cofounders1,
  ...cofounders2,
  ...cofounders3,
  ...cofounders4,
  ...cofounders5,
  ...cofounders6,
];
