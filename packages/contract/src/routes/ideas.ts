import * as z from "zod";
import * as calls from "../calls/ideas.ts";
import { ideaInput } from "../entities/idea-input.ts";
import { idea, ideaDetail, ideaListQuery, ideaSearchQuery, ownIdea } from "../entities/idea.ts";
import { idParams } from "../list.ts";
import { ownRoutes } from "./own.ts";
import type { Routes } from "./route.ts";

const tag = "Ideas";

const own = ownRoutes({
  tag,
  calls: {
    get: calls.getOwnIdea,
    list: calls.listOwnIdeas,
    create: calls.createIdea,
    update: calls.updateIdea,
    remove: calls.deleteIdea,
  },
  input: ideaInput,
  output: ownIdea,
});

export const ideasRoutes = {
  listIdeas: {
    call: calls.listIdeas,
    summary: "Startup ideas",
    tag,
    query: ideaListQuery,
    answer: z.array(idea),
    isPage: true,
  },
  browseIdeas: {
    call: calls.browseIdeas,
    summary: "Startup ideas",
    tag,
    query: ideaListQuery,
    answer: z.array(idea),
    isPage: true,
  },
  searchIdeas: {
    call: calls.searchIdeas,
    summary: "Search of ideas",
    tag,
    query: ideaSearchQuery,
    answer: z.array(idea),
    isPage: true,
  },
  getIdea: {
    call: calls.getIdea,
    summary: "One startup idea",
    tag,
    params: idParams,
    answer: ideaDetail,
    errors: ["not-found"],
  },
  getOwnIdea: own.get,
  listOwnIdeas: own.list,
  createIdea: own.create,
  updateIdea: own.update,
  deleteIdea: own.remove,
} satisfies Routes;
