import type { Language } from "@khamt/language";
import { toCalendar } from "../../platform/text/icalendar.ts";
import type { BookingRow } from "./bookings.ts";

const titles: Record<Language, (name: string) => string> = {
  en: (name) => `Office hours: ${name}`,
  mn: (name) => `Менторын цаг: ${name}`,
};

type Asking = { reader: string; language: Language; publicUrl: string };

/** For the calendar of either side. */
export function bookingFile(row: BookingRow, { reader, language, publicUrl }: Asking) {
  const isHost = row.hostId === reader;
  const { id, place, link, question, beginsAt, endsAt, cancelledAt, createdAt, movedAt } = row;
  return toCalendar({
    uid: id,
    title: titles[language](isHost ? row.booker : row.host),
    text: [question, row.words].filter((each) => each !== null).join("\n\n"),
    place: [place, link].filter((each) => each !== null).join(" · "),
    url: `${publicUrl}/office-hours${isHost ? "/mine" : ""}#${id}`,
    beginsAt,
    endsAt,
    changedAt: new Date(Math.max(+createdAt, +(movedAt ?? 0), +(cancelledAt ?? 0))),
    isCancelled: cancelledAt !== null,
  });
}
