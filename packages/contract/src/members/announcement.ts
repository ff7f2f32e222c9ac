import { announcementLengths } from "./desk-vocabulary.ts";
import * as z from "zod";
import { id, inBoth, namedInBoth, saidInBoth, timestamp } from "../fields.ts";

export const announcementInput = z
  .object({
    /** Made by the sender's browser: sent again, it is still one. */
    id: z.uuid(),
    /** Null: to all members, which administrators alone may. */
    programmeId: z.uuid().nullable(),
    /** To whose applications to the programme wait, in the place of those who take part. */
    toApplicants: z.boolean().default(false),
    title: namedInBoth(announcementLengths.title),
    text: saidInBoth(announcementLengths.text),
  })
  .refine(({ programmeId, toApplicants }) => programmeId !== null || !toApplicants, {
    path: ["programmeId"],
  });

/** As its readers have it. */
export const announcement = z.object({
  id,
  title: inBoth,
  text: inBoth,
  /** Whose members it is for; null: everybody. */
  programme: z.object({ slug: z.string(), name: inBoth }).nullable(),
  createdAt: timestamp,
});

/** As those who sent it have it. */
export const managedAnnouncement = announcement.extend({
  /** Not to those who take part: to whose applications waited. */
  toApplicants: z.boolean(),
  /** By whom; null: whose account is gone. */
  author: z.string().nullable(),
  /** To how many members so far. */
  told: z.int(),
  /** Everybody has been told. */
  isTold: z.boolean(),
});

export type Announcement = z.infer<typeof announcement>;
export type AnnouncementInput = z.infer<typeof announcementInput>;
export type ManagedAnnouncement = z.infer<typeof managedAnnouncement>;
