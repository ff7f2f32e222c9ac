import * as z from "zod";
import * as calls from "../calls/moderation.ts";
import { idParams } from "../list.ts";
import {
  decisionInput,
  decisionMade,
  dismissalInput,
  keepingInput,
  reportCase,
  decisionsQuery,
  reportsQuery,
  reversalInput,
} from "../members/safety.ts";
import type { Routes } from "./route.ts";

const tag = "Administration";

export const moderationRoutes = {
  listReports: {
    call: calls.listReports,
    summary: "What waits for a decision, each with all its reports; the oldest first",
    tag,
    query: reportsQuery,
    answer: z.array(reportCase),
    isPage: true,
  },
  listDecisions: {
    call: calls.listDecisions,
    summary: "The log of decisions, the newest first",
    tag,
    query: decisionsQuery,
    answer: z.array(decisionMade),
    isPage: true,
  },
  dismissReport: {
    call: calls.dismissReport,
    summary: "Finds nothing wrong, by a rule or none: what was hidden is shown again",
    tag,
    params: idParams,
    body: dismissalInput,
    answer: idParams,
    errors: ["not-found", "conflict"],
  },
  upholdReport: {
    call: calls.upholdReport,
    summary: "Names the rule that was broken: a profile is hidden from now on",
    tag,
    params: idParams,
    body: decisionInput,
    answer: idParams,
    errors: ["not-found", "conflict"],
  },
  restoreDecision: {
    call: calls.restoreDecision,
    summary: "Takes a decision back after an appeal: what was hidden is shown again",
    tag,
    params: idParams,
    body: reversalInput,
    answer: idParams,
    errors: ["not-found", "conflict"],
  },
  keepDecision: {
    call: calls.keepDecision,
    summary: "Answers an appeal: the decision stays as it is",
    tag,
    params: idParams,
    body: keepingInput,
    answer: idParams,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;
