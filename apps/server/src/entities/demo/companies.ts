import type { DemoCompany } from "./types.ts";
import { companies1 } from "./companies-1.ts";
import { companies2 } from "./companies-2.ts";
import { companies3 } from "./companies-3.ts";
import { companies4 } from "./companies-4.ts";
import { companies5 } from "./companies-5.ts";

export const companies: DemoCompany[] = [
  ...companies1,
  ...companies2,
  ...companies3,
  ...companies4,
  ...companies5,
];
