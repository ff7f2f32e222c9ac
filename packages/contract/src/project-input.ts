import * as z from "zod";
import { line, requiredLine, requiredTags, requiredText } from "./given.ts";
import { own } from "./own.ts";
import { project } from "./project.ts";
import { projectCategories } from "./vocabulary.ts";

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
  ...own.input,
});

export const ownProject = project.extend(own.output);

export type ProjectInput = z.input<typeof projectInput>;
export type OwnProject = z.infer<typeof ownProject>;
