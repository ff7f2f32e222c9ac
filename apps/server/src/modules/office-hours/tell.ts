import type { BookingNews, MentorNews } from "@khamt/contract";
import { newsToBooker } from "@khamt/contract/desk-vocabulary";
import type { Language } from "@khamt/language";
import { formatSpan } from "@khamt/language/format";
import { notify, type NotifyTransaction } from "../notifications/index.ts";

type Times = { beginsAt: Date; endsAt: Date };
type Booked = Times & { id: string; userId: string; hostId: string };
/** Which side hears it; the other is the one who did it. */
type Told = { news: BookingNews; note?: string | null | undefined };

/** Tells one side of a booking what the other has done, or both what is near. */
export function tellBooking(
  tools: NotifyTransaction,
  { id, userId, hostId, ...times }: Booked,
  { news, note }: Told,
): Promise<void> {
  const isForHost = !newsToBooker.includes(news);
  const data = {
    actorId: isForHost ? userId : hostId,
    names: whenOf(times),
    text: news,
    ...(note && { note }),
  };
  return notify(tools, { to: isForHost ? hostId : userId, kind: "office-hours", subjectId: id, data });
}

type ToMentor = {
  /** Who did it. */
  by: string;
  news: MentorNews;
  names: Readonly<Record<Language, string>>;
};

/** Tells a mentor what those who manage have done in their name. */
export function tellMentor(
  tools: NotifyTransaction,
  { id, userId }: { id: string; userId: string },
  { by, news, names }: ToMentor,
): Promise<void> {
  const data = { actorId: by, names, text: news };
  return notify(tools, { to: userId, kind: "office-hours", subjectId: id, data });
}

export function whenOf({ beginsAt, endsAt }: Times): Readonly<Record<Language, string>> {
  return { en: formatSpan(beginsAt, endsAt, "en"), mn: formatSpan(beginsAt, endsAt, "mn") };
}
