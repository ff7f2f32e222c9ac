import * as z from "zod";
import { line, optionalChoice, requiredLine, requiredTags, requiredText, tags } from "./given.ts";
import { idea } from "./idea.ts";
import { own } from "./own.ts";
import { availabilities, ideaIndustries, stages } from "../vocabulary.ts";

/** What the form of a startup idea sends. */
export const ideaInput = z.object({
  title: requiredLine,
  description: requiredText,
  industry: z.enum(ideaIndustries),
  stage: z.enum(stages).default("idea"),
  fundingNeeds: line,
  requiredSkills: requiredTags,
  tags,
  location: line,
  commitment: optionalChoice(availabilities),
  ...own.input,
});

export const ownIdea = idea.extend(own.output);

export type IdeaInput = z.input<typeof ideaInput>;
export type OwnIdea = z.infer<typeof ownIdea>;
