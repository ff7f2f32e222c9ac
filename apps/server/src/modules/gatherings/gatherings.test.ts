import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventGuest, managedGathering } from "@khamt/contract";
import { hour } from "@khamt/contract/durations";
import { testKeys } from "../../../test/app.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { gatheringGuests, notifications, programmeVisits, users } from "../../platform/db/schema/index.ts";
import type { Email } from "../../platform/mail/mail.ts";
import { sendNotificationEmails } from "../notifications/index.ts";
import { dayOf } from "../programmes/index.ts";
import {
  server,
  boss,
  bat,
  tuya,
  dorj,
  spring,
  useGatherings,
  input,
  made,
  listed,
  step,
  newsOf,
  tend,
} from "./set-up-gatherings.ts";

useGatherings();

test("an event of a programme is found by its members alone, and by everybody where it is open", async () => {
  await made();
  expect(await listed(bat)).toHaveLength(1);
  expect(await listed(dorj)).toEqual([]);
  await made({ isListed: true });
  expect(await listed(dorj)).toHaveLength(1);
  expect((await server.get("/api/calendar")).json()).toHaveLength(1);
});

test("a place that is free goes to nobody who has been suspended or is about to leave", async () => {
  const { id } = await made({ isListed: true });
  await step(bat, id, "sign-up");
  for (const each of [tuya, dorj, boss]) {
    server.clock.pass({ minutes: 1 });
    await step(each, id, "sign-up");
  }
  await setUser(tuya, { standing: "suspended" });
  await setUser(dorj, { deletesAt: new Date(server.clock.now().getTime() + 999 * hour) });
  await step(bat, id, "leave");
  expect(await step(boss, id, "sign-up")).toMatchObject({ mine: "going", going: 1, waiting: 2 });
  const rows = await server.db.select().from(gatheringGuests).where(eq(gatheringGuests.userId, tuya.id));
  expect(rows).toMatchObject([{ state: "waiting", news: null }]);

  // Back again, the next place is theirs.
  await setUser(tuya, { standing: "good" });
  await step(boss, id, "leave");
  expect(await step(tuya, id, "sign-up")).toMatchObject({ mine: "going" });
});

const setUser = (person: Person, fields: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(fields).where(eq(users.id, person.id));

test("places are taken by turns, who waits moves up and hears of it, and the address is for who comes", async () => {
  const { id } = await made();
  expect(await step(bat, id, "sign-up")).toMatchObject({ mine: "going", link: "https://meet.example/demo" });
  expect(await step(bat, id, "sign-up")).toMatchObject({ going: 1 });
  expect(await step(tuya, id, "sign-up")).toMatchObject({ mine: "waiting", link: null, waiting: 1 });
  expect([await newsOf(bat), await newsOf(tuya)]).toEqual([["event going"], ["event waiting"]]);
  expect(await step(bat, id, "leave")).toMatchObject({ mine: "left", going: 1, waiting: 0 });
  expect((await listed(tuya))[0]).toMatchObject({ mine: "going" });
  expect([await newsOf(bat), await newsOf(tuya)]).toEqual([[], ["event moved-up"]]);
});

test("the letter about a place says when and where it is, with the address for who comes", async () => {
  const { id } = await made();
  await step(bat, id, "sign-up");
  await step(tuya, id, "sign-up");
  const letters: Email[] = [];
  const post = async (letter: Email) => void letters.push(letter);
  const send = () => sendNotificationEmails({ db: server.db, post, keys: testKeys, now: server.clock.now() });
  await send();
  await step(bat, id, "leave");
  await send();
  expect(letters).toMatchObject([{ state: "going" }, { state: "waiting" }, { state: "moved-up" }]);
  const letter = letters.at(-1);
  const quote = letter && "quote" in letter ? letter.quote : null;
  expect(quote).toMatch(
    /\d\d:\d\d–\d\d:\d\d \(Ulaanbaatar time\) · Main hall · https:\/\/meet\.example\/demo$/,
  );
});

test("who comes no more is told by name alone, in the list and in the file", async () => {
  const { id } = await made();
  const [row] = await server.db.select({ email: users.email }).from(users).where(eq(users.id, bat.id));
  const email = row?.email ?? "";
  const guests = async () => {
    const answer = await boss.get(`/api/manage/calendar/${id}/guests`);
    return eventGuest.strict().array().parse(answer.json());
  };
  const file = async () => (await boss.get(`/api/manage/calendar/${id}/guests.csv`)).body;
  await step(bat, id, "sign-up");
  expect(await guests()).toMatchObject([{ state: "going", email }]);
  expect(await file()).toContain(email);
  const found = async (q: string) =>
    (await boss.get(`/api/manage/calendar/${id}/guests?q=${encodeURIComponent(q)}`)).json<object[]>().length;
  expect([await found(bat.name.toUpperCase()), await found("nobody of that name")]).toEqual([1, 0]);
  await step(bat, id, "leave");
  expect(await guests()).toMatchObject([{ state: "left", email: null, name: bat.name }]);
  expect([await found(bat.name), await found(email)], "by the name, never by the address").toEqual([1, 0]);
  expect(await file()).not.toContain(email);
});

test("one last place goes to one of two who ask at once", async () => {
  const { id } = await made();
  const both = await Promise.all([step(bat, id, "sign-up"), step(tuya, id, "sign-up")]);
  expect(
    both.map(({ mine }) => mine).toSorted((one, other) => String(one).localeCompare(String(other))),
  ).toEqual(["going", "waiting"]);
});

test("who comes is reminded once, a day before", async () => {
  const { id } = await made({ places: null });
  await step(bat, id, "sign-up");
  await tend();
  expect(await newsOf(bat)).toEqual(["event going"]);
  server.clock.pass({ days: 2, minutes: 1 });
  await tend();
  await tend();
  expect(await newsOf(bat)).toEqual(["event reminder"]);
});

test("of another place those who come are told, and of the end of it those who wait too", async () => {
  const event = input();
  await boss.post("/api/manage/calendar", event);
  await step(bat, event.id, "sign-up");
  await step(tuya, event.id, "sign-up");
  const put = (fields: object) => boss.put(`/api/manage/calendar/${event.id}`, { ...event, ...fields });
  const changed = await put({ title: { en: "Demo", mn: "Демо" } });
  const { updatedAt } = managedGathering.strict().parse(changed.json());
  const old = await boss.put(`/api/manage/calendar/${event.id}?version=${event.beginsAt}`, event);
  expect(old.json()).toMatchObject({ error: "conflict" });
  expect((await boss.put(`/api/manage/calendar/${event.id}?version=${updatedAt}`, event)).statusCode).toBe(
    200,
  );
  expect(await newsOf(bat)).toEqual(["event going"]);
  await put({ place: "Small hall" });
  expect(await newsOf(bat)).toEqual(["event changed"]);
  expect((await boss.post(`/api/manage/calendar/${event.id}/cancel`)).json()).toMatchObject({
    isCancelled: true,
  });
  expect(await newsOf(tuya)).toEqual(["event cancelled"]);
  expect((await listed(bat))[0]).toMatchObject({ isCancelled: true });
  expect((await dorj.post(`/api/calendar/${event.id}/sign-up`)).statusCode).toBe(404);
  expect((await put({ place: "Hall" })).statusCode).toBe(409);
});

test("what is over is neither made nor moved there nor cancelled, and its text and place are mended without news", async () => {
  const ago = (hours: number) => new Date(server.clock.now().getTime() - hours * hour).toISOString();
  const refused = async (answer: ReturnType<Person["post"]>, parameter: string) =>
    expect((await answer).json()).toMatchObject({ error: "invalid-parameter", parameter });
  await refused(boss.post("/api/manage/calendar", input({ beginsAt: ago(3), endsAt: ago(1) })), "beginsAt");
  await refused(boss.post("/api/manage/calendar", input({ beginsAt: ago(3) })), "beginsAt");

  const event = input();
  await boss.post("/api/manage/calendar", event);
  await step(bat, event.id, "sign-up");
  const put = (fields: object) => boss.put(`/api/manage/calendar/${event.id}`, { ...event, ...fields });
  await refused(put({ beginsAt: ago(3) }), "beginsAt");
  server.clock.pass({ days: 3, minutes: 30 });
  await refused(put({ endsAt: ago(0.1) }), "endsAt");
  expect((await put({ place: "Small hall" })).statusCode).toBe(200);
  expect(await newsOf(bat)).toEqual(["event changed"]);
  await server.db.delete(notifications);
  server.clock.pass({ days: 1 });
  const mended = await put({ place: "Large hall", title: { en: "Demo", mn: "Демо" } });
  expect(mended.json()).toMatchObject({ place: "Large hall", title: { en: "Demo" } });
  expect((await boss.post(`/api/manage/calendar/${event.id}/cancel`)).statusCode).toBe(409);
  expect(await newsOf(bat)).toEqual([]);
});

test("more places are for who waits", async () => {
  const event = input();
  await boss.post("/api/manage/calendar", event);
  for (const each of [bat, tuya]) await step(each, event.id, "sign-up");
  await boss.put(`/api/manage/calendar/${event.id}`, { ...event, places: 2 });
  expect((await listed(tuya))[0]).toMatchObject({ mine: "going" });
});

test("who comes no more gets the cancellation for their calendar, and who comes again a newer event", async () => {
  const { id } = await made();
  const fileAfter = async (what: "sign-up" | "leave") => {
    server.clock.pass({ minutes: 1 });
    await step(bat, id, what);
    const { headers, body } = await bat.get(`/api/calendar/${id}/event.ics`);
    const method = /^METHOD:(.+)\r$/mu.exec(body)?.[1];
    expect(headers["content-type"]).toContain(`method=${method}`);
    return { method, sequence: Number(/^SEQUENCE:(\d+)\r$/mu.exec(body)?.[1]) };
  };
  const [came, left, again] = [
    await fileAfter("sign-up"),
    await fileAfter("leave"),
    await fileAfter("sign-up"),
  ];
  expect([came, left, again].map(({ method }) => method)).toEqual(["PUBLISH", "CANCEL", "PUBLISH"]);
  expect(left.sequence).toBeGreaterThan(came.sequence);
  expect(again.sequence).toBeGreaterThan(left.sequence);
});

test("files are for calendars and for who manages it", async () => {
  const { id } = await made();
  await step(bat, id, "sign-up");
  const file = await bat.get(`/api/calendar/${id}/event.ics`);
  expect(file.headers["content-type"]).toContain("text/calendar");
  expect(file.body).toContain(`UID:${id}\r\n`);
  expect(file.body).toMatch(/LOCATION:Main hall\\, https:\/\/meet\.example\/demo/);
  expect((await dorj.get(`/api/calendar/${id}/event.ics`)).statusCode).toBe(404);
  const guests = await boss.get(`/api/manage/calendar/${id}/guests.csv`);
  expect(guests.body).toContain(bat.name);
  const listed = async () => {
    const answer = await boss.get(`/api/manage/calendar/${id}/guests`);
    expect(answer.statusCode, answer.body).toBe(200);
    return eventGuest
      .strict()
      .array()
      .parse(answer.json())
      .map(({ userId, state, hasCome }) => ({ userId, state, hasCome }));
  };
  for (const { hasCome } of await listed()) expect(hasCome).toBeNull();
  expect(await listed()).toContainEqual({ userId: bat.id, state: expect.any(String), hasCome: null });
  server.clock.pass({ days: 3, minutes: 1 });
  const day = dayOf(server.clock.now());
  await server.db.insert(programmeVisits).values({ programmeId: spring, userId: bat.id, day });
  expect(await listed()).toContainEqual({ userId: bat.id, state: expect.any(String), hasCome: true });
  expect((await listed()).filter(({ hasCome }) => hasCome)).toHaveLength(1);
  const after = await boss.get(`/api/manage/calendar/${id}/guests.csv`);
  expect(guests.body).toMatch(/,Signed up,Came\r\n[^\r]+,\r\n/);
  expect(after.body).toMatch(/,Signed up,Came\r\n[^\r]+,Yes\r\n/);
  expect((await bat.get(`/api/manage/calendar/${id}/guests`)).statusCode).toBe(404);
  expect((await bat.get(`/api/manage/calendar/${id}/guests.csv`)).statusCode).toBe(404);
});

test("who came without a phone is marked by who runs the event from its day on, and the mark is taken back", async () => {
  const { id, beginsAt } = await made();
  await step(bat, id, "sign-up");
  const mark = (by: Person, of: Person, hasCome: boolean) =>
    by.put(`/api/manage/calendar/${id}/guests/${of.id}/visit`, { hasCome });
  expect((await mark(boss, bat, true)).statusCode).toBe(409);
  // Before it begins, as they come in.
  server.clock.pass({ minutes: (Date.parse(beginsAt) - server.clock.now().getTime()) / 60_000 - 1 });
  for (const hasCome of [true, false, true]) {
    const answer = await mark(boss, bat, hasCome);
    expect(eventGuest.strict().parse(answer.json())).toMatchObject({ userId: bat.id, hasCome });
    expect((await boss.get(`/api/manage/calendar/${id}/guests`)).json()).toMatchObject([{ hasCome }]);
  }
  expect((await mark(boss, tuya, true)).statusCode).toBe(404);
  expect((await mark(bat, bat, true)).statusCode).toBe(404);
  const [visit] = await server.db.select().from(programmeVisits);
  expect(visit).toEqual({ programmeId: spring, userId: bat.id, day: dayOf(new Date(beginsAt)) });
});

test("managers plan for their own programmes; sent again it is one", async () => {
  const event = input();
  expect((await bat.post("/api/manage/calendar", event)).statusCode).toBe(404);
  expect(
    (await boss.post("/api/manage/calendar", { ...event, programmeId: null, isListed: true })).statusCode,
  ).toBe(403);
  for (const time of [1, 2])
    expect((await boss.post("/api/manage/calendar", event)).statusCode, `${time}`).toBe(200);
  expect((await boss.get("/api/manage/calendar")).json()).toHaveLength(1);
  const autumn = await addProgramme(server, { managers: [dorj] });
  expect((await dorj.get("/api/manage/calendar")).json()).toEqual([]);
  const other = await dorj.post("/api/manage/calendar", { ...event, programmeId: autumn });
  expect(other.statusCode).toBe(409);
  expect(
    (await dorj.put(`/api/manage/calendar/${event.id}`, { ...event, programmeId: autumn })).statusCode,
  ).toBe(404);
  expect((await boss.post("/api/manage/calendar", { ...input(), endsAt: event.beginsAt })).statusCode).toBe(
    400,
  );
});

test("an administrator puts an event into no programme that is not there", async () => {
  const admin = await addPerson(server, { role: "admin" });
  const elsewhere = { programmeId: randomUUID() };
  expect((await admin.post("/api/manage/calendar", input(elsewhere))).statusCode).toBe(404);
  const { id } = await made();
  const moved = await admin.put(`/api/manage/calendar/${id}`, input({ id, ...elsewhere }));
  expect(moved.statusCode, moved.body).toBe(404);
});
