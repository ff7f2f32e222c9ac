import * as z from "zod";
import { listed, optionalText, textList } from "../fields.ts";
import {
  availabilities,
  browseIndustries,
  browseStages,
  fundingBands,
  ideaIndustries,
  listStages,
  stages,
} from "../vocabulary.ts";
import { pageQuery, word } from "../list.ts";
import { ownerActivity } from "./owner-activity.ts";

/** A startup idea as everyone may see it. `fundingNeeded` and `lookingFor` are the browse page's names of the same facts. */
export const idea = z.object({
  ...listed,
  title: z.string(),
  description: z.string(),
  industry: z.enum(ideaIndustries),
  stage: z.enum(stages),
  fundingNeeds: optionalText,
  fundingNeeded: optionalText,
  requiredSkills: textList,
  lookingFor: textList,
  tags: textList,
  location: optionalText,
  commitment: z.enum(availabilities).nullable(),
  ownerName: z.string(),
  avatar: optionalText,
  verified: z.boolean(),
  isActive: z.boolean(),
});

/** An idea on its own page. */
export const ideaDetail = idea.extend({ ownerActivity });

export const ideaListQuery = pageQuery.extend({
  industry: z.enum([...new Set([...ideaIndustries, ...browseIndustries])]).optional(),
  stage: z.enum([...new Set([...listStages, ...browseStages])]).optional(),
});

export const ideaSearchQuery = ideaListQuery.omit({ q: true }).extend({
  fundingNeeded: z.enum(fundingBands).optional(),
  searchTerm: word.optional(),
});

export type Idea = z.infer<typeof idea>;
export type IdeaDetail = z.infer<typeof ideaDetail>;
export type IdeaListQuery = z.infer<typeof ideaListQuery>;
export type IdeaSearchQuery = z.infer<typeof ideaSearchQuery>;
