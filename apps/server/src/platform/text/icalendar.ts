import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

/** One event for calendars, as RFC 5545 has it. */
type CalendarEvent = {
  /** The same for ever, whatever address the site has: a calendar then knows a later file as the same event (RFC 7986). */
  uid: string;
  title: string;
  text: string;
  place: string | null;
  url: string;
  beginsAt: Date;
  endsAt: Date;
  /** When it was written last. */
  changedAt: Date;
  isCancelled: boolean;
};

/**
 * What is published, and when it is cancelled its cancellation, as RFC 5546 (3.2.1, 3.2.5 and 4.1.3) has them. The type names the method too
 * (RFC 5545, 8.1).
 */
export function toCalendar(event: CalendarEvent): { file: string; type: string } {
  const method = event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const prodId = { company: "Khamt", product: "Events", language: "EN" };
  const calendar = new ICalCalendar({ prodId, method });
  calendar.createEvent({
    id: event.uid,
    stamp: event.changedAt,
    lastModified: event.changedAt,
    // Later ones are newer, whatever was changed.
    sequence: Math.floor(event.changedAt.getTime() / 1000) % 2 ** 31,
    start: event.beginsAt,
    end: event.endsAt,
    summary: event.title,
    description: event.text,
    location: event.place,
    url: event.url,
    // The site, whoever writes: both methods demand one, and nobody answers it.
    organizer: { name: "Khamt", email: `no-reply@${new URL(event.url).hostname}` },
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // Each line has an end, the last one too.
  return {
    file: `${calendar.toString()}\r\n`,
    type: `text/calendar; charset=utf-8; method=${method}`,
  };
}
