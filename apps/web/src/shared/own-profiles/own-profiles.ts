import type { EntityRef, OwnCofounder, OwnCompany, OwnIdea, OwnProject } from "@khamt/contract";
import {
  createCofounder,
  createCompany,
  createIdea,
  createProject,
  deleteCofounder,
  deleteCompany,
  deleteIdea,
  deleteProject,
  listOwnCofounders,
  listOwnCompanies,
  listOwnIdeas,
  listOwnProjects,
  updateCofounder,
  updateCompany,
  updateIdea,
  updateProject,
} from "@khamt/contract/calls";
import type { Call } from "@khamt/contract/routes";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { oneQuery } from "../../lib/query/query.ts";

/** What its owner may do with one of a kind. */
export const ownCalls = {
  idea: { list: listOwnIdeas, create: createIdea, update: updateIdea, remove: deleteIdea },
  cofounder: {
    list: listOwnCofounders,
    create: createCofounder,
    update: updateCofounder,
    remove: deleteCofounder,
  },
  company: { list: listOwnCompanies, create: createCompany, update: updateCompany, remove: deleteCompany },
  project: { list: listOwnProjects, create: createProject, update: updateProject, remove: deleteProject },
} as const satisfies Record<EntityKind, Record<"list" | "create" | "update" | "remove", Call>>;

/** One of the member's own, as the server gives it to them. */
export type Own = OwnIdea | OwnCofounder | OwnCompany | OwnProject;

export type OwnProfile<Kind extends EntityKind = EntityKind> = {
  kind: Kind;
  name: string;
  profile: Own;
} & EntityRef;

/** Others find it, as far as it says so itself. */
export function isListed({ isPublished, missing }: Pick<Own, "isPublished" | "missing">): boolean {
  return isPublished && missing.length === 0;
}

/** All of the member's own of a kind, the newest first. */
export function ownQuery(kind: EntityKind) {
  return oneQuery(ownCalls[kind].list);
}
