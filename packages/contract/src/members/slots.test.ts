import { expect, test } from "vitest";
import { type HoursPlan, slotsOf } from "./slots.ts";

const plan = (fields: Partial<HoursPlan> = {}): HoursPlan => ({
  beginsAt: "2026-05-04T10:00:00.000Z",
  endsAt: "2026-05-04T11:45:00.000Z",
  minutes: 30,
  pause: 5,
  weeks: 1,
  ...fields,
});
const clocks = (fields: Partial<HoursPlan>) =>
  slotsOf(plan(fields)).map(({ beginsAt, endsAt }) =>
    [beginsAt, endsAt].map((each) => each.toISOString().slice(8, 16)).join(" "),
  );

test("as many whole talks fit as there is time for, the last without a break after it", () => {
  expect(clocks({})).toEqual(["04T10:00 04T10:30", "04T10:35 04T11:05", "04T11:10 04T11:40"]);
  expect(clocks({ endsAt: "2026-05-04T11:40:00.000Z" })).toHaveLength(3);
  expect(clocks({ endsAt: "2026-05-04T11:39:00.000Z" })).toHaveLength(2);
});

test("the same is made each week", () => {
  expect(clocks({ minutes: 60, weeks: 3 })).toEqual([
    "04T10:00 04T11:00",
    "11T10:00 11T11:00",
    "18T10:00 18T11:00",
  ]);
});

test.each([
  ["too short", { endsAt: "2026-05-04T10:29:00.000Z" }],
  ["backwards", { endsAt: "2026-05-04T09:00:00.000Z" }],
  ["more than can be made at once", { minutes: 5, pause: 0, weeks: 26 }],
  ["no time", { beginsAt: "" }],
])("a plan that is %s makes nothing", (_what, fields) => expect(clocks(fields)).toEqual([]));
