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
const addressProblems = ["no-email", "wrong-email", "cyrillic", "twice", "invited", "member"] as const;
/** Why nothing of the list is used. */
const addressFaults = ["empty", "too-many"] as const;

export const mailedInvitationsInput = z.object({
  /** Addresses as people have them: one a line, several in a line, or a table. */
  text: z.string().max(longestAddressList),
  /** Of the letters. */
  language: z.enum(languages),
  endsAt: timestampInput,
  /** Whom the reader knows comes in at once: for administrators who has an account, for managers who takes part in a programme of theirs. */
  addsKnown: z.boolean().default(false),
  /** Whoever has not come after a week gets the letter again, once. */
  reminds: z.boolean().default(true),
});
export const mailedInvitationsPreview = z.object({
  fault: z.enum(addressFaults).nullable(),
  /** How many are invited once it is confirmed. */
  people: z.int(),
  /** How many come in at once. */
  added: z.int(),
  problems: z.array(z.object({ line: z.int(), problem: z.enum(addressProblems), value: z.string() })),
  /** The server sends letters. */
  hasMail: z.boolean(),
});
/** As it was seen: where other numbers would be invited or come in by now, nobody is. */
export const mailedInvitationsConfirmed = mailedInvitationsInput
  .extend({ people: z.int().min(0), added: z.int().min(0).default(0) })
  .refine(({ people, added }) => people + added > 0, { path: ["people"] });
export const mailedInvitationsOutcome = z.object({ invited: z.int(), added: z.int(), hasMail: z.boolean() });

/** One for one person, at this address. */
export const mailedInvitation = z.object({
  id,
  email: z.string(),
  /** Of its link: /programmes/<slug>?invitation=<token>. */
  token: z.string(),
  standing: z.enum(["waiting", "joined", "ended"]),
  endsAt: timestamp,
  /** When they are reminded; null: not, or not any more. */
  remindsAt: timestamp.nullable(),
  createdAt: timestamp,
});

export type AddressFault = (typeof addressFaults)[number];
export type AddressProblem = (typeof addressProblems)[number];
export type MailedInvitation = z.infer<typeof mailedInvitation>;
export type MailedInvitationsInput = z.infer<typeof mailedInvitationsInput>;
export type MailedInvitationsPreview = z.infer<typeof mailedInvitationsPreview>;
