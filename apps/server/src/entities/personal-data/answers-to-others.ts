import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { nameOfMember } from "../../platform/db/member-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  applications,
  companies,
  connections,
  reviews,
  startupCofounders,
  successStories,
  users,
  verifications,
} from "../../platform/db/schema/index.ts";

type Read = (db: Db, member: string) => Promise<Record<string, unknown>[]>;

/** What a member wrote and decided where the row is somebody else's: of the other side no more than the name. */
export const answersToOthers: Readonly<Record<string, Read>> = {
  connections_received: (db, member) =>
    db
      .select({
        id: connections.id,
        sender: nameOfMember(users),
        state: connections.state,
        asked: sql`(select coalesce(jsonb_agg(each - 'answer' - 'answeredAt'), '[]') from jsonb_array_elements(${connections.asked}) each)`,
        declineReason: connections.declineReason,
        declineText: connections.declineText,
        createdAt: connections.createdAt,
        viewedAt: connections.viewedAt,
        endedAt: connections.endedAt,
      })
      .from(connections)
      .innerJoin(users, eq(users.id, connections.senderId))
      .where(eq(connections.receiverId, member)),
  applications_received: (db, member) =>
    db
      .select({
        id: applications.id,
        applicant: nameOfMember(users),
        title: applications.title,
        state: applications.state,
        declineReason: applications.declineReason,
        declineText: applications.declineText,
        createdAt: applications.createdAt,
        answeredAt: applications.answeredAt,
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(eq(applications.ownerId, member)),
  reviews_answered: (db, member) =>
    db
      .select({
        id: reviews.id,
        title: reviews.title,
        answer: reviews.answer,
        answeredAt: reviews.answeredAt,
      })
      .from(reviews)
      .leftJoin(companies, eq(companies.id, reviews.companyId))
      .leftJoin(startupCofounders, eq(startupCofounders.id, reviews.cofounderId))
      .where(
        and(
          isNotNull(reviews.answer),
          or(eq(companies.userId, member), eq(startupCofounders.userId, member)),
        ),
      ),
  success_stories_answered: (db, member) =>
    db
      .select({
        id: successStories.id,
        title: successStories.title,
        state: successStories.state,
        updatedAt: successStories.updatedAt,
      })
      .from(successStories)
      .where(and(eq(successStories.partnerId, member), eq(successStories.movedBy, member))),
  vouches_made: (db, member) =>
    db
      .select({
        id: verifications.id,
        member: nameOfMember(users),
        reason: verifications.reason,
        createdAt: verifications.createdAt,
      })
      .from(verifications)
      .innerJoin(users, eq(users.id, verifications.userId))
      .where(eq(verifications.vouchedBy, member)),
};
