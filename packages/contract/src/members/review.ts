import * as z from "zod";
import { id, optionalText, saidText, timestamp } from "../fields.ts";
import { defaultLimit, languageQuery, pagingQuery } from "../list.ts";
import { languages } from "../vocabulary.ts";

/** What two accounts may have finished together. */
export const finishedKinds = ["application"] as const;

const longestReview = 2000;

export const reviewsQuery = languageQuery.extend(pagingQuery(defaultLimit).shape);

export const reviewInput = z.object({
  /** A retry bears the same id, and makes no second one. */
  id,
  project: z.object({ kind: z.enum(finishedKinds), id }),
  rating: z.int().min(1).max(5),
  text: z.string().trim().max(longestReview).default(""),
});

export const reviewAnswerInput = z.object({ text: saidText(longestReview) });

export const review = z.object({
  id,
  rating: z.int().min(1).max(5),
  /** False: the stars are in no figure, for it would have been easy to make them up. */
  isCounted: z.boolean(),
  text: optionalText,
  contentLanguage: z.enum(languages),
  createdAt: timestamp,
  /** Null for somebody who has left. */
  authorName: optionalText,
  projectTitle: z.string(),
  answer: z.object({ text: z.string(), createdAt: timestamp }).nullable(),
  /** Whether the reader speaks for whom it is about and has not answered yet. */
  mayAnswer: z.boolean(),
});

export type Review = z.infer<typeof review>;
export type ReviewInput = z.input<typeof reviewInput>;
