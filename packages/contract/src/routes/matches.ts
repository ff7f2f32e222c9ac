import * as z from "zod";
import * as calls from "../calls/matches.ts";
import {
  adviceRequest,
  matchAdvice,
  matchQuery,
  matchRequest,
  matchResult,
  pairHints,
  pairRequest,
  pairResult,
  teamRequest,
  teamResult,
  textRequest,
} from "../matching/match.ts";
import { preferenceCount, preferenceCountRequest } from "../entities/preferences.ts";
import { showcase } from "../matching/showcase.ts";
import { textMatches } from "../matching/text-match.ts";
import type { Routes } from "./route.ts";

const tag = "Matches";

export const matchesRoutes = {
  findMatches: {
    call: calls.findMatches,
    summary: "The best matches for a profile, with reasons",
    tag,
    query: matchQuery,
    body: matchRequest,
    answer: z.array(matchResult),
    errors: ["not-found"],
    example: {
      type: "cofounder",
      source: { kind: "idea", id: "0190a6f4-9d1c-4c1e-8f6e-0d5b2c7a1e11" },
      limit: 5,
    },
  },
  matchText: {
    call: calls.matchText,
    summary: "The best matches for what a visitor writes, and what was read in it; nothing of it is stored",
    tag,
    query: matchQuery,
    body: textRequest,
    answer: textMatches,
    example: {
      looksFor: "cofounder",
      text: "I need a Go developer in Ulaanbaatar for a payments startup",
      limit: 5,
    },
  },
  adviseMatches: {
    call: calls.adviseMatches,
    summary: "What a profile looks for and nobody has, and which of its conditions keep matches away",
    tag,
    query: matchQuery,
    body: adviceRequest,
    answer: matchAdvice,
    errors: ["not-found"],
    example: {
      type: "cofounder",
      source: { kind: "idea", id: "0190a6f4-9d1c-4c1e-8f6e-0d5b2c7a1e11" },
    },
  },
  comparePair: {
    call: calls.comparePair,
    summary: "Two profiles as each sees the other",
    tag,
    query: matchQuery,
    body: pairRequest,
    answer: pairResult,
    errors: ["not-found"],
  },
  hintPair: {
    call: calls.hintPair,
    summary: "Which single changes of either profile would bring the two closer",
    tag,
    query: matchQuery,
    body: pairRequest,
    answer: pairHints,
    errors: ["not-found"],
  },
  findTeam: {
    call: calls.findTeam,
    summary: "The fewest who together have what an idea or a project asks for",
    tag,
    query: matchQuery,
    body: teamRequest,
    answer: teamResult,
    errors: ["not-found"],
  },
  getShowcase: {
    call: calls.getShowcase,
    summary: "An idea and a person who fit, for the first page",
    tag,
    query: matchQuery,
    answer: showcase,
  },
  countByPreferences: {
    call: calls.countByPreferences,
    summary: "How many meet the must-haves of a form, and what each costs; nothing of it is stored",
    tag,
    body: preferenceCountRequest,
    answer: preferenceCount,
  },
} satisfies Routes;
