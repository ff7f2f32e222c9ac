import * as calls from "../calls/site.ts";
import { done } from "../accounts/auth.ts";
import { firstRun, firstRunParams, site, siteInput, siteSettings, siteTerms } from "../site/site.ts";
import type { Routes } from "./route.ts";

const tag = "Site";

export const siteRoutes = {
  getSite: {
    call: calls.getSite,
    summary: "How the operator calls and shows the site",
    tag,
    answer: site,
  },
  getSiteTerms: {
    call: calls.getSiteTerms,
    summary: "The operator's own terms",
    tag,
    answer: siteTerms,
  },
  getSiteSettings: {
    call: calls.getSiteSettings,
    summary: "What the operator has set, for administrators",
    tag,
    answer: siteSettings,
  },
  updateSite: {
    call: calls.updateSite,
    summary: "Changes name, logo, colours, words, contact and terms of the site",
    tag,
    body: siteInput,
    answer: siteSettings,
    errors: ["conflict"],
  },
  getFirstRun: {
    call: calls.getFirstRun,
    summary: "What is left of setting the site up, for administrators",
    tag,
    answer: firstRun,
    errors: ["not-allowed"],
  },
  postponeFirstRunStep: {
    call: calls.postponeFirstRunStep,
    summary: "Leaves a step of setting the site up for later",
    tag,
    params: firstRunParams,
    answer: firstRun,
  },
  sendTestLetter: {
    call: calls.sendTestLetter,
    summary: "Sends a letter to the administrator who asks, and waits until the mail server has taken it",
    tag,
    answer: done,
    errors: ["mail-unreachable", "mail-encryption", "mail-sign-in", "mail-refused", "unavailable"],
  },
} satisfies Routes;
