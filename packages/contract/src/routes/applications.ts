import * as z from "zod";
import {
  application,
  applicationInput,
  applicationMove,
  applicationParams,
  applicationQuery,
  applicationState,
  applicationStatesInput,
  newApplication,
} from "../members/application.ts";
import * as calls from "../calls/applications.ts";
import { idParams } from "../list.ts";
import type { Routes } from "./route.ts";

const tag = "Applications";

export const applicationsRoutes = {
  listApplications: {
    call: calls.listApplications,
    summary: "What the member sent, or what came for the member's own listings; the newest first",
    tag,
    query: applicationQuery,
    answer: z.array(application),
    isPage: true,
  },
  listApplicationStates: {
    call: calls.listApplicationStates,
    summary: "How the member stands to each of these listings that they can see: what its button shows",
    tag,
    body: applicationStatesInput,
    answer: z.array(applicationState),
  },
  createApplication: {
    call: calls.createApplication,
    summary: "Applies to a listing, once for each account",
    tag,
    params: idParams,
    body: newApplication,
    answer: application,
    errors: ["not-found", "not-allowed", "example-profile", "already-applied", "conflict"],
  },
  updateApplication: {
    call: calls.updateApplication,
    summary: "Changes an application that its listing's owner has not acted on",
    tag,
    params: idParams,
    body: applicationInput,
    answer: application,
    errors: ["not-found", "conflict"],
  },
  moveApplication: {
    call: calls.moveApplication,
    summary: "Moves an application on, as far as the member's side may",
    tag,
    params: applicationParams,
    body: applicationMove,
    answer: application,
    errors: ["not-found", "conflict", "account-restricted"],
  },
} satisfies Routes;
