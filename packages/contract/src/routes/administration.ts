import * as z from "zod";
import {
  administeredAccount,
  administrator,
  administratorAct,
  ownSanction,
  promotion,
  restoration,
  restriction,
  sanctionAppeal,
  sanctionAsked,
  suspension,
} from "../accounts/administration.ts";
import { passwordProof } from "../accounts/auth.ts";
import * as calls from "../calls/administration.ts";
import { idParams } from "../list.ts";
import { keepingInput, reportsQuery } from "../members/safety.ts";
import type { Routes } from "./route.ts";

const tag = "Administration";

export const administrationRoutes = {
  restrictAccount: {
    call: calls.restrictAccount,
    summary: "From now on the account writes to nobody",
    tag,
    params: idParams,
    body: restriction,
    answer: administeredAccount,
    errors: ["not-found", "conflict"],
  },
  suspendAccount: {
    call: calls.suspendAccount,
    summary: "Ends the account's sessions, hides its profiles, and lets it in no more",
    tag,
    params: idParams,
    body: suspension,
    answer: administeredAccount,
    errors: ["not-found", "conflict", "wrong-password", "sign-in-again"],
  },
  restoreAccount: {
    call: calls.restoreAccount,
    summary: "The account may do everything again",
    tag,
    params: idParams,
    body: restoration,
    answer: administeredAccount,
    errors: ["not-found", "conflict"],
  },
  keepSanction: {
    call: calls.keepSanction,
    summary: "Answers an appeal: the account stays restricted or suspended",
    tag,
    params: idParams,
    body: keepingInput,
    answer: administeredAccount,
    errors: ["not-found", "conflict"],
  },
  listAdministratorActs: {
    call: calls.listAdministratorActs,
    summary: "What administrators did, the newest first; nobody can change it",
    tag,
    query: reportsQuery,
    isPage: true,
    answer: z.array(administratorAct),
  },
  listAdministrators: {
    call: calls.listAdministrators,
    summary: "Who is an administrator",
    tag,
    answer: z.array(administrator),
  },
  promoteAdministrator: {
    call: calls.promoteAdministrator,
    summary: "Makes a member a moderator or an administrator",
    tag,
    body: promotion,
    answer: z.array(administrator),
    errors: ["not-found", "wrong-password", "sign-in-again"],
  },
  demoteAdministrator: {
    call: calls.demoteAdministrator,
    summary: "Makes a moderator or an administrator a member again; the last administrator stays",
    tag,
    params: idParams,
    body: passwordProof,
    answer: z.array(administrator),
    errors: ["not-found", "last-administrator", "wrong-password", "sign-in-again"],
  },
  readOwnSanction: {
    call: calls.readOwnSanction,
    summary: "Why one's own account is restricted or suspended",
    tag,
    body: sanctionAsked,
    answer: ownSanction,
    errors: ["invalid-link"],
  },
  appealSanction: {
    call: calls.appealSanction,
    summary: "Asks the administrators to look at it once more, while suspended too",
    tag,
    body: sanctionAppeal,
    answer: ownSanction,
    errors: ["invalid-link", "conflict", "already-appealed"],
  },
} satisfies Routes;
