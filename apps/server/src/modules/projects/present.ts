import { type OwnProject, type Project, projectFields } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentOwn } from "../../entities/owned/present.ts";
import { presenterOf } from "../../entities/present-fields.ts";
import type { OwnProjectRow, ProjectRow } from "../../entities/project.ts";
import { actionsFor } from "./policy.ts";

const presentFields = presenterOf(projectFields);

/** Its owner appears by the company's name only. */
export function presentProject(row: ProjectRow, reader: Language): Project {
  return {
    ...presentFields(row, reader),
    companyId: row.companyId,
    companyName: row.companyName,
    isActive: row.isActive,
    applicationsCount: row.applicationsCount,
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
    actions: actionsFor(row),
    openApplications: row.openApplications,
  };
}
