/** One event for calendars, as RFC 5545 has it. */
export type CalendarEvent = {
  /** The same for ever: a calendar then knows a later file as the same event. */
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
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Khamt//Events//EN",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.changedAt)}`,
    `LAST-MODIFIED:${stamp(event.changedAt)}`,
    // Later ones are newer, whatever was changed.
    `SEQUENCE:${Math.floor(event.changedAt.getTime() / 1000) % 2 ** 31}`,
    `DTSTART:${stamp(event.beginsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escape(event.title)}`,
    `DESCRIPTION:${escape(event.text)}`,
    ...(event.place === null ? [] : [`LOCATION:${escape(event.place)}`]),
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** 20260504T120000Z */
function stamp(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

const mostBytes = 75;

/** No line has more bytes, and none is cut within a letter. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > mostBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
