import * as z from "zod";
import { email } from "../accounts/auth.ts";
import { administratorAct, sanction } from "../accounts/administration.ts";
import { delivery } from "../accounts/notification.ts";
import { id, saidText, steadyName, timestamp, timestampInput } from "../fields.ts";
import { entityKinds, languages, partnerTypes, roles } from "../vocabulary.ts";
import { conductRules } from "./conduct.ts";
import { memberActs, membershipStates, programmeDecisionActions, provenActs } from "./desk-vocabulary.ts";
import { programmeDecision, programmeRoles } from "./programme.ts";
import { reportedKinds, reportStates } from "./safety.ts";
import { reportReasons } from "./conduct.ts";

/** "invited": somebody else opened the account, and its member has not chosen a password yet. */
export const memberStates = ["good", "restricted", "suspended", "invited"] as const;
/** What the list is filtered by: also both kinds of sanctions, and those against which a member says something. */
const memberStateFilters = [...memberStates, "limited", "appealed"] as const;
export const memberSorts = ["newest", "oldest", "seen", "name", "completeness"] as const;
/** Within a day, a week, thirty days; longer ago; never since the account was opened. */
export const seenBands = ["day", "week", "month", "longer", "never"] as const;
/** Of the best profile: none at all, less than half, less than 80 percent, more. */
export const completenessBands = ["none", "low", "middle", "high"] as const;
/** Why an act was not done to somebody. */
const actRefusals = ["not-allowed", "already", "changed", "gone", "no-mail"] as const;
const importProblems = [
  "no-email",
  "wrong-email",
  "several-emails",
  "cyrillic",
  "long-name",
  "wrong-kind",
  "twice",
  "member",
] as const;
/** What is taken otherwise than it stands there, or looks wrong. */
const importWarnings = ["unknown-language", "likely-slip"] as const;
/** Why nothing of the file can be read. */
const importFaults = ["unreadable", "no-heading", "empty", "too-many"] as const;

/** Of which kind a new form is that begins with what a table says of a start-up. */
const draftedKind = z.enum(["company", "idea"]);

export const longestNote = 2000;
const longestReason = 1000;
const mostActedOn = 100;
export const mostImported = 2000;
export const longestImport = 600_000;
export const mostSavedViews = 30;
const longestViewName = 60;
/** Most lines of each part of a member's page: the newest. */
export const mostOfMember = 20;
/** Whom a list shows at most: a narrower search finds more than more pages do. */
export const mostListedMembers = 2000;

const filters = {
  /** A part of the name, the address or a note of the team. */
  q: z.string().trim().max(100).optional(),
  state: z.enum(memberStateFilters).optional(),
  accountType: z.enum(partnerTypes).optional(),
  role: z.enum(roles).optional(),
  has: z.enum(entityKinds).optional(),
  completeness: z.enum(completenessBands).optional(),
  seen: z.enum(seenBands).optional(),
  language: z.enum(languages).optional(),
  /** Who takes part in it. */
  programme: id.optional(),
  verified: z.enum(["yes", "no"]).optional(),
  /** A skill, a need or a subject that a listed profile of theirs tells of, in either language. */
  word: z.string().trim().max(100).optional(),
  /** Of one report: whom its case is about, and everybody who has reported the same. */
  report: id.optional(),
  sort: z.enum(memberSorts).optional(),
};
export const memberFilters = z.object(filters);
export const membersQuery = memberFilters.extend({
  limit: z.coerce.number<number>().int().min(1).max(100).default(24),
  cursor: z.string().max(10).regex(/^\d+$/).optional(),
});

/** As administrators see a member in a list. */
export const managedMember = z.object({
  id,
  /** Empty where none was given. */
  name: z.string(),
  email: z.string(),
  accountType: z.enum(partnerTypes),
  role: z.enum(roles),
  language: z.enum(languages),
  state: z.enum(memberStates),
  isVerified: z.boolean(),
  /** What they have, listed or not. */
  has: z.array(z.enum(entityKinds)),
  /** Percent, of the best profile; null without one. */
  completeness: z.int().nullable(),
  lastSeenAt: timestamp.nullable(),
  memberSince: timestamp,
});

export const memberNote = z.object({
  id,
  /** Null: the account is gone. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  /** The act whose reason it is. */
  act: z.enum(memberActs).nullable(),
  text: z.string(),
  createdAt: timestamp,
});

const memberFigures = z.object({
  invitationsSent: z.int(),
  invitationsReceived: z.int(),
  connections: z.int(),
  applications: z.int(),
  messagesSent: z.int(),
  matchesKept: z.int(),
});

/** With nothing of what they write to others in private. */
export const memberDetails = managedMember.extend({
  sanction: sanction.nullable(),
  /** What this administrator may do to them. */
  acts: z.array(z.enum(memberActs)),
  hasSecondStep: z.boolean(),
  isSelf: z.boolean(),
  /** The vouch that stands. */
  vouchId: id.nullable(),
  profiles: z.array(
    z.object({
      kind: z.enum(entityKinds),
      id,
      name: z.string(),
      completeness: z.int(),
      isListed: z.boolean(),
    }),
  ),
  programmes: z.array(
    z.object({
      id,
      slug: z.string(),
      name: z.object({ en: z.string(), mn: z.string() }),
      role: z.enum(programmeRoles),
      state: z.enum(membershipStates),
    }),
  ),
  figures: memberFigures,
  letters: z.array(delivery.pick({ id: true, kind: true, channel: true, state: true, createdAt: true })),
  reports: z.array(
    z.object({
      id,
      kind: z.enum(reportedKinds),
      reason: z.enum(reportReasons),
      state: z.enum(reportStates),
      createdAt: timestamp,
    }),
  ),
  log: z.array(administratorAct),
  notes: z.array(memberNote),
  /** Of whoever has not come yet: the start-ups that a table has said, in drafts that nobody sees. */
  prepared: z.array(z.object({ kind: draftedKind, name: z.string() })),
});

export const memberNoteInput = z.object({
  /** Made by the browser: sent again, it is the same note. */
  id,
  text: saidText(longestNote),
});
export const memberNoteParams = z.object({ id: z.uuid(), note: z.uuid() });

/** One act on several members, each for the same reason. Restricting and suspending need a rule. */
export const memberActInput = z
  .object({
    /** Made by the browser: sent again, it is still one act. */
    id,
    act: z.enum(memberActs),
    ids: z.array(id).min(1).max(mostActedOn),
    /** Of who is withdrawn nothing is kept, so no reason either. */
    note: saidText(longestReason).or(z.literal("")).default(""),
    rule: z.enum(conductRules).optional(),
    until: timestamp.nullable().default(null),
    password: z.string().min(1).max(200).optional(),
    /** How each of them stood when it was chosen: what another administrator has decided since is not undone unseen. */
    seen: z.partialRecord(id, z.enum(memberStates)).optional(),
  })
  .refine(({ act, note }) => note !== "" || act === "withdraw", { path: ["note"] })
  .refine(({ act, rule }) => rule !== undefined || (act !== "restrict" && act !== "suspend"), {
    path: ["rule"],
  })
  .refine(({ act, password }) => password !== undefined || !provenActs.includes(act), { path: ["password"] });
/** Members who are put into a programme. */
export const programmeAddition = z.object({ ids: z.array(id).min(1).max(mostActedOn) });
/** About several who applied, each as the manager read them. */
/** Each as the manager has read them. */
export const programmeDecisionsSent = z.object({
  people: z
    .array(z.object({ id, version: timestampInput }))
    .min(1)
    .max(mostActedOn),
});
export const programmeDecisions = programmeDecision
  .extend({ action: z.enum(programmeDecisionActions) })
  .extend(programmeDecisionsSent.shape);
export const memberActOutcome = z.object({
  done: z.int(),
  refused: z.array(z.object({ id, name: z.string(), why: z.enum(actRefusals) })),
});

export const savedView = z.object({ id, name: z.string(), filters: memberFilters });
export const savedViewInput = z.object({
  name: steadyName.min(1).max(longestViewName),
  filters: memberFilters,
});

export const memberImportInput = z.object({
  /** The file. */
  text: z.string().max(longestImport),
  /** Of letters to those whose line names none. */
  language: z.enum(languages),
  programme: id.nullable(),
  /** What stands in columns that an import does not know becomes a note of the team, one for each person. */
  keepsOthers: z.boolean().default(false),
  /** What stands there of a start-up becomes a draft that only whoever is invited sees. Null: it does not. */
  startUps: draftedKind.nullable().default(null),
});
export const importPreview = z.object({
  fault: z.enum(importFaults).nullable(),
  /** Headings as they stand there: of columns that are known, and of the others. */
  columns: z.object({ read: z.array(z.string()), others: z.array(z.string()) }),
  /** How many are invited once it is confirmed. */
  people: z.int(),
  /** Of those who have an account: how many come into the programme, and about how many a note says something new. */
  joining: z.int(),
  noted: z.int(),
  /** How many of those who are invited have a start-up there, and the headings that a draft of each kind takes something of. */
  drafts: z.object({ count: z.int(), company: z.array(z.string()), idea: z.array(z.string()) }),
  /** The first of those who are invited. */
  examples: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      email: z.string(),
      language: z.enum(languages),
      accountType: z.enum(partnerTypes),
    }),
  ),
  /** Lines that are left out, and why. */
  problems: z.array(z.object({ line: z.int(), problem: z.enum(importProblems), value: z.string() })),
  /** Lines that are used, and what of them is not as it stands there. */
  warnings: z.array(z.object({ line: z.int(), problem: z.enum(importWarnings), value: z.string() })),
  /** The server sends letters. */
  hasMail: z.boolean(),
});
const seen = z.int().min(0);
/** As it was seen: where other numbers would be invited, come in, be noted or get a draft by now, nothing is done. */
export const memberImportConfirmed = memberImportInput
  .extend({ people: seen, joining: seen.default(0), noted: seen.default(0), drafted: seen.default(0) })
  .refine(({ people, joining, noted }) => people + joining + noted > 0, { path: ["people"] });
export const memberImportOutcome = z.object({
  invited: z.int(),
  joined: z.int(),
  noted: z.int(),
  drafted: z.int(),
  hasMail: z.boolean(),
});
export const memberAddressInput = z.object({ email });

export type ActRefusal = (typeof actRefusals)[number];
export type CompletenessBand = (typeof completenessBands)[number];
export type DraftedKind = z.infer<typeof draftedKind>;
export type ImportFault = (typeof importFaults)[number];
export type ImportPreview = z.infer<typeof importPreview>;
export type ImportProblem = (typeof importProblems)[number];
export type ImportWarning = (typeof importWarnings)[number];
export type ManagedMember = z.infer<typeof managedMember>;
export type MemberActInput = z.infer<typeof memberActInput>;
export type MemberActOutcome = z.infer<typeof memberActOutcome>;
export type MemberDetails = z.infer<typeof memberDetails>;
export type MemberFilters = z.infer<typeof memberFilters>;
export type MemberImportInput = z.infer<typeof memberImportInput>;
export type MemberImportOutcome = z.infer<typeof memberImportOutcome>;
export type MemberNote = z.infer<typeof memberNote>;
export type MemberSort = (typeof memberSorts)[number];
export type MemberState = (typeof memberStates)[number];
export type MemberStateFilter = (typeof memberStateFilters)[number];
export type MembersQuery = z.infer<typeof membersQuery>;
export type ProgrammeDecisions = z.infer<typeof programmeDecisions>;
export type SavedView = z.infer<typeof savedView>;
export type SeenBand = (typeof seenBands)[number];
