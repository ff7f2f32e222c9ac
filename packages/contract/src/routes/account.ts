import * as z from "zod";
import {
  account,
  accountChange,
  accountExport,
  deletionPlanned,
  passkey,
  passkeyCreationOptions,
  passkeyRegistration,
  recoveryCodes,
  totpConfirmation,
  totpSetup,
} from "../accounts/account.ts";
import { done, passwordProof } from "../accounts/auth.ts";
import * as calls from "../calls/account.ts";
import { idParams } from "../list.ts";
import type { Routes } from "./route.ts";

const tag = "Account";

export const accountRoutes = {
  getAccount: {
    call: calls.getAccount,
    summary: "The own account",
    tag,
    answer: account,
  },
  updateAccount: {
    call: calls.updateAccount,
    summary: "Change name, picture, language, colours, notifications or privacy",
    tag,
    body: accountChange,
    answer: account,
  },
  startTotp: {
    call: calls.startTotp,
    summary: "A key for an authenticator app; it counts once its first code is confirmed",
    tag,
    body: passwordProof,
    answer: totpSetup,
    errors: ["wrong-password", "sign-in-again", "conflict"],
  },
  confirmTotp: {
    call: calls.confirmTotp,
    summary: "Switch the second step on with the app's first code",
    tag,
    body: totpConfirmation,
    answer: recoveryCodes,
    errors: ["invalid-code", "conflict"],
  },
  disableTotp: {
    call: calls.disableTotp,
    summary: "Switch the second step off",
    tag,
    body: passwordProof,
    answer: done,
    errors: ["wrong-password", "sign-in-again"],
  },
  renewRecoveryCodes: {
    call: calls.renewRecoveryCodes,
    summary: "New recovery codes; the old ones no longer work",
    tag,
    body: passwordProof,
    answer: recoveryCodes,
    errors: ["wrong-password", "sign-in-again", "conflict"],
  },
  listPasskeys: {
    call: calls.listPasskeys,
    summary: "The own passkeys",
    tag,
    answer: z.array(passkey),
  },
  getPasskeyOptions: {
    call: calls.getPasskeyOptions,
    summary: "What a browser needs to make a passkey",
    tag,
    body: passwordProof,
    answer: passkeyCreationOptions,
    errors: ["wrong-password", "sign-in-again"],
  },
  createPasskey: {
    call: calls.createPasskey,
    summary: "Keep a passkey that the browser made",
    tag,
    body: passkeyRegistration,
    answer: passkey,
    errors: ["invalid-passkey"],
  },
  deletePasskey: {
    call: calls.deletePasskey,
    summary: "Remove a passkey",
    tag,
    params: idParams,
    body: passwordProof,
    answer: done,
    errors: ["not-found", "wrong-password", "sign-in-again"],
  },
  exportAccount: {
    call: calls.exportAccount,
    summary: "Everything that is kept about the member, as a file",
    tag,
    body: passwordProof,
    answer: accountExport,
    errors: ["wrong-password", "sign-in-again"],
  },
  deleteAccount: {
    call: calls.deleteAccount,
    summary: "Delete the account in thirty days; nobody finds its profiles from now on",
    tag,
    body: passwordProof,
    answer: deletionPlanned,
    errors: ["last-administrator", "wrong-password", "sign-in-again"],
  },
  keepAccount: {
    call: calls.keepAccount,
    summary: "Keep the account after all",
    tag,
    body: z.object({}),
    answer: done,
  },
  resumeProfiles: {
    call: calls.resumeProfiles,
    summary: "Still looking: list again what was paused because nobody was here for long",
    tag,
    body: z.object({}),
    answer: account,
  },
} satisfies Routes;
