import * as z from "zod";
import { id, timestamp } from "../fields.ts";

export const claimStates = ["pending", "verified", "lost"] as const;
const recordTypes = ["TXT", "A", "CNAME", "MX"] as const;
/** "unanswered": the name servers were silent, which says nothing about the record. */
const recordStates = ["found", "missing", "different", "unanswered"] as const;

const domainRecord = z.object({
  type: z.enum(recordTypes),
  /** As administration pages of domains want it: "@" is the domain itself. */
  host: z.string(),
  /** The whole name. */
  name: z.string(),
  /** Null: the company's own to choose. */
  value: z.string().nullable(),
  /** Of MX records. */
  priority: z.int().nullable(),
  /** Null: not looked for yet. */
  state: z.enum(recordStates).nullable(),
  /** What stood there at the last look, shortened. */
  seen: z.array(z.string()),
});

export const domainClaim = z.object({
  id,
  /** In the letters that people read, as in хамт.мон. */
  domain: z.string(),
  /** What the TXT record has to say. */
  code: z.string(),
  state: z.enum(claimStates),
  /** Another company has proven the domain, and its proof stands. */
  isTaken: z.boolean(),
  checkedAt: timestamp.nullable(),
  verifiedAt: timestamp.nullable(),
  lostAt: timestamp.nullable(),
  /** The first one proves that the domain is the company's; the others are looked at for its owner only. */
  records: z.array(domainRecord),
});

/** The member's company, if there is one, and the domain that it claims. */
export const ownDomain = z.object({
  company: z
    .object({
      id,
      name: z.string(),
      isListed: z.boolean(),
      /** Of the website that its profile names. */
      websiteDomain: z.string().nullable(),
    })
    .nullable(),
  claim: domainClaim.nullable(),
});

export const domainInput = z.object({ domain: z.string().trim().min(1).max(300) });
export const domainCheckInput = z.object({ code: z.string().trim().min(1).max(200) });

export type DomainClaim = z.infer<typeof domainClaim>;
export type DomainRecord = z.infer<typeof domainRecord>;
export type OwnDomain = z.infer<typeof ownDomain>;
export type RecordType = (typeof recordTypes)[number];
export type RecordState = (typeof recordStates)[number];
