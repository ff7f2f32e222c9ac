import * as z from "zod";
import * as calls from "../calls/search.ts";
import { conceptQuery, conceptSuggestion, searchAnswer, searchQuery } from "../site/search.ts";
import { sumAnswer, sumQuery } from "../site/sum.ts";
import type { Routes } from "./route.ts";

const tag = "Search";

export const searchRoutes = {
  searchEverything: {
    call: calls.searchEverything,
    summary: "Search of ideas, people, companies and projects, in either language and script",
    tag,
    query: searchQuery,
    answer: searchAnswer,
  },
  suggestConcepts: {
    call: calls.suggestConcepts,
    summary: "What a tag being typed may mean",
    tag,
    query: conceptQuery,
    answer: z.array(conceptSuggestion),
  },
  readSum: {
    call: calls.readSum,
    summary: "How a sum of money being typed is read",
    tag,
    query: sumQuery,
    answer: sumAnswer,
  },
} satisfies Routes;
