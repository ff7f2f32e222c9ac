import * as z from "zod";
import { inputShape } from "./fields/input.ts";
import { projectFields } from "./fields/project.ts";
import { own } from "./own.ts";

/** What the form of a project listing sends. */
export const projectInput = z.object({ ...inputShape(projectFields), ...own.input });
