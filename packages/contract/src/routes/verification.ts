import * as z from "zod";
import {
  ownVerification,
  vouchEnd,
  vouchesQuery,
  vouchInput,
  vouchMade,
  workAddressAsked,
  workAddressCode,
  workAddressInput,
} from "../accounts/verification.ts";
import * as calls from "../calls/verification.ts";
import { idParams } from "../list.ts";
import type { Routes } from "./route.ts";

const tag = "Verification";

export const verificationRoutes = {
  getOwnVerification: {
    call: calls.getOwnVerification,
    summary:
      "By what the member is verified: who vouches for them, and at which company's domain they have an address",
    tag,
    answer: ownVerification,
  },
  requestWorkAddress: {
    call: calls.requestWorkAddress,
    summary:
      "Sends a code to an address at the domain of a verified company; the account's own address needs none",
    tag,
    body: workAddressInput,
    answer: workAddressAsked,
    errors: ["domain-not-verified", "mail-failed", "undeliverable"],
  },
  confirmWorkAddress: {
    call: calls.confirmWorkAddress,
    summary:
      "Proves the address with the code: the member is verified for as long as the company's domain is",
    tag,
    body: workAddressCode,
    answer: ownVerification,
    errors: ["invalid-code", "code-over", "domain-not-verified"],
  },
  removeWorkAddress: {
    call: calls.removeWorkAddress,
    summary: "Gives the address up; the member is no longer verified by it",
    tag,
    answer: ownVerification,
  },
  listVouches: {
    call: calls.listVouches,
    summary: "The record of whom administrators vouched for and took back, the newest first",
    tag: "Administration",
    query: vouchesQuery,
    answer: z.array(vouchMade),
    isPage: true,
  },
  vouch: {
    call: calls.vouch,
    summary: "Vouches for a person, who is told by name and date",
    tag: "Administration",
    body: vouchInput,
    answer: idParams,
    status: 201,
    errors: ["not-found", "not-allowed", "example-profile", "conflict"],
  },
  endVouch: {
    call: calls.endVouch,
    summary: "Takes it back, and says why",
    tag: "Administration",
    params: idParams,
    body: vouchEnd,
    answer: idParams,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;
