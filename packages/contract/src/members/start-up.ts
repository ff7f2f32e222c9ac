import * as z from "zod";
import { id, optionalText, timestamp } from "../fields.ts";
import {
  annualRevenues,
  companyIndustries,
  companySizes,
  experiences,
  ideaIndustries,
} from "../form-vocabulary.ts";
import { stages } from "../vocabulary.ts";

/** A company or an idea that somebody who takes part has listed, as they say it themselves. */
export const programmeStartUp = z.object({
  kind: z.enum(["idea", "company"]),
  id,
  name: z.string(),
  industry: z.enum([...ideaIndustries, ...companyIndustries]).nullable(),
  /** Of an idea. */
  stage: z.enum(stages).nullable(),
  /** In the reader's language where it is a place that is known. */
  place: optionalText,
  /** Of a company, as all that follows. */
  size: z.enum(companySizes).nullable(),
  foundedYear: z.int().nullable(),
  employees: z.int().nullable(),
  annualRevenue: z.enum(annualRevenues).nullable(),
  website: optionalText,
  founder: z.string(),
  /** What the founder's own profile says. */
  experience: z.enum(experiences).nullable(),
  joinedAt: timestamp,
});
/** Most that one answer holds: those who joined first. */
export const mostProgrammeStartUps = 2000;

export type ProgrammeStartUp = z.infer<typeof programmeStartUp>;
