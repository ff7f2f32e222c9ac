import * as z from "zod";
import { errorStatus, type ErrorId } from "./errors.ts";

const errorIds = Object.keys(errorStatus) as [ErrorId, ...ErrorId[]];

/** What every failed call answers. `parameter` names the input at fault, where there is one. */
export const errorBody = z.object({
  error: z.enum(errorIds),
  message: z.string(),
  requestId: z.string(),
  parameter: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
