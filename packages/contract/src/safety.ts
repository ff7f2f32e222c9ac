import * as z from "zod";
import { id, timestamp } from "./fields.ts";
import { longest } from "./given.ts";
import { entityKinds } from "./vocabulary.ts";

/** What may be reported; who is behind it may be blocked. */
export const reportedKinds = [...entityKinds, "connection", "conversation", "story"] as const;
export const reportReasons = ["spam", "scam", "harassment", "fake", "inappropriate", "other"] as const;
/** The rules that a decision names. */
export const conductRules = ["honesty", "respect", "no-spam", "no-fraud", "lawful"] as const;
export const longestReport = 2000;
/** Most that one answer holds. */
export const mostBlocks = 200;
export const mostReports = 50;

export const safetySubject = z.object({ kind: z.enum(reportedKinds), id });

export const blockInput = z.object({ subject: safetySubject });

export const block = z.object({ id, name: z.string(), createdAt: timestamp });

export const reportInput = z.object({
  /** Made by the browser: sent again, it is the same report. */
  clientId: z.uuid(),
  subject: safetySubject,
  reason: z.enum(reportReasons),
  text: z.string().trim().max(longestReport).default(""),
});

export const reportTaken = z.object({ id });

export const reportCase = z.object({
  id,
  subject: safetySubject,
  /** How it is called, while it is there. */
  name: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: timestamp,
  /** How many different members have reported it and wait for the decision. */
  reporters: z.int(),
  /** Nobody but its owner sees it until the decision. */
  isHeld: z.boolean(),
});

export const upholdInput = z.object({
  rule: z.enum(conductRules),
  note: z.string().trim().max(longest.text).default(""),
});

export type Block = z.infer<typeof block>;
export type BlockInput = z.infer<typeof blockInput>;
export type ConductRule = (typeof conductRules)[number];
export type ReportCase = z.infer<typeof reportCase>;
export type ReportInput = z.input<typeof reportInput>;
export type ReportReason = (typeof reportReasons)[number];
export type SafetySubject = z.infer<typeof safetySubject>;
