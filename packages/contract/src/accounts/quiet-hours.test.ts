import { expect, test } from "vitest";
import { afterQuiet } from "./quiet-hours.ts";

test.each([
  ["21:59", "21:59"],
  ["22:00", "08:00"],
  ["03:30", "08:00"],
  ["08:00", "08:00"],
])("quiet from 22 to 8: at %s a letter goes at %s", (at, goes) => {
  const quiet = { from: "22:00", until: "08:00", timeZone: "Asia/Ulaanbaatar" };
  const local = (time: Date) => new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
  expect(local(afterQuiet(quiet, new Date(`2026-05-04T${at}:00+08:00`)))).toBe(goes);
});
