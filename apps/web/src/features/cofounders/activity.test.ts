import { expect, it } from "vitest";
import { activityOf } from "./cofounder-card.tsx";

const now = new Date("2026-11-21T12:00:00Z");

it.each([
  ["2026-11-21T11:59:00Z", "week"],
  ["2026-11-14T12:00:01Z", "week"],
  ["2026-11-14T12:00:00Z", "month"],
  ["2026-10-22T12:00:01Z", "month"],
  ["2026-10-22T12:00:00Z", "earlier"],
])("somebody last here at %s is in the band %s", (lastActiveAt, band) => {
  expect(activityOf(lastActiveAt, now)).toBe(band);
});
