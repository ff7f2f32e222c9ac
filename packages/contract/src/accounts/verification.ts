import * as z from "zod";
import { id, timestamp } from "../fields.ts";
import { email } from "./auth.ts";
import { pagingQuery } from "../list.ts";

/** Longest reason for which an administrator vouches, or takes that back. */
const longestVerificationReason = 500;

/** By what the member is verified; either way alone is enough. */
export const ownVerification = z.object({
  /** Null once the administrator's account is gone. */
  vouch: z.object({ by: z.string().nullable(), since: timestamp }).nullable(),
  /** Of the member's, at the domain of a verified company. */
  address: z
    .object({ address: z.string(), company: z.string(), domain: z.string(), since: timestamp })
    .nullable(),
});

export const workAddressInput = z.object({ email });
export const workAddressCode = workAddressInput.extend({ code: z.string().min(1).max(20) });

/** Either a code is on its way, or the address is the account's, which is proven already. */
export const workAddressAsked = z.object({
  isConfirmed: z.boolean(),
  message: z.string(),
  /** Seconds. */
  resendAfter: z.int(),
  /** Shown where no letter can leave. */
  demoCode: z.string().exactOptional(),
});

const reason = z.string().trim().min(1).max(longestVerificationReason);
/** Of a person who has a co-founder profile. */
export const vouchInput = z.object({ cofounderId: id, reason });
export const vouchEnd = z.object({ reason });

/** One line of the record: for whom an administrator vouched, and whether that was taken back. */
export const vouchMade = z.object({
  id,
  /** The person, and their profile while there is one. */
  name: z.string(),
  cofounderId: id.nullable(),
  reason: z.string(),
  /** Null: the account is gone. */
  by: z.string().nullable(),
  since: timestamp,
  /** Without a reason: the name on the profile changed. */
  ended: z.object({ at: timestamp, by: z.string().nullable(), reason: z.string() }).nullable(),
});

export const vouchesQuery = pagingQuery(20);

export type OwnVerification = z.infer<typeof ownVerification>;
export type VouchMade = z.infer<typeof vouchMade>;
export type WorkAddressAsked = z.infer<typeof workAddressAsked>;
