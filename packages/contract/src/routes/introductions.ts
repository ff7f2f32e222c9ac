import * as z from "zod";
import * as calls from "../calls/introductions.ts";
import { idParams, languageQuery, pageQuery } from "../list.ts";
import {
  introducible,
  introducibleQuery,
  introductionAnswer,
  introductionInput,
  managedIntroduction,
  ownIntroduction,
  pairFit,
  pairFitQuery,
} from "../members/introduction.ts";
import type { Routes } from "./route.ts";

const tag = "Introductions";

export const introductionsRoutes = {
  listIntroductions: {
    call: calls.listIntroductions,
    summary:
      "To whom managers have introduced the member, the newest first: what is open, and what ended lately",
    tag,
    query: languageQuery,
    answer: z.array(ownIntroduction),
  },
  answerIntroduction: {
    call: calls.answerIntroduction,
    summary: "Says yes or no in private; two yeses connect",
    tag,
    params: idParams,
    body: introductionAnswer,
    answer: ownIntroduction,
    errors: ["not-found", "conflict"],
  },
  listManagedIntroductions: {
    call: calls.listManagedIntroductions,
    summary: "Introductions of the programmes that the reader manages; for administrators all",
    tag,
    query: pageQuery.omit({ q: true }),
    answer: z.array(managedIntroduction),
    isPage: true,
  },
  introduce: {
    call: calls.introduce,
    summary: "Introduces two members of a programme to each other; both are asked",
    tag,
    body: introductionInput,
    answer: managedIntroduction,
    errors: [
      "not-found",
      "already-exists",
      "already-introduced",
      "cannot-be-introduced",
      "introductions-used-today",
      "overloaded",
    ],
  },
  withdrawIntroduction: {
    call: calls.withdrawIntroduction,
    summary: "Takes an introduction back that has not become a connection",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found", "conflict"],
  },
  listIntroducible: {
    call: calls.listIntroducible,
    summary:
      "Members of a programme who can be introduced, found by a part of the name; or the best fits of one of them",
    tag,
    query: introducibleQuery,
    answer: z.array(introducible),
    errors: ["not-found", "overloaded"],
  },
  getPairFit: {
    call: calls.getPairFit,
    summary: "How well two members of a programme fit, and why",
    tag,
    query: pairFitQuery,
    answer: pairFit,
    errors: ["not-found", "overloaded"],
  },
} satisfies Routes;
