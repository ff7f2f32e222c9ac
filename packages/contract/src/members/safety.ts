import * as z from "zod";
import { conductRules, reportReasons } from "./conduct.ts";
import { attachment } from "../accounts/file.ts";
import { id, saidText, timestamp } from "../fields.ts";
import { longest } from "../entities/given.ts";
import { entityKinds } from "../vocabulary.ts";
import { pagingQuery } from "../list.ts";

/** What may be reported; who is behind it may be blocked. */
export const reportedKinds = [...entityKinds, "connection", "conversation", "story"] as const;
/** How a report stands: it waits, or what was decided last about what it reports. */
export const reportStates = ["open", "dismissed", "upheld", "restored"] as const;
export const decisionOutcomes = ["dismissed", "upheld", "restored"] as const;
export const decisionActions = ["dismiss", "uphold", "restore", "keep"] as const;
export const longestReport = 2000;
/** Most that one answer holds. */
export const mostBlocks = 200;
/** Of one subject: the reports that wait, and those that were decided. */
export const mostReports = 50;

const safetySubject = z.object({ kind: z.enum(reportedKinds), id });

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

export const reportsQuery = pagingQuery(20);

/** "waiting": those against which an appeal waits for its answer. */
export const decisionsQuery = reportsQuery.extend({ appeal: z.enum(["waiting"]).optional() });

/** What is reported, as it stands now. */
const reported = z.object({
  subject: safetySubject,
  /** How it is called, while it is there. */
  name: z.string(),
  /** Whose it is. */
  owner: z.string(),
  /** Everyone can open its page. */
  isListed: z.boolean(),
  /** Nobody but its owner sees it. */
  isHeld: z.boolean(),
});

/** `files`: that were sent with it, or shown by it, in what was said then. */
const passage = z.object({ author: z.string().nullable(), text: z.string(), files: z.array(attachment) });

const reportMade = z.object({
  id,
  /** Null: the account is gone. */
  reporter: z.string().nullable(),
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: timestamp,
  /** What it said then; null where it says so now, and once the time to appeal is over. */
  evidence: z.array(passage).nullable(),
});

/** All that waits to be decided about one subject. */
export const reportCase = reported.extend({
  /** Of the oldest report: under it the case is decided. */
  id,
  /** What it says, in its parts. */
  passages: z.array(passage),
  /** What its owner says while it is hidden and waits. */
  appeal: z.string().nullable(),
  /** The oldest first. */
  reports: z.array(reportMade).min(1),
  /** How many different members have reported it and wait for the decision. */
  reporters: z.int(),
  /** What was decided before; the newest first. */
  earlier: z.array(
    reportMade.extend({
      outcome: z.enum(decisionOutcomes),
      rule: z.enum(conductRules).nullable(),
      decidedAt: timestamp,
    }),
  ),
  /** What this administrator may do: nobody decides about what is their own. */
  actions: z.array(z.enum(decisionActions)),
});

/** A decision names the rule that was broken; taken back, the one by which it was measured again. */
export const decisionInput = z.object({
  rule: z.enum(conductRules),
  note: z.string().trim().max(longest.text).default(""),
});

/** A decision that is taken back. `isAnswered`: whether an appeal had its answer as the administrator saw it; where another gave one meanwhile, it is a conflict. */
export const reversalInput = decisionInput.extend({ isAnswered: z.boolean().optional() });

/** Where nothing is wrong, there may be no rule to name. `isFalse`: it was reported to do harm. */
export const dismissalInput = decisionInput
  .partial({ rule: true })
  .extend({ isFalse: z.boolean().default(false) });

/** An appeal is answered, and the decision stays; its owner reads the note. */
export const keepingInput = decisionInput.pick({ note: true });

/** Against the last decision about something of the member's own. */
export const appealInput = z.object({
  subject: safetySubject,
  text: saidText(longestReport),
});

/** A line of the log. */
export const decisionMade = reported.extend({
  id,
  outcome: z.enum(decisionOutcomes),
  rule: z.enum(conductRules).nullable(),
  note: z.string(),
  /** What its owner says against it. */
  appeal: z.string().nullable(),
  /** What its owner was answered when the decision was kept, perhaps nothing; null where it was not. */
  appealAnswer: z.string().nullable(),
  decidedAt: timestamp,
  /** Null: the account is gone. */
  decidedBy: z.string().nullable(),
  actions: z.array(z.enum(decisionActions)),
});

/** What its owner is told of something that others do not see, or that broke a rule. */
const ownStanding = z.object({
  subject: safetySubject,
  name: z.string(),
  since: timestamp,
  /** The owner has asked for a look while it waits. */
  isAsked: z.boolean(),
  /** Null: it waits for the decision. */
  decision: z
    .object({
      rule: z.enum(conductRules).nullable(),
      note: z.string(),
      isAppealed: z.boolean(),
      /** As `decisionMade` has it. */
      appealAnswer: z.string().nullable(),
    })
    .nullable(),
});

export const ownStandings = z.object({
  items: z.array(ownStanding),
  /** Whom to write to; null where the contact page alone says so. */
  appealTo: z.string().nullable(),
  /** Whether there is an administrator who reads appeals. */
  isRead: z.boolean(),
});

export type Block = z.infer<typeof block>;
export type DecisionAction = (typeof decisionActions)[number];
export type DecisionMade = z.infer<typeof decisionMade>;
export type DecisionOutcome = (typeof decisionOutcomes)[number];
export type OwnStanding = z.infer<typeof ownStanding>;
export type OwnStandings = z.infer<typeof ownStandings>;
export type ReportCase = z.infer<typeof reportCase>;
export type ReportInput = z.input<typeof reportInput>;
export type ReportMade = z.infer<typeof reportMade>;
export type ReportState = (typeof reportStates)[number];
export type SafetySubject = z.infer<typeof safetySubject>;
