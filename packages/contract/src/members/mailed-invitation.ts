import * as z from "zod";
import { id, timestamp, timestampInput } from "../fields.ts";
import { languages } from "../vocabulary.ts";

/** Of one list. */
export const mostMailedAtOnce = 500;
/** From one programme, in a day. */
export const mostMailedADay = 2000;
export const longestAddressList = 60_000;
export const longestMailedDays = 180;

/** Why a line is left out: "invited" lately, or with a link that is still good; "member" of the programme, or was removed. */
export const addressProblems = ["no-email", "wrong-email", "cyrillic", "twice", "invited", "member"] as const;
/** Why nothing of the list is used. */
export const addressFaults = ["empty", "too-many"] as const;

export const mailedInvitationsInput = z.object({
  /** Addresses as people have them: one a line, several in a line, or a table. */
  text: z.string().max(longestAddressList),
  /** Of the letters. */
  language: z.enum(languages),
  endsAt: timestampInput,
});
export const mailedInvitationsPreview = z.object({
  fault: z.enum(addressFaults).nullable(),
  /** How many are invited once it is confirmed. */
  people: z.int(),
  problems: z.array(z.object({ line: z.int(), problem: z.enum(addressProblems), value: z.string() })),
  /** The server sends letters. */
  hasMail: z.boolean(),
});
/** As it was seen: where another number would be invited by now, nobody is. */
export const mailedInvitationsConfirmed = mailedInvitationsInput.extend({ people: z.int().min(1) });
export const mailedInvitationsOutcome = z.object({ invited: z.int(), hasMail: z.boolean() });

/** One for one person, at this address. */
export const mailedInvitation = z.object({
  id,
  email: z.string(),
  /** Of its link: /programmes/<slug>?invitation=<token>. */
  token: z.string(),
  standing: z.enum(["waiting", "joined", "ended"]),
  endsAt: timestamp,
  createdAt: timestamp,
});

export type AddressFault = (typeof addressFaults)[number];
export type AddressProblem = (typeof addressProblems)[number];
export type MailedInvitation = z.infer<typeof mailedInvitation>;
export type MailedInvitationsInput = z.infer<typeof mailedInvitationsInput>;
export type MailedInvitationsPreview = z.infer<typeof mailedInvitationsPreview>;
