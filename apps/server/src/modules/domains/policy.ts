import type { Access } from "../../platform/http/access.ts";

/** A company's domain is its owner's affair: no call names another's company, and a claim is its owner's only. */
export const mayClaimDomains: Access = "member";
