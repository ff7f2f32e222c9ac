import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { EventKind, EventNotification } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { notifications } from "../../platform/db/schema/index.ts";
import { presentNotifications } from "./present.ts";
import { isEvent, withActors } from "./queries.ts";

type Since = { owner: string; since: Date; kinds: readonly EventKind[]; most: number; reader: Language };

/** What has happened since, told in the app or not; the newest first, many unread ones of a kind as one. */
export async function eventsSince(
  db: Db,
  { owner, since, kinds, most, reader }: Since,
): Promise<EventNotification[]> {
  const { userId, kind, createdAt } = notifications;
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(userId, owner), inArray(kind, [...kinds]), gt(createdAt, since)))
    .orderBy(desc(createdAt), desc(notifications.id))
    .limit(most);
  const events = await withActors(db, rows.filter(isEvent));
  return presentNotifications(events, { today: () => undefined, reader }).filter(
    (each): each is EventNotification => each.kind !== "new-match",
  );
}
