import { ICalCalendar, ICalEventStatus } from "ical-generator";

/** One event for calendars, as RFC 5545 has it. */
export type CalendarEvent = {
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

export function toCalendar(event: CalendarEvent): string {
  const calendar = new ICalCalendar({ prodId: { company: "Khamt", product: "Events", language: "EN" } });
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
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // Each line has an end, the last one too.
  return `${calendar.toString()}\r\n`;
}
