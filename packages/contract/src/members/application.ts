import * as z from "zod";
import { id, optionalText, saidText, textBetween, timestamp } from "../fields.ts";
import { projectFields } from "../entities/fields/project.ts";
import { line } from "../entities/given.ts";
import { languageQuery, maxLimit } from "../list.ts";
import { sum } from "../site/sum.ts";
import { languages } from "../vocabulary.ts";

export const applicationStates = [
  "sent",
  "viewed",
  "shortlisted",
  "accepted",
  /** One side says that the work is done. */
  "finishing",
  "finished",
  "cancelled",
  "declined",
  "withdrawn",
  /** The listing was closed before this one was answered. */
  "closed",
] as const;

/** In these it waits for its owner's answer. */
export const openApplicationStates = ["sent", "viewed", "shortlisted"] as const;
/** In these the two work together. */
export const workStates = ["accepted", "finishing"] as const;

/** Actions that are a call of their own: an edit brings its words, and a listing is closed as a whole. */
const applicationCalls = [
  "withdraw",
  "view",
  "shortlist",
  "accept",
  "decline",
  "finish",
  "confirm",
  "resume",
  "cancel",
] as const;

export const applicationActions = ["edit", ...applicationCalls, "close"] as const;

export const declineReasons = ["experience", "price", "timing", "place", "chosen", "other"] as const;

export const applicantKinds = ["cofounder", "company"] as const;

const letterLength = { least: 50, most: 4000 } as const;
const { most: mostQuestions, longest: longestQuestion } = projectFields.questions;
const longestAnswer = 1000;
const longestRefusal = 1000;

/** Most that one answer holds. */
const mostApplications = 50;

/** One for each of the listing's questions. */
const answers = z
  .array(
    z.object({
      question: z.string().max(longestQuestion),
      answer: saidText(longestAnswer),
    }),
  )
  .max(mostQuestions)
  .default([]);

export const applicationInput = z.object({
  /** Which of the own profiles applies. */
  profile: z.object({ kind: z.enum(applicantKinds), id }),
  letter: textBetween(letterLength),
  price: line,
  duration: line,
  answers,
});

/** A retry bears the same id, and makes no second one. */
export const newApplication = applicationInput.extend({ id });

export const applicationMove = z.object({
  /** Of a refusal; and a word to the applicant. */
  reason: z.enum(declineReasons).nullable().default(null),
  text: z.string().trim().max(longestRefusal).default(""),
});

export const applicationParams = z.object({ id: z.uuid(), action: z.enum(applicationCalls) });

export const application = z.object({
  id,
  state: z.enum(applicationStates),
  /** What the reader may do now. */
  actions: z.array(z.enum(applicationActions)),
  side: z.enum(["mine", "received"]),
  /** The other one is suspended or about to be deleted, and reads nothing now. */
  isOtherAway: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  listing: z.object({
    /** Null when it was deleted. */
    id: id.nullable(),
    title: z.string(),
    companyId: id.nullable(),
    companyName: optionalText,
  }),
  applicant: z.object({
    kind: z.enum(applicantKinds),
    /** Null when the profile is open to nobody any more. */
    id: id.nullable(),
    name: z.string(),
    headline: optionalText,
    avatar: optionalText,
  }),
  /** To the listing's owner: how well the applicant's profile fits the listing, in percent. Null where that cannot be told. */
  compatibility: z.int().nullable(),
  letter: z.string(),
  /** In which the letter is written. */
  contentLanguage: z.enum(languages),
  price: optionalText,
  /** What was read of the price; in the currency of the listing's budget where it names none. */
  priceSum: sum.nullable(),
  duration: optionalText,
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  declineReason: z.enum(declineReasons).nullable(),
  /** The owner's word with a refusal. */
  declineText: optionalText,
  /** Where both sides talk, once the owner wants to. */
  conversationId: id.nullable(),
  /** Whom the reader may review now, after the work. */
  reviews: z.object({ kind: z.enum(applicantKinds), id, name: z.string() }).nullable(),
});

export const applicationQuery = languageQuery.extend({
  side: z.enum(["mine", "received"]),
  listing: id.optional(),
  limit: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(maxLimit)
    .default(24)
    .transform((limit) => Math.min(limit, mostApplications)),
  cursor: z.string().max(200).optional(),
});

/** The cards on a screen. */
export const applicationStatesInput = z.object({ listings: z.array(id).min(1).max(mostApplications) });

/** What the button of a listing shows to a member. */
export const applicationState = z.object({
  listing: id,
  /** The listing is the reader's own. */
  isOwn: z.boolean(),
  /** It is, and more time is of use: it is over, or nearly so and not paused. */
  canRenew: z.boolean(),
  /** An example, whose owner nobody can reach. */
  isDemo: z.boolean(),
  application: application.pick({ id: true, state: true, actions: true }).nullable(),
});

export type Application = z.infer<typeof application>;
export type ApplicationAction = (typeof applicationActions)[number];
export type ApplicationCall = (typeof applicationCalls)[number];
export type ApplicationInput = z.infer<typeof applicationInput>;
export type NewApplication = z.infer<typeof newApplication>;
export type ApplicationQuery = z.infer<typeof applicationQuery>;
export type ApplicationState = z.infer<typeof applicationState>;
export type ApplicationMove = z.infer<typeof applicationMove>;
export type DeclineReason = (typeof declineReasons)[number];
