import type { Idea, IdeaListQuery, IdeaSearchQuery } from "@khamt/contract";
import { browseIdeas, getIdea, listIdeas, searchIdeas } from "@khamt/contract/calls";
import { pick } from "@khamt/contract/records";
import { cardsQuery, oneQuery, type Optional } from "../../lib/query/query.ts";
import { namesOf } from "../../shared/profiles/reader-word.tsx";
import { excerptOf } from "../../ui/cards/excerpt.ts";

/** Filters of /startup-ideas. */
export type IdeaFilters = Optional<Pick<IdeaListQuery, "q" | "writtenIn" | "industry" | "stage" | "limit">>;
/** Filters of /ideas. */
export type IdeaSearch = Optional<
  Pick<IdeaSearchQuery, "searchTerm" | "industry" | "stage" | "fundingNeeded" | "limit">
>;

export const ideasQuery = (filters: IdeaFilters) => cardsQuery(listIdeas, { query: filters }, toCard);

/** What the card of an idea shows. */
export type IdeaOnCard = ReturnType<typeof toCard>;

export const ideaSearchQuery = (search: IdeaSearch) =>
  isSearch(search)
    ? cardsQuery(searchIdeas, { query: search }, toBrowseCard)
    : cardsQuery(browseIdeas, { query: search }, toBrowseCard);

/** What the card of an idea shows on /ideas. */
export type BrowseIdeaOnCard = ReturnType<typeof toBrowseCard>;

export const ideaQuery = (id: string) => oneQuery(getIdea, { params: { id } });

/** Whether the reader has searched, or sees everything. */
export function isSearch({ limit: _limit, ...filters }: IdeaSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

const onEachCard = [
  "id",
  "contentLanguage",
  "isDemo",
  "verified",
  "verification",
  "createdAt",
  "title",
  "industry",
  "stage",
  "location",
] as const;

function toCard(idea: Idea) {
  return {
    ...pick(idea, [...onEachCard, "requiredSkills"]),
    description: excerptOf(idea.description, "two"),
    names: namesOf(idea.names, [...idea.requiredSkills, idea.location]),
  };
}

function toBrowseCard(idea: Idea) {
  return {
    ...pick(idea, [...onEachCard, "ownerName", "avatar", "fundingNeeded", "lookingFor", "tags"]),
    description: excerptOf(idea.description, "three"),
    names: namesOf(idea.names, [...idea.lookingFor, ...idea.tags, idea.location]),
  };
}
