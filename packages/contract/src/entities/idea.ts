import * as z from "zod";
import { listed, optionalText, textList } from "../fields.ts";
import { browseIndustries, browseStages, fundingBands, listStages } from "../vocabulary.ts";
import { ideaIndustries } from "../form-vocabulary.ts";
import { filterOption, profilesQuery, word } from "../list.ts";
import { ideaFields } from "./fields/idea.ts";
import { outputShape } from "./fields/output.ts";
import { own } from "./own.ts";
import { ownerActivity } from "./owner-activity.ts";
import { verification } from "./verification.ts";

/** A startup idea as everyone may see it. `fundingNeeded` and `lookingFor` are the browse page's names of the same facts. */
export const idea = z.object({
  ...listed,
  ...outputShape(ideaFields, "everyone"),
  fundingNeeded: optionalText,
  lookingFor: textList,
  ownerName: z.string(),
  avatar: optionalText,
  verified: z.boolean(),
  /** Its owner's. */
  verification: verification.nullable(),
  isActive: z.boolean(),
});

/** An idea on its own page. */
export const ideaDetail = idea.extend({ ownerActivity });

export const ownIdea = idea.extend(own.output);

export const ideaListQuery = profilesQuery.extend({
  industry: filterOption([...new Set([...ideaIndustries, ...browseIndustries])]),
  stage: filterOption([...new Set([...listStages, ...browseStages])]),
});

export const ideaSearchQuery = ideaListQuery.omit({ q: true }).extend({
  fundingNeeded: filterOption(fundingBands),
  searchTerm: word.optional(),
});

export type Idea = z.infer<typeof idea>;
export type IdeaDetail = z.infer<typeof ideaDetail>;
export type OwnIdea = z.infer<typeof ownIdea>;
export type IdeaListQuery = z.infer<typeof ideaListQuery>;
export type IdeaSearchQuery = z.infer<typeof ideaSearchQuery>;
