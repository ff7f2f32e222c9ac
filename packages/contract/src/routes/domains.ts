import * as calls from "../calls/domains.ts";
import { domainCheckInput, domainClaim, domainInput, ownDomain } from "../accounts/domain.ts";
import { idParams } from "../list.ts";
import type { Routes } from "./route.ts";

const tag = "Domains";

export const domainsRoutes = {
  getOwnDomain: {
    call: calls.getOwnDomain,
    summary: "The member's company and the domain that it claims, with the records to set",
    tag,
    answer: ownDomain,
  },
  claimDomain: {
    call: calls.claimDomain,
    summary: "Claims a domain for the member's company; nothing is looked up yet",
    tag,
    body: domainInput,
    answer: domainClaim,
    status: 201,
    errors: ["domain-not-allowed", "company-needed", "conflict"],
  },
  checkDomain: {
    call: calls.checkDomain,
    summary: "Looks the records up; the claim is verified once the TXT record says the code",
    tag,
    params: idParams,
    body: domainCheckInput,
    answer: domainClaim,
    errors: ["not-found", "invalid-code", "domain-taken"],
  },
  releaseDomain: {
    call: calls.releaseDomain,
    summary: "Gives the claim up; the company is no longer verified by it",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found"],
  },
} satisfies Routes;
