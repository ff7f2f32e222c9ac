import * as z from "zod";
import { cofounderFields } from "./fields/cofounder.ts";
import { inputShape } from "./fields/input.ts";
import { own } from "./own.ts";

/** What the form of a co-founder sends. */
export const cofounderInput = z.object({ ...inputShape(cofounderFields), ...own.input });
