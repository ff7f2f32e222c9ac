import * as z from "zod";
import * as calls from "../calls/kept-searches.ts";
import { idParams, languageQuery } from "../list.ts";
import { keptSearch, keptSearchInput } from "../matching/kept-search.ts";
import type { Routes } from "./route.ts";

const tag = "Kept searches";

export const keptSearchesRoutes = {
  listKeptSearches: {
    call: calls.listKeptSearches,
    summary: "The searches that the member keeps, newest first",
    tag,
    query: languageQuery,
    answer: z.array(keptSearch),
  },
  keepSearch: {
    call: calls.keepSearch,
    summary: "Tells the member from now on when somebody new fits; kept again, a search is the same one",
    tag,
    query: languageQuery,
    body: keptSearchInput,
    answer: keptSearch,
    errors: ["not-found", "too-many-own"],
  },
  deleteKeptSearch: {
    call: calls.deleteKeptSearch,
    summary: "Ends a kept search",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found"],
  },
} satisfies Routes;
