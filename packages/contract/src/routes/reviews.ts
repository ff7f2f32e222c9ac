import * as z from "zod";
import * as calls from "../calls/reviews.ts";
import { idParams } from "../list.ts";
import { review, reviewAnswerInput, reviewInput, reviewsQuery } from "../members/review.ts";
import type { Routes } from "./route.ts";

const tag = "Reviews";

export const reviewsRoutes = {
  listReviews: {
    call: calls.listReviews,
    summary: "What members say of a company after a finished project; the newest first",
    tag,
    params: idParams,
    query: reviewsQuery,
    answer: z.array(review),
    isPage: true,
    errors: ["not-found"],
  },
  createReview: {
    call: calls.createReview,
    summary: "Reviews a company, once for each project finished with it",
    tag,
    params: idParams,
    body: reviewInput,
    answer: review,
    errors: ["not-found", "conflict"],
  },
  listReviewsOfPerson: {
    call: calls.listReviewsOfPerson,
    summary: "What companies say of somebody after a finished project; the newest first",
    tag,
    params: idParams,
    query: reviewsQuery,
    answer: z.array(review),
    isPage: true,
    errors: ["not-found"],
  },
  reviewPerson: {
    call: calls.reviewPerson,
    summary: "Reviews who has done the work, once for each project finished with them",
    tag,
    params: idParams,
    body: reviewInput,
    answer: review,
    errors: ["not-found", "conflict"],
  },
  answerReview: {
    call: calls.answerReview,
    summary: "The answer to a review of whom it is about, once",
    tag,
    params: idParams,
    body: reviewAnswerInput,
    answer: review,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;
