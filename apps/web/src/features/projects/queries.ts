import type { Project, ProjectDetail, ProjectListQuery } from "@khamt/contract";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

export type ProjectFilters = Optional<
  Pick<ProjectListQuery, "q" | "category" | "budget" | "timeline" | "limit">
>;

export const projectsQuery = (filters: ProjectFilters) =>
  listQuery<Project>("/api/project-listings", { ...filters });

export const projectQuery = (id: string) =>
  oneQuery<ProjectDetail>(`/api/project-listings/${encodeURIComponent(id)}`);
