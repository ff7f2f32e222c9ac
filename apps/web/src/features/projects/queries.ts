import type { ProjectListQuery } from "@khamt/contract";
import { getProject, listProjects } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

export type ProjectFilters = Optional<
  Pick<ProjectListQuery, "q" | "category" | "budget" | "timeline" | "limit">
>;

export const projectsQuery = (filters: ProjectFilters) => listQuery(listProjects, { query: filters });

export const projectQuery = (id: string) => oneQuery(getProject, { params: { id } });
