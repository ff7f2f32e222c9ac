import * as z from "zod";
import { matchAdvice, matchResult } from "./match.ts";

/** What a text was taken to say: what is looked for, what is offered, what it is about, what is not wanted, where, how much time. */
const understoodKinds = ["need", "offer", "topic", "refused", "place", "commitment"] as const;

const understood = z.object({
  kind: z.enum(understoodKinds),
  /** In the reader's language. */
  label: z.string(),
});

export const textMatches = z.object({
  /** What of the text the engine went by; words that no concept is called count, but are not listed. Empty: nothing was understood. */
  understood: z.array(understood),
  matches: z.array(matchResult),
  missing: matchAdvice.shape.missing,
  loosen: matchAdvice.shape.loosen,
});

export type Understood = z.infer<typeof understood>;
export type TextMatches = z.infer<typeof textMatches>;
