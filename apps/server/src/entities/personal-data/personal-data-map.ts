import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  adminActs,
  authChallenges,
  authLimits,
  companies,
  domainClaims,
  drafts,
  emailCodes,
  entityChanges,
  keptMatching,
  figureCounts,
  files,
  gatherings,
  passkeys,
  programmes,
  projectListings,
  recoveryCodes,
  recoveryLinks,
  rounds,
  searchEntries,
  searchWords,
  sessions,
  settings,
  startupCofounders,
  startupIdeas,
  users,
  verifications,
  memberNotes,
  savedViews,
} from "../../platform/db/schema/index.ts";
import { betweenMembers } from "./between-members.ts";
import { none, oneOf, type PersonalDataRule } from "./rule.ts";

const derived = ["topics", "industriesDeclared", "places", "completeness"];
/** All that is kept about a member, in the order in which it can be deleted. Tests hold it against the schema. */
export const personalDataMap: readonly PersonalDataRule[] = [
  ...betweenMembers,
  {
    table: projectListings,
    own: ({ entities }) => oneOf(projectListings.id, entities.project),
    withheld: derived,
  },
  { table: startupIdeas, own: ({ id }) => eq(startupIdeas.userId, id), withheld: derived },
  { table: startupCofounders, own: ({ id }) => eq(startupCofounders.userId, id), withheld: derived },
  {
    table: verifications,
    own: ({ id }) => eq(verifications.userId, id),
    withheld: ["userId", "vouchedBy", "endedBy"],
  },
  {
    table: domainClaims,
    own: ({ entities }) => oneOf(domainClaims.companyId, entities.company),
    withheld: [],
  },
  { table: companies, own: ({ id }) => eq(companies.userId, id), withheld: derived },
  // The author's name is a colleague's.
  {
    table: memberNotes,
    own: ({ id }) => eq(memberNotes.userId, id),
    withheld: ["userId", "authorId"],
  },
  {
    table: savedViews,
    own: ({ id }) => eq(savedViews.userId, id),
    // A colleague's that looks for this address alone.
    pointing: ({ email }) =>
      email === undefined
        ? none
        : sql`lower(${savedViews.filters} ->> 'q') = ${email.toLowerCase()} or strpos(lower(${savedViews.name}), ${email.toLowerCase()}) > 0`,
    withheld: ["userId"],
  },
  { table: drafts, own: ({ id }) => eq(drafts.userId, id), withheld: ["userId"] },
  {
    table: files,
    own: ({ id }) => eq(files.userId, id),
    withheld: ["userId"],
    // The bytes, for whoever is signed in as their owner.
    shown: () => ({ address: sql`'/files/' || ${files.key}` }),
    cleared: { userId: null, name: null, freeSince: sql`now()` },
  },
  {
    table: passkeys,
    own: ({ id }) => eq(passkeys.userId, id),
    withheld: ["userId", "credentialId", "publicKey", "counter"],
  },
  {
    table: recoveryCodes,
    own: ({ id }) => eq(recoveryCodes.userId, id),
    withheld: { because: "marks of secrets, which say nothing" },
  },
  {
    table: recoveryLinks,
    own: ({ id }) => eq(recoveryLinks.userId, id),
    withheld: { because: "marks of links that give the account back, for a week" },
  },
  {
    table: authChallenges,
    own: ({ id }) => eq(authChallenges.userId, id),
    withheld: { because: "questions that a browser must answer within minutes" },
  },
  {
    table: sessions,
    own: ({ id }) => eq(sql`(${sessions.sess} ->> 'userId')`, id),
    withheld: ["sid"],
  },
  {
    table: emailCodes,
    own: ({ email }) => eq(sql`lower(${emailCodes.email})`, email.toLowerCase()),
    withheld: { because: "codes on their way, for minutes" },
  },
  {
    table: users,
    own: ({ id }) => eq(users.id, id),
    withheld: [
      "password",
      "emailVerificationToken",
      "passwordResetToken",
      "totpSecret",
      "totpLastStep",
      "isHidden",
      "nameSounds",
    ],
  },
];

/** Tables that hold nothing about a member, and why. */
export const impersonal: readonly { table: PgTable; because: string }[] = [
  { table: adminActs, because: "ids, rules and times only, in a log that nobody can change" },
  { table: settings, because: "facts about the server" },
  { table: authLimits, because: "counts under keyed digests, for a day at most" },
  { table: entityChanges, because: "ids only, to tell which profiles were written" },
  { table: programmes, because: "what organisers say of their programmes" },
  { table: rounds, because: "what organisers plan" },
  { table: gatherings, because: "what organisers plan" },
  {
    table: keptMatching,
    because: "numbers made of listed profiles; a trigger forgets it all with any profile that is deleted",
  },
  { table: searchEntries, because: "the index of profiles; triggers take out whoever is deleted" },
  { table: figureCounts, because: "numbers made of many members" },
  { table: searchWords, because: "single words of all profiles; those that nobody else says are forgotten" },
];
