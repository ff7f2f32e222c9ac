import * as z from "zod";
import { errorStatus } from "./errors.ts";
import { namesOf } from "./records.ts";

/** What every failed call answers. `parameter` names the input at fault, where there is one; `work` is what to do before the call is sent again. */
export const errorBody = z.object({
  error: z.enum(namesOf(errorStatus)),
  message: z.string(),
  requestId: z.string(),
  parameter: z.string().optional(),
  work: z.object({ task: z.string(), bits: z.int(), rounds: z.int() }).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
