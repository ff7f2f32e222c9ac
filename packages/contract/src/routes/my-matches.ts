import * as z from "zod";
import * as calls from "../calls/my-matches.ts";
import { idParams } from "../list.ts";
import { matchQuery } from "../matching/match.ts";
import { entityRef } from "../entities/entity-ref.ts";
import { matchesWith, matchesWithInput, matchWith } from "../matching/match-with.ts";
import {
  generatedMatches,
  matchStatusInput,
  myMatch,
  saveMatchesInput,
  savedMatches,
} from "../matching/my-match.ts";
import type { Routes } from "./route.ts";

const tag = "My matches";

export const myMatchesRoutes = {
  listMyMatches: {
    call: calls.listMyMatches,
    summary: "All matches that the member keeps, newest first",
    tag,
    query: matchQuery,
    answer: z.array(myMatch),
  },
  listDismissed: {
    call: calls.listDismissed,
    summary: "The matches that the member does not want to see, the last dismissed first",
    tag,
    query: matchQuery,
    answer: z.array(myMatch),
  },
  saveMatches: {
    call: calls.saveMatches,
    summary: "Saves matches, one that was removed again too; or dismisses them",
    tag,
    query: matchQuery,
    body: saveMatchesInput,
    answer: savedMatches,
  },
  generateMatches: {
    call: calls.generateMatches,
    summary: "Saves the best new matches for the member's own profiles",
    tag,
    query: matchQuery,
    answer: generatedMatches,
  },
  listMatchesWith: {
    call: calls.listMatchesWith,
    summary: "How well the member's own profiles fit each of these: of several the best",
    tag,
    body: matchesWithInput,
    answer: matchesWith,
  },
  getMatchWith: {
    call: calls.getMatchWith,
    summary: "How well the member fits one profile or listing, and why",
    tag,
    params: entityRef,
    query: matchQuery,
    answer: matchWith,
    errors: ["not-found"],
  },
  updateMatch: {
    call: calls.updateMatch,
    summary: "Marks a match as saved, contacted or dismissed",
    tag,
    params: idParams,
    query: matchQuery,
    body: matchStatusInput,
    answer: myMatch,
    errors: ["not-found", "conflict", "too-many-own"],
  },
  deleteMatch: {
    call: calls.deleteMatch,
    summary: "Forgets a match; saving it again brings it back",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found"],
  },
} satisfies Routes;
