import { minute, week } from "../durations.ts";
import { hoursLimits } from "./desk-vocabulary.ts";

/** Office hours: from when to when, how long a talk and the break after it are, and in how many weeks. */
export type HoursPlan = { beginsAt: string; endsAt: string; minutes: number; pause: number; weeks: number };
type SlotTimes = { beginsAt: Date; endsAt: Date };

/** Where the organisers are there is no summer time: each week is as long. */

/** As many whole talks as fit, week after week; nothing where they are too many, or the plan is none. */
export function slotsOf({ beginsAt, endsAt, minutes, pause, weeks }: HoursPlan): SlotTimes[] {
  const [begin, end] = [Date.parse(beginsAt), Date.parse(endsAt)];
  const step = (minutes + pause) * minute;
  const fitting = Math.floor((end - begin + pause * minute) / step);
  if (!(fitting >= 1) || !(fitting * weeks <= hoursLimits.slots)) return [];
  return Array.from({ length: weeks * fitting }, (_, index) => {
    const at = begin + Math.floor(index / fitting) * week + (index % fitting) * step;
    return { beginsAt: new Date(at), endsAt: new Date(at + minutes * minute) };
  });
}
