import { expect, test } from "vitest";
import { afterQuiet } from "./quiet-hours.ts";

test.each([
  ["22:00", "08:00", "21:59", "21:59"],
  ["22:00", "08:00", "22:00", "08:00"],
  ["22:00", "08:00", "03:30", "08:00"],
  ["22:00", "08:00", "08:00", "08:00"],
  ["13:00", "15:00", "12:59", "12:59"],
  ["13:00", "15:00", "13:00", "15:00"],
  ["13:00", "15:00", "15:00", "15:00"],
])("quiet from %s to %s: at %s a letter goes at %s", (from, until, at, goes) => {
  const local = (time: Date) => new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
  const quiet = { from, until, timeZone: "Asia/Ulaanbaatar" };
  expect(local(afterQuiet(quiet, new Date(`2026-05-04T${at}:00+08:00`)))).toBe(goes);
});
