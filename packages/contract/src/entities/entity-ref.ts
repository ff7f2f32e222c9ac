import * as z from "zod";
import { id } from "../fields.ts";
import { entityKinds } from "../vocabulary.ts";

/** Names one profile or listing. */
export const entityRef = z.object({ kind: z.enum(entityKinds), id });

export type EntityRef = z.infer<typeof entityRef>;
