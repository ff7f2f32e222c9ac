import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { eventGuest, walkIn } from "@khamt/contract";
import { addCompany, addIdea } from "../../../test/rows.ts";
import { addPerson } from "../../../test/people.ts";
import { bat, boss, dorj, made, server, step, tend, tuya, useGatherings } from "./set-up-gatherings.ts";

useGatherings();

const guest = (fields: object = {}) => ({ id: randomUUID(), name: "Nara Bold", email: null, ...fields });
const pathTo = (id: string) => `/api/manage/calendar/${id}`;
const listed = async (id: string, by = boss) =>
  walkIn
    .strict()
    .array()
    .parse((await by.get(`${pathTo(id)}/walk-ins`)).json());

test("who is there without having signed up is written down from the day of the event on, once, and struck out again", async () => {
  const { id } = await made({ places: null });
  const write = (body: object, by = boss) => by.post(`${pathTo(id)}/walk-ins`, body);
  const error = async (...asked: Parameters<typeof write>) =>
    (await write(...asked)).json<{ error: string }>().error;
  await step(bat, id, "sign-up");
  expect(await error(guest()), "its day has not come").toBe("conflict");
  server.clock.pass({ days: 3 });
  const nara = guest({ email: "Nara@guests.example" });
  for (let time = 0; time < 2; time += 1) expect((await write(nara)).statusCode).toBe(200);
  expect(await error(guest({ email: "nara@guests.example" }))).toBe("guest-already");
  const [signedUp] = (await boss.get(`${pathTo(id)}/guests`)).json<{ email: string }[]>();
  expect(await error(guest({ email: signedUp?.email.toUpperCase() }))).toBe("guest-already");
  server.clock.pass({ minutes: 1 });
  await write(guest());
  expect((await listed(id)).map(({ name, email }) => [name, email])).toEqual([
    ["Nara Bold", "nara@guests.example"],
    ["Nara Bold", null],
  ]);
  await boss.put(`${pathTo(id)}/guests/${bat.id}/visit`, { hasCome: true });
  const [event] = (await boss.get("/api/manage/calendar")).json<{ came: number }[]>();
  expect(event?.came, "one who had signed up, and two who had not").toBe(3);
  const table = (await boss.get(`${pathTo(id)}/guests.csv`)).body.split("\r\n");
  expect(table[2]).toMatch(/^Nara Bold,nara@guests\.example,,Came without signing up,[^,]+,Yes$/);
  expect(await error(guest(), tuya), "whoever does not run it").toBe("not-found");
  const remove = () => boss.delete(`${pathTo(id)}/walk-ins/${nara.id}`);
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
  server.clock.pass({ days: 366 });
  await tend();
  expect(await listed(id), "a year later they are forgotten").toEqual([]);
});

test("at an event of no programme too it is marked who came, and guests are told apart by what they have listed", async () => {
  const admin = await addPerson(server, { role: "admin" });
  const { id } = await made({ programmeId: null, isListed: true, places: null }, admin);
  for (const each of [bat, tuya, dorj]) await step(each, id, "sign-up");
  await addIdea(server.db, { userId: bat.id, title: "Cold stores" });
  await addCompany(server.db, { userId: tuya.id, name: "Tuya LLC" });
  await addIdea(server.db, { userId: tuya.id, title: "Stoves" });
  const guests = async () => {
    const answer = (await admin.get(`${pathTo(id)}/guests`)).json<object[]>();
    const all = answer.map((each) => eventGuest.strict().parse(each));
    return [bat, tuya, dorj].map((of) => all.find(({ userId }) => userId === of.id));
  };
  expect(await guests()).toMatchObject([
    { hasCome: null, startUp: "Cold stores" },
    { hasCome: null, startUp: "Tuya LLC" },
    { hasCome: null, startUp: null },
  ]);
  server.clock.pass({ days: 3 });
  for (const hasCome of [true, false, true]) {
    const answer = await admin.put(`${pathTo(id)}/guests/${tuya.id}/visit`, { hasCome });
    expect(eventGuest.strict().parse(answer.json())).toMatchObject({ userId: tuya.id, hasCome });
  }
  expect((await boss.put(`${pathTo(id)}/guests/${tuya.id}/visit`, { hasCome: false })).statusCode).toBe(403);
  expect(await guests()).toMatchObject([{ hasCome: false }, { hasCome: true }, { hasCome: false }]);
  expect((await admin.get("/api/manage/calendar")).json()).toMatchObject([{ came: 1 }]);
});
