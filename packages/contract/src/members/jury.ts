import * as z from "zod";
import { email } from "../accounts/auth.ts";
import { id, inBoth, optionalText, timestamp, timestampInput } from "../fields.ts";
import { pageQuery } from "../list.ts";
import { languages } from "../vocabulary.ts";
import { juryFilters, mostJurors } from "./desk-vocabulary.ts";
import { programmeMember, programmeScoreInput } from "./programme.ts";

/** Somebody from outside who scores the applications of one programme, as its managers see them. */
const juror = z.object({
  id,
  /** To which the invitation went. */
  email: z.string(),
  /** Null: they have not come yet. */
  name: optionalText,
  invitedAt: timestamp,
  joinedAt: timestamp.nullable(),
  /** Of the applications that wait. */
  scored: z.int(),
  /** How many of them the juror can score: not their own, and none that they are left out of. */
  applications: z.int(),
  remindedAt: timestamp.nullable(),
  /** Names of applicants that they know: of these they are left out. */
  recused: z.array(z.string()),
  /** Something is left to do while scoring goes on, and no email went to them for a day. */
  canRemind: z.boolean(),
});
export const programmeJury = z.object({
  /** Jurors are shown the addresses of applicants. */
  seesContacts: z.boolean(),
  /** Until when they score; null: as long as applications wait. */
  closesAt: timestamp.nullable(),
  jurors: z.array(juror),
  hasMail: z.boolean(),
});
/** What is left out stays. */
export const programmeJuryInput = z.object({
  seesContacts: z.boolean().optional(),
  closesAt: timestampInput.nullable().optional(),
});
export const jurorsInput = z.object({
  emails: z.array(email).min(1).max(mostJurors),
  /** Of the emails. */
  language: z.enum(languages),
});
export const jurorParams = z.object({ id: z.uuid(), juror: z.uuid() });

/** As a juror has it. */
export const jury = z.object({
  /** Of the programme. */
  id,
  slug: z.string(),
  name: inBoth,
  /** False: invited, and has yet to say yes. */
  isIn: z.boolean(),
  seesContacts: z.boolean(),
  /** Until when the juror scores; from then on they read what waits, and what they have given. */
  closesAt: timestamp.nullable(),
  applications: z.int(),
  scored: z.int(),
});
/** `q`: a part of the applicant's name, or of that of their profile. */
export const juryApplicationsQuery = pageQuery.extend({
  only: z.enum(juryFilters).optional(),
  cursor: z.string().max(10).regex(/^\d+$/).optional(),
});
export const juryApplication = programmeMember
  .pick({ userId: true, name: true, email: true, answers: true, changedAt: true, createdAt: true })
  .extend({
    /** The juror knows who applied: there are no answers and no score then. */
    isRecused: z.boolean(),
    /** The juror's own alone. */
    score: programmeScoreInput.extend({ isBefore: z.boolean() }).nullable(),
  });

export type Jury = z.infer<typeof jury>;
export type JuryApplication = z.infer<typeof juryApplication>;
export type JuryFilter = (typeof juryFilters)[number];
export type ProgrammeJury = z.infer<typeof programmeJury>;
export type ProgrammeJuryInput = z.infer<typeof programmeJuryInput>;
export type JurorsInput = z.infer<typeof jurorsInput>;
