import * as z from "zod";
import { id, listed, timestamp } from "../fields.ts";
import { filterOption, profilesQuery } from "../list.ts";
import { outputShape } from "./fields/output.ts";
import { projectFields } from "./fields/project.ts";
import { own } from "./own.ts";
import { ownerActivity } from "./owner-activity.ts";
import { budgetBands, listProjectCategories, timelineBands } from "../vocabulary.ts";

export const project = z.object({
  ...listed,
  ...outputShape(projectFields, "everyone"),
  companyId: id,
  companyName: z.string(),
  isActive: z.boolean(),
  applicationsCount: z.int(),
});

export const listingStates = ["open", "expired", "closed"] as const;

/** A listing on its own page. */
export const projectDetail = project.extend({
  /** Open, or why nobody finds it but its owner and those who have applied to it. */
  state: z.enum([...listingStates, "paused", "hidden"]),
  ownerActivity,
  /** How its company answers applications; null while there are too few to say. */
  answers: z
    .object({
      /** Percent that were answered. */
      share: z.int().min(0).max(100),
      /** Days within which half of the answers came. */
      days: z.int().min(1).nullable(),
    })
    .nullable(),
});

export const projectListQuery = profilesQuery.extend({
  category: filterOption(listProjectCategories),
  budget: filterOption(budgetBands),
  timeline: filterOption(timelineBands),
});

export const listingOutcomes = ["found-here", "found-elsewhere", "not-needed"] as const;
export const listingActions = ["close", "renew", "expire"] as const;

export const ownProject = project.extend({
  ...own.output,
  /** Open, or why nobody finds it any more. */
  state: z.enum(listingStates),
  outcome: z.enum(listingOutcomes).nullable(),
  expiresAt: timestamp,
  actions: z.array(z.enum(listingActions)),
  /** Applications that wait for an answer. */
  openApplications: z.int(),
});

export const closeInput = z.object({ outcome: z.enum(listingOutcomes) });

export type ListingOutcome = (typeof listingOutcomes)[number];
export type ListingState = (typeof listingStates)[number];
export type Project = z.infer<typeof project>;
export type ProjectDetail = z.infer<typeof projectDetail>;
export type OwnProject = z.infer<typeof ownProject>;
export type ProjectListQuery = z.infer<typeof projectListQuery>;
