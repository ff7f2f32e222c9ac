import * as z from "zod";
import { entityRef } from "../entities/entity-ref.ts";
import { languages } from "../vocabulary.ts";
import { coverState, matchReason } from "./match.ts";

/** Most that one call asks about: the cards on a screen. */
export const mostMatchedWith = 50;
/** Of a match as a profile's page shows it. */
export const mostReasonsWith = 3;
export const mostStrandsWith = 8;

export const matchesWithInput = z.object({ targets: z.array(entityRef).min(1).max(mostMatchedWith) });

const ownProfile = entityRef.extend({ name: z.string() });
const percent = z.int().min(1).max(99);

/** Those that one of the member's own listed profiles can be matched with. */
export const matchesWith = z.array(
  z.object({
    target: entityRef,
    /** The member's own profile that fits best. */
    source: ownProfile,
    compatibility: percent,
  }),
);

/** What stands between the member's own profiles and one other profile or listing. */
export const matchWith = z.object({
  /** "none": the member has nothing that is matched with such; "unlisted": has, but it is not listed. */
  is: z.enum(["own", "none", "unlisted", "matched"]),
  match: z
    .object({
      /** The member's own profile that fits best. */
      source: ownProfile.extend({ contentLanguage: z.enum(languages) }),
      /** So many others of the member's own could be matched with it too. */
      others: z.int(),
      compatibility: percent,
      /** In one sentence. */
      reason: z.string(),
      reasons: z.array(matchReason.pick({ kind: true, text: true, evidence: true })).max(mostReasonsWith),
      /** Whose needs these are: `met` of `of` are covered. The first of them with how far the other has them. */
      needs: z.object({
        asking: z.enum(["source", "target"]),
        met: z.int(),
        of: z.int(),
        strands: z.array(z.object({ name: z.string(), cover: coverState })).max(mostStrandsWith),
      }),
    })
    .nullable(),
  /** The own one that has to be listed first. */
  unlisted: ownProfile.nullable(),
});

export type MatchesWith = z.infer<typeof matchesWith>;
export type MatchWith = z.infer<typeof matchWith>;
