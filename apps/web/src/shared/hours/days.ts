import type { Language } from "@khamt/language";
import { dayText } from "../events/when.ts";

type Timed = { beginsAt: string; place: string | null; words: string | null };

/** Times of one day at one place, the next first. */
export type Day<Slot> = { key: string; title: string; slots: Slot[] };

export function daysOf<Slot extends Timed>(slots: readonly Slot[], language: Language): Day<Slot>[] {
  const groups = Map.groupBy(slots, (slot) =>
    [dayText(slot.beginsAt, language), slot.place ?? "", slot.words ?? ""].join("\n"),
  );
  return [...groups].map(([key, slots]) => ({ key, title: key.split("\n")[0] ?? "", slots }));
}
