import type { IdeaListQuery, IdeaSearchQuery } from "@khamt/contract";
import { browseIdeas, getIdea, listIdeas, searchIdeas } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

/** Filters of /startup-ideas. */
export type IdeaFilters = Optional<Pick<IdeaListQuery, "q" | "industry" | "stage" | "limit">>;
/** Filters of /ideas. */
export type IdeaSearch = Optional<
  Pick<IdeaSearchQuery, "searchTerm" | "industry" | "stage" | "fundingNeeded" | "limit">
>;

export const ideasQuery = (filters: IdeaFilters) => listQuery(listIdeas, { query: filters });

export const ideaSearchQuery = (search: IdeaSearch) =>
  isSearch(search) ? listQuery(searchIdeas, { query: search }) : listQuery(browseIdeas, { query: search });

export const ideaQuery = (id: string) => oneQuery(getIdea, { params: { id } });

/** Whether the reader has searched, or sees everything. */
export function isSearch({ limit: _limit, ...filters }: IdeaSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
