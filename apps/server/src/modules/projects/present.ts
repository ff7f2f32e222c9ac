import type { Project } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentNames } from "../../present-names.ts";
import type { ProjectRow } from "./queries.ts";

/** Its owner appears by the company's name only. */
export function presentProject(row: ProjectRow, reader: Language): Project {
  return {
    id: row.id,
    contentLanguage: row.contentLanguage,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    names: presentNames(reader, row.requiredSkills, row.preferredLocation),
    companyId: row.companyId,
    companyName: row.companyName,
    title: row.title,
    description: row.description,
    category: row.category,
    budget: row.budget,
    timeline: row.timeline,
    requiredSkills: row.requiredSkills,
    requiredCompanySize: row.requiredCompanySize,
    preferredLocation: row.preferredLocation,
    isUrgent: row.isUrgent,
    isActive: row.isActive,
    applicationsCount: row.applicationsCount,
  };
}
