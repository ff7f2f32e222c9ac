import * as z from "zod";
import { matchReason, matchResult, matchStrand } from "./match.ts";

const shownProfile = matchResult.pick({
  type: true,
  id: true,
  name: true,
  headline: true,
  location: true,
  names: true,
  avatar: true,
  isDemo: true,
  contentLanguage: true,
});

/** An idea and a person, both listed, who fit: what the first page shows of matching. */
const showcasedPair = z.object({
  idea: shownProfile,
  person: shownProfile,
  compatibility: matchResult.shape.compatibility,
  /** The strongest in the reader's language. */
  reasons: z.array(matchReason.pick({ text: true, evidence: true })),
  /** What the idea asks for and the words of the person that answer it. */
  strands: z.array(matchStrand),
});

/** Null while nobody fits well. */
export const showcase = z.object({ pair: showcasedPair.nullable() });

export type ShowcasedPair = z.infer<typeof showcasedPair>;
