import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import {
  aiMatches,
  announcements,
  applications,
  blocks,
  connections,
  connectionSettings,
  contactGrants,
  contactViews,
  conversationMembers,
  conversations,
  decisions,
  deliveries,
  holds,
  gatheringGuests,
  gatheringWalkIns,
  introductions,
  keptSearches,
  keptSearchFinds,
  mentorBookings,
  mentors,
  mentorSlots,
  messages,
  notifications,
  profileViews,
  reports,
  reviews,
  roundAnswers,
  roundMeetings,
  roundPairs,
  roundPeople,
  sanctions,
  serviceRequests,
  successStories,
  users,
} from "../../platform/db/schema/index.ts";
import { inProgrammes } from "./in-programmes.ts";
import { either, type Member, nameOf, none, oneOf, type PersonalDataRule } from "./rule.ts";

/** That it was set aside, or is being asked about, is the receiver's own. */
const shownToSender = sql`case when ${connections.state} in ('asked', 'set-aside')
  then case when ${connections.viewedAt} is null then 'sent' else 'viewed' end else ${connections.state} end`;

const allEntities = ({ entities }: Pick<Member, "entities">) => Object.values(entities).flat();

/** Whom a conversation is with. */
function nameOfOther(member: string): SQL {
  const { conversationId } = conversationMembers;
  const others = sql`select ${nameOfMember(users)} from ${conversationMembers} other join ${users} on ${users.id} = other.user_id where other.conversation_id = ${conversationId} and other.user_id <> ${member} limit 1`;
  return sql`(${others})`;
}

/** What a member did to others, and they to the member: it goes before what it points to. */
export const betweenMembers: readonly PersonalDataRule[] = [
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
      either(oneOf(aiMatches.sourceId, allEntities(member)), oneOf(aiMatches.targetId, allEntities(member))),
    // Digests of what was said, which say nothing themselves.
    withheld: ["userId", "dismissedAs"],
  },
  {
    table: notifications,
    own: ({ id }) => eq(notifications.userId, id),
    pointing: (member) =>
      either(
        oneOf(notifications.subjectId, allEntities(member)),
        member.id === undefined ? none : eq(sql`(${notifications.data} ->> 'actorId')`, member.id),
        // It names the other of the two.
        member.id === undefined ? none : inArray(notifications.subjectId, introductionsOf(member.id)),
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
    shown: ({ id }) => ({ with: nameOfOther(id) }),
    cleared: { userId: null, isMuted: false, note: null },
  },
  {
    // Those that came for the member's listings go with the account.
    table: applications,
    own: ({ id }) => eq(applications.userId, id),
    withheld: ["userId", "ownerId", "movedBy"],
  },
  ...inProgrammes,
  {
    table: roundPeople,
    own: ({ id }) => eq(roundPeople.userId, id),
    withheld: ["userId"],
  },
  {
    table: roundMeetings,
    own: ({ id }) => either(eq(roundMeetings.aId, id), eq(roundMeetings.bId, id)),
    withheld: ["aId", "bId"],
    shown: ({ id }) => ({
      with: sql`(select ${nameOfMember(users)} from ${users} where ${users.id} <> ${id} and (${users.id} = ${roundMeetings.aId} or ${users.id} = ${roundMeetings.bId}))`,
    }),
  },
  {
    // What others answered is theirs.
    table: roundAnswers,
    own: ({ id }) => eq(roundAnswers.userId, id),
    pointing: ({ id }) => (id === undefined ? none : eq(roundAnswers.otherId, id)),
    withheld: ["userId", "otherId"],
    shown: () => ({
      about: nameOf(roundAnswers.otherId),
    }),
  },
  {
    table: roundPairs,
    own: ({ id }) => either(eq(roundPairs.aId, id), eq(roundPairs.bId, id)),
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
    table: gatheringWalkIns,
    own: ({ email }) => eq(gatheringWalkIns.email, email.toLowerCase()),
    withheld: [],
  },
  {
    // What others wanted to talk about is theirs; with the mentor's slots it goes. What was said of a talk is about who came.
    table: mentorBookings,
    own: ({ id }) => eq(mentorBookings.userId, id),
    withheld: ["userId", "remindedAt"],
    shown: () => ({
      mentor: sql`(select ${nameOfMember(users)} from ${users} where id in (select host.user_id from ${mentorSlots} host where host.id = slot_id))`,
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
    // Whether the other said yes is theirs, and so is that nobody was asked because they have refused.
    table: introductions,
    own: ({ id }) => sql`${isIntroduced(id)} and not ${introductions.isQuiet}`,
    pointing: ({ id }) => (id === undefined ? none : isIntroduced(id)),
    withheld: ["aId", "bId", "authorId", "isQuiet", "aAccepts", "bAccepts", "state"],
    shown: ({ id }) => ({
      with: sql`(select ${nameOfMember(users)} from ${users} where ${users.id} <> ${id} and (${users.id} = ${introductions.aId} or ${users.id} = ${introductions.bId}))`,
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
    own: ({ id }) => either(eq(contactViews.ownerId, id), eq(contactViews.viewerId, id)),
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
];

function isIntroduced(member: string): SQL {
  return either(eq(introductions.aId, member), eq(introductions.bId, member));
}

function introductionsOf(member: string): SQL {
  return sql`(select id from ${introductions} where a_id = ${member} or b_id = ${member})`;
}
