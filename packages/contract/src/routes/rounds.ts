import * as z from "zod";
import * as calls from "../calls/rounds.ts";
import { idParams, languageQuery, pageQuery, tableQuery } from "../list.ts";
import {
  managedRounds,
  nextRoundInput,
  ownRounds,
  roundAnswerInput,
  roundPairInput,
  roundPersonParams,
  roundsInput,
  roundsPeople,
  roundsPeopleQuery,
  roundsSummary,
} from "../members/rounds.ts";
import { type Routes, tableMedia } from "./route.ts";

const tag = "Matching rounds";
const managed = { tag, params: idParams, answer: managedRounds } as const;

export const roundsRoutes = {
  listRounds: {
    call: calls.listRounds,
    summary: "Matching rounds of the programmes that the reader manages; for administrators all",
    tag,
    query: pageQuery.omit({ q: true }),
    answer: z.array(roundsSummary),
    isPage: true,
  },
  createRounds: {
    call: calls.createRounds,
    summary: "Plans all rounds at once for the members of a programme, or for whom a filter finds",
    tag,
    body: roundsInput,
    answer: managedRounds,
    errors: ["not-found", "already-exists", "conflict", "overloaded"],
  },
  countRoundsPeople: {
    call: calls.countRoundsPeople,
    summary: "How many people a plan would be for",
    tag,
    query: roundsPeopleQuery,
    answer: roundsPeople,
    errors: ["not-found"],
  },
  getManagedRounds: {
    ...managed,
    call: calls.getManagedRounds,
    summary: "The timetable, with reasons in the reader's language",
    query: languageQuery,
    errors: ["not-found"],
  },
  planRoundsAgain: {
    ...managed,
    call: calls.planRoundsAgain,
    summary: "Plans the rounds that have not begun anew, with who has joined since",
    errors: ["not-found", "conflict", "overloaded"],
  },
  beginRound: {
    ...managed,
    call: calls.beginRound,
    summary: "Begins a round, and ends the one before",
    body: nextRoundInput,
    errors: ["not-found", "conflict"],
  },
  endRounds: {
    ...managed,
    call: calls.endRounds,
    summary: "Ends the last round",
    errors: ["not-found", "conflict"],
  },
  markRoundPerson: {
    ...managed,
    call: calls.markRoundPerson,
    summary: "Says who is there, late, missing or gone; the rounds that have not begun are planned anew",
    params: roundPersonParams,
    errors: ["not-found", "conflict", "overloaded"],
  },
  ruleRoundPair: {
    ...managed,
    call: calls.ruleRoundPair,
    summary: "Brings two together whatever their fit, or keeps them apart; plans anew",
    body: roundPairInput,
    errors: ["not-found", "conflict", "overloaded"],
  },
  getTimetable: {
    call: calls.getTimetable,
    summary: "The timetable for spreadsheets",
    tag,
    params: idParams,
    query: tableQuery,
    media: tableMedia,
    errors: ["not-found"],
  },
  listOwnRounds: {
    call: calls.listOwnRounds,
    summary: "The rounds in which the member takes part, the newest first",
    tag,
    answer: z.array(ownRounds.omit({ meetings: true, mine: true })),
  },
  getOwnRounds: {
    call: calls.getOwnRounds,
    summary: "The member's own meetings: what was, what is and what is next",
    tag,
    params: idParams,
    query: languageQuery,
    answer: ownRounds,
    errors: ["not-found"],
  },
  answerMeeting: {
    call: calls.answerMeeting,
    summary: "Says in private whether the member wants to go on with somebody they have met",
    tag,
    params: idParams,
    body: roundAnswerInput,
    answer: ownRounds,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;
