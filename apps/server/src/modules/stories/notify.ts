import type { EventKind } from "@khamt/contract";
import type { successStories } from "../../platform/db/schema/index.ts";
import { notify, settleNotifications, type NotifyTransaction } from "../notifications/index.ts";
import { isBlocked } from "../../entities/shown-to.ts";

export type StoryRow = typeof successStories.$inferSelect;

/** That the words wait for consent, as they do from now on. */
export async function notifyPartner(tools: NotifyTransaction, row: StoryRow): Promise<void> {
  await tell(tools, row, { kind: "story", to: row.partnerId, by: row.authorId });
}

/** What the partner says to it. */
export async function notifyAuthor(tools: NotifyTransaction, row: StoryRow): Promise<void> {
  await tell(tools, row, { kind: "story-answer", to: row.authorId, by: row.partnerId, text: row.state });
}

/** Where nothing is asked any more, that it was is no news; the pages of both are to ask again. */
export async function refresh({ tx, live, now }: NotifyTransaction, row: StoryRow): Promise<void> {
  const { id: subjectId, partnerId: to } = row;
  if (row.state !== "asked") await settleNotifications(tx, { to, kind: "story", subjectId, now });
  await live.publish(tx, [row.authorId, row.partnerId], { kind: "stories" });
}

type Told = { kind: EventKind; to: string; by: string; text?: string };

async function tell(tools: NotifyTransaction, row: StoryRow, { kind, to, by, text }: Told): Promise<void> {
  if (await isBlocked(tools.tx, row.authorId, row.partnerId)) return;
  const data = { actorId: by, title: row.title, ...(text !== undefined && { text }) };
  await notify(tools, { to, kind, subjectId: row.id, data });
}
