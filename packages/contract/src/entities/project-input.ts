import * as z from "zod";
import { listingQuestions } from "../members/application.ts";
import { timestamp } from "../fields.ts";
import { line, requiredLine, requiredTags, requiredText } from "./given.ts";
import { own } from "./own.ts";
import { listingActions, listingOutcomes, listingStates, project } from "./project.ts";
import { projectCategories } from "../vocabulary.ts";

/** What the form of a project listing sends. */
export const projectInput = z.object({
  title: requiredLine,
  description: requiredText,
  category: z.enum(projectCategories),
  budget: line,
  timeline: line,
  requiredSkills: requiredTags,
  requiredCompanySize: line,
  preferredLocation: line,
  isUrgent: z.boolean().default(false),
  questions: listingQuestions,
  ...own.input,
});

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

export type ProjectInput = z.input<typeof projectInput>;
export type OwnProject = z.infer<typeof ownProject>;
