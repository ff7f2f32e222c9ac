import * as z from "zod";
import { id, listed, optionalText, textList } from "./fields.ts";
import { pageQuery } from "./list.ts";
import { budgetBands, listProjectCategories, projectCategories, timelineBands } from "./vocabulary.ts";

export const project = z.object({
  ...listed,
  companyId: id,
  companyName: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(projectCategories),
  budget: optionalText,
  timeline: optionalText,
  requiredSkills: textList,
  requiredCompanySize: optionalText,
  preferredLocation: optionalText,
  isUrgent: z.boolean(),
  isActive: z.boolean(),
  applicationsCount: z.int(),
});

export const projectListQuery = pageQuery.extend({
  category: z.enum(listProjectCategories).optional(),
  budget: z.enum(budgetBands).optional(),
  timeline: z.enum(timelineBands).optional(),
});

export type Project = z.infer<typeof project>;
export type ProjectListQuery = z.infer<typeof projectListQuery>;
