import * as z from "zod";
import { timestamp, timestampInput } from "../fields.ts";
import { entityKinds } from "../vocabulary.ts";

/** The form that a draft belongs to: a new entity of the kind, or one that is being edited. */
export const draftParams = z.object({
  kind: z.enum(entityKinds),
  entity: z.union([z.literal("new"), z.uuid()]),
});

/** What stands in the form, right or wrong, as the browser keeps it. */
const draftFields = z.record(z.string().max(60), z.unknown());
/** `editedAt`: by the clock of the browser that typed it. Of two drafts the one typed last is kept. */
export const draftInput = z.object({ fields: draftFields, editedAt: timestampInput });
/** `fields` is null where nothing is kept. */
export const draft = z.object({ fields: draftFields.nullable(), editedAt: timestamp.nullable() });

export type Draft = z.infer<typeof draft>;
