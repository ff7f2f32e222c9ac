import {
  applicantFilters,
  membershipStates,
  programmeEntries,
  programmeShelves,
  programmeDecisionActions,
  programmeLengths,
  programmeMemberSorts,
} from "./desk-vocabulary.ts";
import * as z from "zod";
import { id, inBoth, namedInBoth, optionalText, saidInBoth, timestamp, timestampInput } from "../fields.ts";
import { pageQuery, tableQuery } from "../list.ts";
import { languages } from "../vocabulary.ts";
import { programmeStartUp } from "./start-up.ts";

/** Whom a member of a programme is matched with through it. */
export const programmePools = ["programme", "everybody", "both"] as const;
export const programmeRoles = ["member", "manager"] as const;
export const membershipActions = [
  "accept",
  "decline",
  /** Takes back a decision that is prepared and not yet told. */
  "reconsider",
  "make-manager",
  "make-member",
  "remove",
] as const;

const mostProgrammeQuestions = 10;
/** Most people whom one invitation lets in. */
const mostInvitationPlaces = 10_000;

/** A picture that was uploaded as any other, with what it shows for those who do not see it. */
const picture = z.object({ url: z.string().max(100), alt: inBoth });
const date = z.iso.date().refine((day) => day >= "1970");

/** Of its page, in lower case: /programmes/<slug>. */
const programmeSlug = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);

export const programmeInput = z
  .object({
    slug: programmeSlug,
    name: namedInBoth(programmeLengths.name),
    words: saidInBoth(programmeLengths.words),
    startsOn: date.nullable(),
    endsOn: date.nullable(),
    entry: z.enum(programmeEntries),
    questions: z
      .array(z.object({ text: saidInBoth(programmeLengths.question), isRequired: z.boolean() }))
      .max(mostProgrammeQuestions),
    /** Until when people apply, and change what they sent. Null: as long as the programme goes on; not said: as it is. */
    closesAt: timestampInput.nullable().optional(),
    /** It stands in the list of programmes; without it only who has the link finds it. */
    isListed: z.boolean(),
    picture: z
      .object({
        url: z
          .string()
          .max(100)
          .regex(/^\/files\/[a-z0-9-]{10,60}$/u),
        alt: saidInBoth(programmeLengths.alt),
      })
      .nullable()
      /** Not said: as it is. */
      .optional(),
  })
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ["endsOn"],
  });

const question = z.object({ text: inBoth, isRequired: z.boolean() });

/** As everybody reads it. */
export const programme = z.object({
  id,
  slug: z.string(),
  name: inBoth,
  words: inBoth,
  startsOn: optionalText,
  endsOn: optionalText,
  entry: z.enum(programmeEntries),
  questions: z.array(question),
  closesAt: timestamp.nullable(),
  /** Who takes part and has come, without its managers. */
  members: z.int(),
  picture: picture.nullable(),
  /** Over, and put aside by its managers: nobody joins any more. */
  isArchived: z.boolean(),
});

/** Most that one answer holds: the newest. */
export const mostOwnProgrammes = 50;
/** Of somebody who takes part or has applied. */
export const ownProgramme = programme.extend({ state: z.enum(membershipStates) });

/** To the questions as they stood when they were answered. */
const answered = z.array(z.object({ question: inBoth, answer: z.string() }));

/** With what is between it and the reader. */
export const programmeView = programme.extend({
  membership: z
    .object({
      role: z.enum(programmeRoles),
      state: z.enum(membershipStates),
      pool: z.enum(programmePools),
      /** What they have listed stands on the programme's page. */
      isShown: z.boolean(),
      /** The managers' own words to what they decided. */
      note: optionalText,
    })
    .nullable(),
  /** What the reader sent; null for who has not applied. */
  application: z.object({ answers: answered, sentAt: timestamp, changedAt: timestamp.nullable() }).nullable(),
  /** Listed by those who take part and wish to be shown here. */
  startUps: z.array(programmeStartUp.pick({ kind: true, id: true, name: true, industry: true, stage: true })),
  /** The reader is known to be there today. */
  isHere: z.boolean(),
  /** The one in the reader's link; null: it has none. "other": it was sent to another address than the reader's. */
  invitation: z.enum(["good", "ended", "full", "other"]).nullable(),
});

export const programmeParams = z.object({ slug: z.string().max(40) });
const invitationToken = z.string().max(60);
export const programmeViewQuery = z.object({ invitation: invitationToken.optional() });

export const programmeAnswers = z.object({
  /** One for each question, in their order. */
  answers: z.array(z.string().trim().max(programmeLengths.answer)).max(mostProgrammeQuestions),
});
export const programmeEntry = programmeAnswers.extend({ invitation: invitationToken.nullable() });
export const programmeVisit = z.object({ invitation: invitationToken });
/** What is left out stays. */
export const programmePoolInput = z.object({
  pool: z.enum(programmePools).optional(),
  isShown: z.boolean().optional(),
});

/** As its managers have it. */
export const managedProgramme = programme.extend({
  isListed: z.boolean(),
  /** Who was put in by an invitation to the site and has not come yet. */
  invited: z.int(),
  applications: z.int(),
  /** Of the applications: about which a decision is prepared and not yet told. */
  prepared: z.int(),
  updatedAt: timestamp,
});

export const managedProgrammesQuery = pageQuery
  .omit({ q: true })
  .extend({ shelf: z.enum(programmeShelves).optional() });
/** Put aside, or brought back. */
export const programmeArchiveInput = z.object({ isArchived: z.boolean() });

export const programmeMembersQuery = pageQuery.extend({
  state: z.enum(membershipStates).optional(),
  sort: z.enum(programmeMemberSorts).optional(),
  /** Of those who have applied. */
  only: z.enum(applicantFilters).optional(),
  cursor: z.string().max(10).regex(/^\d+$/).optional(),
});
export const programmeMembersFileQuery = programmeMembersQuery
  .pick({ state: true, sort: true, only: true, q: true })
  .extend(tableQuery.shape);
/** What one manager thinks of an application. */
export const programmeRecusalInput = z.object({ isRecused: z.boolean() });
export const programmeScoreInput = z.object({
  score: z.int().min(1).max(5),
  remarks: z.string().trim().max(programmeLengths.remarks),
});
const score = programmeScoreInput.extend({
  name: z.string(),
  isOwn: z.boolean(),
  /** The application was changed since. */
  isBefore: z.boolean(),
});
export const programmeMember = z.object({
  userId: id,
  name: z.string(),
  /** Null: they have left by themselves. */
  email: z.string().nullable(),
  language: z.enum(languages),
  role: z.enum(programmeRoles),
  state: z.enum(membershipStates),
  /** What a manager may do now. */
  actions: z.array(z.enum(membershipActions)),
  /** False: was only invited to the site, and has not come yet. */
  hasCome: z.boolean(),
  /** On which days they scanned the programme's QR code, the first one first. */
  visits: z.array(z.iso.date()),
  answers: answered,
  /** When the applicant changed them last. */
  changedAt: timestamp.nullable(),
  /** What a manager wrote with the decision. */
  note: optionalText,
  /** When a manager took them in or not; null: nobody has, or it is not known any more. */
  decidedAt: timestamp.nullable(),
  /** Who did; null: whose account is gone. */
  decidedBy: z.string().nullable(),
  /** What a manager means to decide. The applicant hears of it once it is sent. */
  prepared: z
    .object({
      action: z.enum(programmeDecisionActions),
      note: optionalText,
      /** Null: whose account is gone. */
      by: z.string().nullable(),
      at: timestamp,
      /** The application was changed since: such a letter is not sent. */
      isBefore: z.boolean(),
    })
    .nullable(),
  /** Managers and jurors who have scored the application. */
  scored: z.int(),
  /** The reader's own first. Until the reader has given one, those of jurors alone: no manager is swayed by the others. */
  scores: z.array(score),
  /** The reader is left out: it is their own, or they know who applied. They read no scores, give none and decide nothing. */
  isLeftOut: z.boolean(),
  /** Managers and jurors who know the applicant, as they have said; the reader's own name too. */
  recused: z.array(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export const programmeMemberParams = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  action: z.enum(membershipActions),
});

/** Stands in the letter that tells the decision. */
export const programmeDecision = z.object({
  note: z.string().trim().max(programmeLengths.note).optional(),
  /** About an application: it is only prepared, and told when it is sent with the others. */
  isLater: z.boolean().optional(),
});
/** How many of the waiting applications each of them has scored. */
export const programmeReviewers = z.object({
  applications: z.int(),
  reviewers: z.array(z.object({ name: z.string(), isOwn: z.boolean(), scored: z.int() })),
});

export const programmeApplicantParams = z.object({ id: z.uuid(), userId: z.uuid() });

export const programmeInvitationInput = z.object({
  /** Made by the manager's browser: sent again, it is still one. */
  id,
  places: z.int().min(1).max(mostInvitationPlaces),
  /** Null: as long as the programme goes on. */
  endsAt: timestampInput.nullable(),
});
export const programmeInvitation = z.object({
  id,
  /** Of its link: /programmes/<slug>?invitation=<token>. */
  token: z.string(),
  /** A path of unit squares, dark on light, in a square of so many. */
  qr: z.object({ size: z.int(), path: z.string() }),
  places: z.int(),
  /** Who has come with it. */
  used: z.int(),
  endsAt: timestamp.nullable(),
  createdAt: timestamp,
});
export const programmeInvitationParams = z.object({ id: z.uuid(), invitation: z.uuid() });

export type ManagedProgramme = z.infer<typeof managedProgramme>;
export type MembershipAction = (typeof membershipActions)[number];
export type MembershipState = (typeof membershipStates)[number];
export type Programme = z.infer<typeof programme>;
export type ProgrammeEntry = z.infer<typeof programmeEntry>;
export type ProgrammeInput = z.infer<typeof programmeInput>;
export type ProgrammeInvitation = z.infer<typeof programmeInvitation>;
export type ProgrammeInvitationInput = z.infer<typeof programmeInvitationInput>;
export type ProgrammeMember = z.infer<typeof programmeMember>;
export type ManagedProgrammesQuery = z.infer<typeof managedProgrammesQuery>;
export type ProgrammeShelf = (typeof programmeShelves)[number];
export type ProgrammeMembersQuery = z.infer<typeof programmeMembersQuery>;
export type ProgrammeDecisionAction = (typeof programmeDecisionActions)[number];
export type ProgrammeReviewers = z.infer<typeof programmeReviewers>;
export type ApplicantFilter = (typeof applicantFilters)[number];
export type ProgrammeMemberSort = (typeof programmeMemberSorts)[number];
export type ProgrammePool = (typeof programmePools)[number];
export type ProgrammeRole = (typeof programmeRoles)[number];
export type ProgrammeScoreInput = z.infer<typeof programmeScoreInput>;
export type ProgrammeView = z.infer<typeof programmeView>;
