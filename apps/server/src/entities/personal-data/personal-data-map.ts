import { eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { entitiesOf } from "../owned/own.ts";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { nameOfAccount } from "../../platform/db/account-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  adminActs,
  aiMatches,
  announcements,
  applications,
  authChallenges,
  authLimits,
  blocks,
  companies,
  connections,
  connectionSettings,
  contactGrants,
  contactViews,
  conversationMembers,
  conversations,
  decisions,
  deliveries,
  domainClaims,
  drafts,
  emailCodes,
  entityChanges,
  keptMatching,
  figureCounts,
  files,
  holds,
  gatheringGuests,
  gatherings,
  introductions,
  keptSearches,
  keptSearchFinds,
  mentorBookings,
  mentors,
  mentorSlots,
  messages,
  notifications,
  passkeys,
  profileViews,
  programmeInvitations,
  programmeMembers,
  programmes,
  programmeVisits,
  projectListings,
  recoveryCodes,
  reports,
  reviews,
  roundAnswers,
  roundMeetings,
  roundPairs,
  roundPeople,
  rounds,
  sanctions,
  searchEntries,
  searchWords,
  serviceRequests,
  sessions,
  settings,
  startupCofounders,
  startupIdeas,
  successStories,
  users,
  verifications,
  memberNotes,
  savedViews,
} from "../../platform/db/schema/index.ts";

export type Member = { id: string; email: string; entities: Record<EntityKind, string[]> };

/** Profiles that are deleted, and whose account is where that goes too. */
export type Leaving = Pick<Member, "entities"> & Partial<Member>;

export type PersonalDataRule = {
  table: PgTable;
  /** The member's rows. */
  own: (member: Member) => SQL | undefined;
  /** Rows of others that point to the member's and mean nothing without them. */
  pointing?: (member: Leaving) => SQL | undefined;
  /** Columns that the export leaves out, or why all are left out. */
  withheld: readonly string[] | { because: string };
  /** What the export says instead: what others did in private is told as the screens tell it, and they by name alone. */
  shown?: (member: Member) => Record<string, SQL>;
  /** The rows stay with these columns changed: something that is not in the database has to go before them. */
  cleared?: Record<string, unknown>;
};

/** That it was set aside, or is being asked about, is the receiver's own. */
const shownToSender = sql`case when ${connections.state} in ('asked', 'set-aside')
  then case when ${connections.viewedAt} is null then 'sent' else 'viewed' end else ${connections.state} end`;

const derived = ["topics", "industriesDeclared", "places", "completeness"];
const allEntities = ({ entities }: Pick<Member, "entities">) => Object.values(entities).flat();

/** All that is kept about a member, in the order in which it can be deleted. Tests hold it against the schema. */
export const personalDataMap: readonly PersonalDataRule[] = [
  {
    table: profileViews,
    own: ({ id }) => eq(profileViews.userId, id),
    pointing: (member) => oneOf(profileViews.entityId, allEntities(member)),
    withheld: ["userId"],
  },
  {
    table: aiMatches,
    own: ({ id }) => eq(aiMatches.userId, id),
    pointing: (member) =>
      or(oneOf(aiMatches.sourceId, allEntities(member)), oneOf(aiMatches.targetId, allEntities(member))),
    // Digests of what was said, which say nothing themselves.
    withheld: ["userId", "dismissedAs"],
  },
  {
    table: notifications,
    own: ({ id }) => eq(notifications.userId, id),
    pointing: (member) =>
      or(
        oneOf(notifications.subjectId, allEntities(member)),
        member.id === undefined ? undefined : eq(sql`(${notifications.data} ->> 'actorId')`, member.id),
        // It names the other of the two.
        member.id === undefined ? undefined : inArray(notifications.subjectId, introductionsOf(member.id)),
      ),
    // A digest of what was said, which says nothing itself.
    withheld: ["userId", "version"],
    shown: () => ({ data: sql`${notifications.data} - 'actorId'` }),
  },
  {
    table: keptSearchFinds,
    own: ({ id }) => sql`${keptSearchFinds.searchId} in (select id from kept_searches where user_id = ${id})`,
    pointing: (member) => oneOf(keptSearchFinds.targetId, allEntities(member)),
    withheld: [],
  },
  {
    table: keptSearches,
    own: ({ id }) => eq(keptSearches.userId, id),
    pointing: (member) => oneOf(keptSearches.sourceId, allEntities(member)),
    withheld: ["userId"],
  },
  { table: deliveries, own: ({ id }) => eq(deliveries.userId, id), withheld: ["userId"] },
  {
    table: conversations,
    // Where the other side is gone already, nobody is left to read it.
    own: ({ id }) =>
      sql`exists (select 1 from ${conversationMembers} me where me.conversation_id = ${conversations.id} and me.user_id = ${id}) and not exists (select 1 from ${conversationMembers} other where other.conversation_id = ${conversations.id} and other.user_id <> ${id})`,
    withheld: { because: "the frame of messages, which are there" },
  },
  {
    table: messages,
    own: ({ id }) => eq(messages.senderId, id),
    withheld: ["senderId"],
    // Whoever was written to keeps what was said, without who said it.
    cleared: { senderId: null },
  },
  {
    table: conversationMembers,
    own: ({ id }) => eq(conversationMembers.userId, id),
    withheld: ["userId", "seat", "toldSeq"],
    cleared: { userId: null, isMuted: false },
  },
  {
    // Those that came for the member's listings go with the account.
    table: applications,
    own: ({ id }) => eq(applications.userId, id),
    withheld: ["userId", "ownerId", "movedBy"],
  },
  {
    table: programmeMembers,
    own: ({ id }) => eq(programmeMembers.userId, id),
    withheld: ["userId"],
  },
  {
    table: programmeVisits,
    own: ({ id }) => eq(programmeVisits.userId, id),
    withheld: ["userId"],
  },
  {
    // The open links of a programme have no address, and are nobody's.
    table: programmeInvitations,
    own: ({ email }) => eq(programmeInvitations.email, email.toLowerCase()),
    withheld: ["token"],
  },
  {
    table: roundPeople,
    own: ({ id }) => eq(roundPeople.userId, id),
    withheld: ["userId"],
  },
  {
    table: roundMeetings,
    own: ({ id }) => or(eq(roundMeetings.aId, id), eq(roundMeetings.bId, id)),
    withheld: ["aId", "bId"],
    shown: ({ id }) => ({
      with: sql`(select ${nameOfAccount(users)} from ${users} where ${users.id} <> ${id} and (${users.id} = ${roundMeetings.aId} or ${users.id} = ${roundMeetings.bId}))`,
    }),
  },
  {
    // What others answered is theirs.
    table: roundAnswers,
    own: ({ id }) => eq(roundAnswers.userId, id),
    pointing: ({ id }) => (id === undefined ? undefined : eq(roundAnswers.otherId, id)),
    withheld: ["userId", "otherId"],
    shown: () => ({
      about: nameOf(roundAnswers.otherId),
    }),
  },
  {
    table: roundPairs,
    own: ({ id }) => or(eq(roundPairs.aId, id), eq(roundPairs.bId, id)),
    withheld: { because: "what an organiser said of two people" },
  },
  {
    table: announcements,
    own: ({ id }) => eq(announcements.authorId, id),
    withheld: ["authorId", "toldUntil"],
    // What a programme has said stays said, without who wrote it.
    cleared: { authorId: null },
  },
  {
    // The place goes to who waits.
    table: gatheringGuests,
    own: ({ id }) => eq(gatheringGuests.userId, id),
    withheld: ["userId", "news", "remindedAt"],
  },
  {
    // What others wanted to talk about is theirs; with the mentor's slots it goes.
    table: mentorBookings,
    own: ({ id }) => eq(mentorBookings.userId, id),
    withheld: ["userId", "remindedAt"],
    shown: () => ({
      mentor: sql`(select ${nameOfAccount(users)} from ${users} where id in (select host.user_id from ${mentorSlots} host where host.id = slot_id))`,
    }),
  },
  {
    table: mentorSlots,
    own: ({ id }) => eq(mentorSlots.userId, id),
    withheld: ["userId"],
  },
  {
    table: mentors,
    own: ({ id }) => eq(mentors.userId, id),
    withheld: ["userId"],
  },
  {
    // Whether the other said yes is theirs.
    table: introductions,
    own: ({ id }) => or(eq(introductions.aId, id), eq(introductions.bId, id)),
    withheld: ["aId", "bId", "authorId", "isQuiet", "aAccepts", "bAccepts", "state"],
    shown: ({ id }) => ({
      with: sql`(select ${nameOfAccount(users)} from ${users} where ${users.id} <> ${id} and (${users.id} = ${introductions.aId} or ${users.id} = ${introductions.bId}))`,
      accepts: sql`case when ${introductions.aId} = ${id} then ${introductions.aAccepts} else ${introductions.bAccepts} end`,
    }),
  },
  {
    table: serviceRequests,
    own: ({ id }) => eq(serviceRequests.userId, id),
    withheld: ["userId", "operatorId", "movedBy"],
  },
  {
    table: reviews,
    own: ({ id }) => eq(reviews.authorId, id),
    withheld: ["authorId"],
    // The stars stay: the figures of the company are made of them.
    cleared: { authorId: null, text: null },
  },
  {
    // Those in which somebody else tells of the member go with the account.
    table: successStories,
    own: ({ id }) => eq(successStories.authorId, id),
    withheld: ["authorId", "partnerId", "movedBy", "refusals"],
  },
  {
    table: contactViews,
    own: ({ id }) => or(eq(contactViews.ownerId, id), eq(contactViews.viewerId, id)),
    withheld: ["ownerId", "viewerId"],
    shown: ({ id }) => ({
      owner: nameOf(contactViews.ownerId),
      viewer: nameOf(contactViews.viewerId),
      isOwn: sql`${contactViews.ownerId} = ${id}`,
    }),
  },
  { table: contactGrants, own: ({ id }) => eq(contactGrants.ownerId, id), withheld: ["ownerId"] },
  {
    // Those that came to the member go with the account.
    table: connections,
    own: ({ id }) => eq(connections.senderId, id),
    withheld: ["senderId", "receiverId", "viewedAt", "reminders"],
    shown: () => ({ receiver: nameOf(connections.receiverId), state: shownToSender }),
  },
  {
    table: connectionSettings,
    own: ({ id }) => eq(connectionSettings.userId, id),
    withheld: ["userId"],
  },
  {
    table: blocks,
    own: ({ id }) => eq(blocks.blockerId, id),
    withheld: ["blockerId", "blockedId"],
    shown: () => ({ name: nameOf(blocks.blockedId) }),
  },
  {
    table: reports,
    own: ({ id }) => eq(reports.reporterId, id),
    // The words that were reported are somebody else's.
    withheld: ["reporterId", "ownerId", "evidence"],
    // What was reported waits for its decision all the same.
    cleared: { reporterId: null, text: "" },
  },
  {
    table: decisions,
    own: ({ id }) => eq(decisions.ownerId, id),
    withheld: ["ownerId", "decidedBy", "number"],
  },
  { table: sanctions, own: ({ id }) => eq(sanctions.userId, id), withheld: ["userId"] },
  { table: holds, own: ({ id }) => eq(holds.ownerId, id), withheld: ["ownerId"] },
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
        ? undefined
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

export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, id));
  return user && { ...user, entities: await entitiesOf(db, id) };
}

function oneOf(column: Parameters<typeof inArray>[0], ids: string[]): SQL {
  return ids.length > 0 ? inArray(column, ids) : sql`false`;
}

/** The columns of a table that its owner gets. */
export function exportedColumns({ table, withheld, shown }: PersonalDataRule, member: Member) {
  if (!Array.isArray(withheld)) return undefined;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !withheld.includes(name));
  return { ...Object.fromEntries(columns), ...shown?.(member) };
}

function nameOf(account: PgColumn): SQL {
  return sql`(select ${nameOfAccount(users)} from ${users} where ${users.id} = ${account})`;
}

function introductionsOf(member: string): SQL {
  return sql`(select id from ${introductions} where a_id = ${member} or b_id = ${member})`;
}
