import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { id, timestamp } from "../fields.ts";
import { entityKinds, matchTypes } from "../vocabulary.ts";
import { wishText } from "./match.ts";

/** Most that one member keeps. */
export const mostKeptSearches = 10;

/** Of a text as what its writer looks; of a profile of the member's own its reference. */
const about = z.union([
  z.strictObject({ text: wishText, as: z.enum(entityKinds).optional() }),
  z.strictObject({ source: entityRef }),
]);

/** The same search kept twice is one. */
export const keptSearchInput = z.object({ looksFor: z.enum(matchTypes), about });

/** The member is told of everybody new who is a good fit (`matchBands`). */
export const keptSearch = z.object({
  id,
  looksFor: z.enum(matchTypes),
  /** The member's own words; null where a profile searches. */
  text: z.string().nullable(),
  /** The member's own profile; null where a text searches. `name` is null while that is not listed. */
  source: entityRef.extend({ name: z.string().nullable() }).nullable(),
  createdAt: timestamp,
});

export type KeptSearch = z.infer<typeof keptSearch>;
export type KeptSearchInput = z.input<typeof keptSearchInput>;
