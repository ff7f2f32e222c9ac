import * as z from "zod";

/** Live counts. What would be counted among too few is null. */
export const stats = z.object({
  ideas: z.int(),
  partners: z.int(),
  individuals: z.int(),
  companies: z.int(),
  projects: z.int(),
  /** Accounts that were active in the last seven days. */
  activeThisWeek: z.int().nullable(),
  /** Percent of the invitations of the last 90 days that were accepted, of those that were answered or ran out. */
  acceptanceRate: z.int().min(0).max(100).nullable(),
  /** In half the cases the first answer to an invitation came within so many hours. */
  medianAnswerHours: z.int().nullable(),
});

export type Stats = z.infer<typeof stats>;
