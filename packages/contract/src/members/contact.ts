import * as z from "zod";
import { id, timestamp } from "../fields.ts";

export const contactFields = ["email", "phone", "website", "linkedin", "github", "calendar"] as const;

export const contactPanel = z.object({
  /** What this member could show, and what of it the other may see. */
  mine: z.array(
    z.object({
      field: z.enum(contactFields),
      value: z.string(),
      isGranted: z.boolean(),
      /** Everyone sees it on a profile: there is nothing to take back here. */
      isPublic: z.boolean(),
    }),
  ),
  /** What the other lets this member see; each is told when asked for, and the other learns of it. */
  theirs: z.array(z.enum(contactFields)),
  /** What of this member's the other has seen. */
  log: z.array(z.object({ field: z.enum(contactFields), name: z.string(), seenAt: timestamp })),
});

export const grantInput = z.object({ field: z.enum(contactFields), isGranted: z.boolean() });
export const revealInput = z.object({ field: z.enum(contactFields) });
export const revealed = z.object({ connectionId: id, field: z.enum(contactFields), value: z.string() });

export type ContactField = (typeof contactFields)[number];
export type ContactPanel = z.infer<typeof contactPanel>;
export type Revealed = z.infer<typeof revealed>;
