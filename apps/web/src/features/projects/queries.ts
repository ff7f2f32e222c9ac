import type { Project, ProjectListQuery } from "@khamt/contract";
import { getProject, listProjects } from "@khamt/contract/calls";
import { pick } from "@khamt/contract/records";
import { cardsQuery, oneQuery, type Optional } from "../../lib/query/query.ts";
import { namesOf } from "../../shared/profiles/reader-word.tsx";
import { excerptOf } from "../../ui/cards/excerpt.ts";

export type ProjectFilters = Optional<
  Pick<ProjectListQuery, "q" | "writtenIn" | "category" | "budget" | "timeline" | "limit">
>;

export const projectsQuery = (filters: ProjectFilters) =>
  cardsQuery(listProjects, { query: filters }, toCard);

/** What the card of a listing shows. */
export type ProjectOnCard = ReturnType<typeof toCard>;

export const projectQuery = (id: string) => oneQuery(getProject, { params: { id } });

function toCard(project: Project) {
  return {
    ...pick(project, [
      "id",
      "contentLanguage",
      "isDemo",
      "createdAt",
      "title",
      "companyName",
      "category",
      "isUrgent",
      "budget",
      "timeline",
      "requiredSkills",
    ]),
    description: excerptOf(project.description, "two"),
    names: namesOf(project.names, project.requiredSkills),
  };
}
