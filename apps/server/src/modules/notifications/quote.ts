import { and, asc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Language } from "@khamt/language";
import { formatSpan } from "@khamt/language/format";
import { privacyOf } from "../../entities/privacy.ts";
import { isBlocked } from "../../entities/shown-to.ts";
import type { Db } from "../../platform/db/handle.ts";
import {
  announcements,
  applications,
  conversationMembers,
  gatheringGuests,
  gatherings,
  mentorBookings,
  mentorSlots,
  messages,
  users,
} from "../../platform/db/schema/index.ts";
import { stateOf } from "./kinds.ts";
import type { EventRow } from "./queries.ts";

const longest = 280;

/**
 * The first words of what somebody wrote to the reader, as they stand when the letter goes; null where the writer lets no
 * letter quote them, has blocked the reader or is blocked.
 */
export async function quoteOf(db: Db, row: EventRow, reader: Language): Promise<string | null> {
  if (row.kind === "announcement") return announced(db, row.subjectId, reader);
  if (row.kind === "event") return whenAndWhere(db, row, reader);
  const place = row.kind === "office-hours" ? await placeOfTalk(db, row) : undefined;
  if (place !== undefined) return place;
  if (row.kind === "programme-answer") return row.data.note ?? null;
  const { actorId } = row.data;
  if (actorId === undefined || !(await mayQuote(db, { actorId, readerId: row.userId }))) return null;
  const text = inFewLines((await textWritten(db, row)) ?? "");
  return text === "" ? null : shorten(text);
}

/** The whole of it: who runs the site writes for everybody. */
async function announced(db: Db, id: string, reader: Language): Promise<string | null> {
  const [row] = await db
    .select({ text: announcements.text })
    .from(announcements)
    .where(eq(announcements.id, id));
  return row?.text[reader] ?? null;
}

const zone = { en: "Ulaanbaatar time", mn: "Улаанбаатарын цагаар" };

/** As it stands when the letter goes. The address of a meeting online is told to those who have a place alone. */
async function whenAndWhere(db: Db, row: EventRow, reader: Language): Promise<string | null> {
  const { beginsAt, endsAt, place, link } = gatherings;
  const { state } = gatheringGuests;
  const [event] = await db
    .select({ beginsAt, endsAt, place, link, state })
    .from(gatherings)
    .innerJoin(gatheringGuests, eq(gatheringGuests.gatheringId, gatherings.id))
    .where(and(eq(gatherings.id, row.subjectId), eq(gatheringGuests.userId, row.userId)));
  if (!event) return null;
  const when = formatSpan(event.beginsAt, event.endsAt, reader);
  const online = event.state === "going" ? event.link : null;
  return [`${when} (${zone[reader]})`, event.place, online].filter(Boolean).join(" · ");
}

/** Where a talk takes place that either side is told of; none where it does not. */
async function placeOfTalk(db: Db, row: EventRow): Promise<string | undefined> {
  const { place, link } = mentorSlots;
  const [talk] = await db
    .select({ place, link })
    .from(mentorSlots)
    .innerJoin(mentorBookings, eq(mentorBookings.slotId, mentorSlots.id))
    .where(and(eq(mentorBookings.id, row.subjectId), isNull(mentorBookings.cancelledAt)));
  return talk && ([talk.place, talk.link].filter(Boolean).join(" · ") || undefined);
}

async function mayQuote(db: Db, { actorId, readerId }: { actorId: string; readerId: string }) {
  const { privacy, userType } = users;
  const [writer] = await db.select({ privacy, userType }).from(users).where(eq(users.id, actorId));
  return (
    writer !== undefined && privacyOf(writer).quotesInEmails && !(await isBlocked(db, actorId, readerId))
  );
}

async function textWritten(db: Db, row: EventRow): Promise<string | undefined> {
  switch (row.kind) {
    case "invitation":
    case "question":
    case "introduction":
      return row.data.text;
    case "office-hours":
      return row.data.note;
    case "application":
      return stateOf(row.kind, row.data) === "sent" ? letterOf(db, row.subjectId) : undefined;
    case "message":
      return firstUnread(db, row);
    default:
      return undefined;
  }
}

async function letterOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ letter: applications.letter })
    .from(applications)
    .where(eq(applications.id, id));
  return row?.letter;
}

/** Of what the other has written and not deleted since. */
async function firstUnread(db: Db, { userId, subjectId }: EventRow): Promise<string | undefined> {
  const [row] = await db
    .select({ text: messages.text })
    .from(messages)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, messages.conversationId))
    .where(
      and(
        eq(messages.conversationId, subjectId),
        eq(conversationMembers.userId, userId),
        gt(messages.seq, conversationMembers.readSeq),
        ne(messages.senderId, userId),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(1);
  return row?.text;
}

/** In its own lines, with one empty one between two at most. */
function inFewLines(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
