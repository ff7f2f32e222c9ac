import { eq, sql } from "drizzle-orm";
import { type EventKind, type EventNotification, mostOnDashboard } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { visitGap } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { givenNameOfMember } from "../../platform/db/member-name.ts";
import { prepared } from "../../platform/db/prepared.ts";
import { users } from "../../platform/db/schema/index.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { eventsSince } from "../notifications/index.ts";

type Asked = { db: Db; owner: string; reader: Language; now: Date };

/** How the member is called, and when the visit before this one ended: undefined in the first. */
export async function readVisit({
  db,
  owner,
  now,
}: Asked): Promise<{ name: string; since: Date | undefined }> {
  const row = await requiredRow(selectVisit(db, { owner }));
  const { name, lastActiveAt, lastVisitAt } = row;
  // Of a session that has just begun the visit is noted a few minutes later.
  const isNoted = lastActiveAt === null || now.getTime() - lastActiveAt.getTime() <= visitGap;
  return { name, since: (isNoted ? lastVisitAt : lastActiveAt) ?? undefined };
}

const selectVisit = prepared((db) =>
  db
    .select({
      name: givenNameOfMember(users),
      lastActiveAt: users.lastActiveAt,
      lastVisitAt: users.lastVisitAt,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder("owner"))),
);

/** What waits for an answer is told as such, and new matches by themselves. */
const told: readonly EventKind[] = [
  "invitation-answer",
  "application-answer",
  "listing-expiring",
  "review",
  "story",
  "story-answer",
  "service-answer",
  "search-match",
  "moderation",
  "programme-answer",
  "announcement",
  "event",
  "office-hours",
  "rounds",
];

export async function eventsOfVisit(
  { db, owner, reader }: Asked,
  since: Date | undefined,
): Promise<EventNotification[]> {
  return since ? eventsSince(db, { owner, since, kinds: told, most: mostOnDashboard, reader }) : [];
}
