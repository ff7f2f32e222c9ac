import type { OwnProject, Project } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentOwn } from "../../entities/owned/present.ts";
import type { OwnProjectRow, ProjectRow } from "../../entities/project.ts";
import { actionsOf } from "../../platform/state-machine.ts";
import { presentNames } from "../../platform/text/present-names.ts";
import { moves } from "./policy.ts";

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
    questions: row.questions,
  };
}

/** With how long it is open, and what its owner may do about that. */
export function presentOwnProject(row: OwnProjectRow, reader: Language): OwnProject {
  return {
    ...presentProject(row, reader),
    ...presentOwn("project", row),
    state: row.state,
    outcome: row.outcome,
    expiresAt: row.expiresAt.toISOString(),
    actions: actionsOf(moves, { from: row.state, by: "owner" }),
    openApplications: row.openApplications,
  };
}
