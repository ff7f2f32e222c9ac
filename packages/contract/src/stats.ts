import * as z from "zod";

/** Live counts. `activeThisWeek` counts people who were active in the last seven days. */
export const stats = z.object({
  ideas: z.int(),
  partners: z.int(),
  individuals: z.int(),
  companies: z.int(),
  projects: z.int(),
  activeThisWeek: z.int(),
});

export type Stats = z.infer<typeof stats>;
