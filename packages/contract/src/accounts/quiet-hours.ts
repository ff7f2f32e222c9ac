import { minute } from "../durations.ts";

/** From when until when, by the clocks of a place: "22:00", "08:00", "Asia/Ulaanbaatar". */
type QuietHours = { from: string; until: string; timeZone: string };

const minutesOfDay = 24 * 60;

/** When the quiet hours end that the time falls into; undefined where it falls into none. */
export function quietUntil(quiet: QuietHours | null, time: Date): Date | undefined {
  if (!quiet) return undefined;
  const [from, until, at] = [minutesOf(quiet.from), minutesOf(quiet.until), minutesAt(time, quiet.timeZone)];
  const isQuiet = from < until ? from <= at && at < until : at >= from || at < until;
  if (!isQuiet) return undefined;
  const left = (until - at + minutesOfDay) % minutesOfDay;
  return new Date(Math.floor(time.getTime() / minute) * minute + left * minute);
}

/** The time itself, or the end of the quiet hours around it. */
export function afterQuiet(quiet: QuietHours | null, time: Date): Date {
  return quietUntil(quiet, time) ?? time;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

function minutesAt(time: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return minutesOf(clock.format(time));
}
