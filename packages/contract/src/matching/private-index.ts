import * as z from "zod";
import { entityKinds } from "../vocabulary.ts";

/** Of the profiles that are looked for. The answer is bytes that the matching engine opens. */
export const privateIndexParams = z.object({ kind: z.enum(entityKinds) });
