import { hour } from "@khamt/contract/durations";
import { expect, test } from "vitest";
import { addPerson, type Person } from "../../../test/people.ts";
import { boss, made, server, spring, useGatherings } from "./set-up-gatherings.ts";

useGatherings();

test("managers have the next event first, then those that are over, the last one first, page by page", async () => {
  const now = server.clock.now().getTime();
  const inHours = async (hours: number) => {
    const begin = now + hours * hour;
    const [beginsAt, endsAt] = [begin, begin + hour].map((time) => new Date(time).toISOString());
    return (await made({ beginsAt, endsAt })).id;
  };
  const [second, soon, over, first, last] = [
    await inHours(60),
    await inHours(50),
    await inHours(4),
    await inHours(2),
    await inHours(70),
  ];
  server.clock.pass({ minutes: 600 });
  const page = async (more: string) => {
    const answer = await boss.get(`/api/manage/calendar?limit=3${more}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }[]>().map(({ id }) => id);
  };
  expect(await page("")).toEqual([soon, second, last]);
  expect(await page("&cursor=3")).toEqual([over, first]);
  const of = async (programme: string) => (await page(`&programme=${programme}`)).length;
  expect([await of(spring), await of(soon)], "of one programme alone").toEqual([3, 0]);
  expect((await boss.get("/api/manage/calendar?cursor=elsewhere")).statusCode).toBe(400);
});

test("whoever plans an event reads what else is in the same place then, of what they may know", async () => {
  const hall = { place: "Их танхим" };
  const [own, cancelled] = [await made(hall), await made(hall)];
  await boss.post(`/api/manage/calendar/${cancelled.id}/cancel`, {});
  const inPlace = async (
    reader: Person,
    { beginsAt, endsAt, ...more }: { beginsAt: string; endsAt: string; except?: string },
  ) => {
    const asked = new URLSearchParams({ place: " их танхим ", beginsAt, endsAt, ...more });
    const answer = await reader.get(`/api/manage/calendar/in-place?${asked.toString()}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }[]>().map(({ id }) => id);
  };
  const { beginsAt, endsAt } = own;
  const chief = await addPerson(server, { role: "admin" });
  for (const reader of [boss, chief]) expect(await inPlace(reader, { beginsAt, endsAt })).toEqual([own.id]);
  expect(await inPlace(boss, { beginsAt, endsAt, except: own.id })).toEqual([]);
  const later = new Date(Date.parse(endsAt) + hour).toISOString();
  expect(await inPlace(boss, { beginsAt: endsAt, endsAt: later }), "right after it").toEqual([]);
  const stranger = await addPerson(server);
  expect(await inPlace(stranger, { beginsAt, endsAt }), "in no list").toEqual([]);
  const open = await made({ ...hall, isListed: true });
  expect(await inPlace(stranger, { beginsAt, endsAt })).toEqual([open.id]);
});
