import * as z from "zod";
import { timestamp } from "../fields.ts";

/** By what a profile is verified: the operator vouches for the person, or they work at a company, or the company has a domain. */
const verificationWays = ["operator", "address", "domain"] as const;

export const verification = z.object({
  by: z.enum(verificationWays),
  /** Of the company's, in the letters that people read; null where the operator vouches. */
  domain: z.string().nullable(),
  since: timestamp,
});

export type Verification = z.infer<typeof verification>;
export type VerificationWay = (typeof verificationWays)[number];
