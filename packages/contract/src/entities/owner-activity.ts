import * as z from "zod";

/** How reachable the owner of a profile is, as far as that is known and shown. */
export const ownerActivity = z.object({
  /** Active this week, this month, or before. */
  lastActive: z.enum(["week", "month", "earlier"]).nullable(),
  /** How many of the invitations that came were answered: most (high), many (medium), few (low). */
  replies: z.enum(["high", "medium", "low"]).nullable(),
});

export type OwnerActivity = z.infer<typeof ownerActivity>;
