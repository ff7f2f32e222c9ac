import type { DemoProject } from "./types.ts";
import { projects1 } from "./projects-1.ts";
import { projects2 } from "./projects-2.ts";
import { projects3 } from "./projects-3.ts";
import { projects4 } from "./projects-4.ts";

export const projects: DemoProject[] = [...projects1, ...projects2, ...projects3, ...projects4];
