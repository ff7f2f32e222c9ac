import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hour } from "@khamt/contract/durations";
import { gatheringGuests, notifications } from "../../platform/db/schema/index.ts";
import {
  server,
  boss,
  bat,
  tuya,
  useGatherings,
  input,
  made,
  step,
  newsOf,
  tend,
} from "./set-up-gatherings.ts";

useGatherings();

test("who is told that it is moved to a time within a day is not reminded on top, and first hears what is new", async () => {
  const { id, ...event } = await made({ places: null });
  for (const each of [bat, tuya]) await step(each, id, "sign-up");
  const begin = server.clock.now().getTime() + 20 * hour;
  const times = { beginsAt: new Date(begin).toISOString(), endsAt: new Date(begin + hour).toISOString() };
  const moved = await boss.put(`/api/manage/calendar/${id}`, input({ ...event, id, ...times }));
  expect(moved.statusCode, moved.body).toBe(200);
  await tend();
  expect(await newsOf(bat)).toEqual(["event changed"]);
  // As if there were more than are told at once.
  await server.db.update(gatheringGuests).set({ news: "changed", remindedAt: null });
  await server.db.delete(notifications);
  await tend();
  expect(await newsOf(tuya)).toEqual(["event changed"]);
});

test("who gets a place within a day hears just that", async () => {
  const begin = server.clock.now().getTime() + 20 * hour;
  const times = { beginsAt: new Date(begin).toISOString(), endsAt: new Date(begin + hour).toISOString() };
  const { id } = await made(times);
  for (const each of [bat, tuya]) await step(each, id, "sign-up");
  await server.db.delete(gatheringGuests).where(eq(gatheringGuests.userId, bat.id));
  await tend();
  await tend();
  expect(await newsOf(tuya)).toEqual(["event moved-up"]);
});
