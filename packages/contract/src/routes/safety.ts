import * as z from "zod";
import * as calls from "../calls/safety.ts";
import { idParams } from "../list.ts";
import { appealInput, block, blockInput, ownStandings, reportInput, reportTaken } from "../members/safety.ts";
import type { Routes } from "./route.ts";

const tag = "Safety";

export const safetyRoutes = {
  listBlocks: {
    call: calls.listBlocks,
    summary: "Whom the member has blocked",
    tag,
    answer: z.array(block),
  },
  createBlock: {
    call: calls.createBlock,
    summary: "Blocks who is behind a profile, a connection or a conversation",
    tag,
    body: blockInput,
    answer: z.array(block),
    errors: ["not-found", "too-many-own"],
  },
  deleteBlock: {
    call: calls.deleteBlock,
    summary: "Ends a block",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found"],
  },
  createReport: {
    call: calls.createReport,
    summary: "Reports a profile, a story, a connection or a conversation to the administrators",
    tag,
    body: reportInput,
    answer: reportTaken,
    errors: ["not-found", "conflict"],
  },
  createAppeal: {
    call: calls.createAppeal,
    summary: "Asks the administrators to look at a decision about the member's own once more",
    tag,
    body: appealInput,
    answer: ownStandings,
    errors: ["not-found", "already-appealed"],
  },
  listOwnDecisions: {
    call: calls.listOwnDecisions,
    summary: "What of the member's is hidden or broke a rule, why, and whom to write to",
    tag,
    answer: ownStandings,
  },
} satisfies Routes;
