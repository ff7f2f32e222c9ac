import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { hour } from "@khamt/contract/durations";
import { errorOf } from "../../../test/app.ts";
import { testServer } from "../../../test/test-server.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import {
  addHours,
  bookingsOf,
  bookOne,
  emailOf,
  hostedBy,
  mentorsFor,
  name,
  newsOf,
  plan,
  tryBooking,
  tryNaming,
} from "./set-up-hours.ts";

let boss: Person;
let oyun: Person;
let bat: Person;
let tuya: Person;
let dorj: Person;
let spring: string;
let mentor: string;
const server = testServer();
beforeEach(async () => {
  await server.reset();
  for (const add of [
    (each: Person) => (boss = each),
    (each: Person) => (oyun = each),
    (each: Person) => (bat = each),
    (each: Person) => (tuya = each),
    (each: Person) => (dorj = each),
  ])
    add(await addPerson(server));
  spring = await addProgramme(server, { managers: [boss], members: [oyun, bat, tuya] });
  mentor = await name(server, { by: boss, mentor: oyun, programmeId: spring });
});

const slotsFor = async (by: Person) => (await mentorsFor(by))[0]?.slots ?? [];
const idOf = async (index: number) => (await hostedBy(oyun, mentor))[index]?.id ?? "";

test("times are made by the mentor or a manager, week after week, and never over each other", async () => {
  expect(await newsOf(oyun)).toEqual([`named ${boss.name}`]);
  expect(await addHours(boss, mentor, plan(server, { weeks: 2 }))).toEqual({ made: 6, skipped: 0 });
  expect(await newsOf(oyun)).toEqual([`hours-made ${boss.name}`]);
  expect(await addHours(oyun, mentor, plan(server, { weeks: 3 }))).toEqual({ made: 3, skipped: 6 });
  const slots = await hostedBy(oyun, mentor);
  expect(slots).toHaveLength(9);
  const minutes = (index: number) =>
    (Date.parse(slots[index]?.beginsAt ?? "") - Date.parse(slots[0]?.beginsAt ?? "")) / 60_000;
  expect([minutes(1), minutes(2), minutes(3)]).toEqual([35, 70, 7 * 24 * 60]);
  const late = plan(server, { beginsAt: new Date(server.clock.now().getTime() - hour).toISOString() });
  expect(errorOf(await oyun.post(`/api/mentors/${mentor}/slots`, late))).toBe("invalid-parameter");
});

test("members of the programme find times, those of others do not, and nobody learns who has booked", async () => {
  await addHours(oyun, mentor, plan(server));
  expect(await mentorsFor(dorj)).toEqual([]);
  expect(await mentorsFor(oyun)).toEqual([]);
  const [first] = await slotsFor(bat);
  expect(first).toMatchObject({ state: "free", place: "Room 4", isOnline: true });
  await bookOne(bat, first?.id ?? "", "Our prices in secret");
  expect((await slotsFor(bat)).map(({ state }) => state)).toEqual(["mine", "free", "free"]);
  expect((await slotsFor(tuya)).map(({ state }) => state)).toEqual(["taken", "free", "free"]);
  const seen = (await tuya.get("/api/mentors")).body;
  expect(seen).not.toContain(bat.name);
  expect(seen).not.toContain("meet.example");
  expect((await tryBooking(dorj, await idOf(1))).statusCode).toBe(404);
});

test("the question is for the mentor alone: who manages the programme reads who comes", async () => {
  await addHours(oyun, mentor, plan(server));
  await bookOne(bat, await idOf(0), "Our prices in secret");
  expect((await hostedBy(oyun, mentor))[0]?.booking).toMatchObject({
    name: bat.name,
    question: "Our prices in secret",
  });
  expect((await hostedBy(boss, mentor))[0]?.booking).toMatchObject({ name: bat.name, question: null });
  expect((await bat.get(`/api/mentors/${mentor}/slots`)).statusCode).toBe(404);
  const other = await addProgramme(server, { managers: [dorj] });
  expect((await dorj.get(`/api/mentors/${mentor}/slots`)).statusCode).toBe(404);
  expect((await dorj.delete(`/api/mentors/${mentor}`)).statusCode).toBe(404);
  expect((await dorj.get("/api/manage/mentors")).json()).toEqual([]);
  expect((await tryNaming(server, { by: dorj, mentor: dorj, programmeId: other })).statusCode).toBe(200);
  expect((await boss.get("/api/manage/mentors")).json()).toMatchObject([{ free: 2, booked: 1, held: 0 }]);
  server.clock.pass({ days: 3, minutes: 120 });
  expect((await boss.get("/api/manage/mentors")).json()).toMatchObject([{ free: 0, booked: 0, held: 1 }]);
});

test("a member has two bookings with a mentor at most, none over another, and none of what is past", async () => {
  await addHours(oyun, mentor, plan(server));
  const ids = (await hostedBy(oyun, mentor)).map(({ id }) => id);
  await bookOne(bat, ids[0] ?? "");
  await bookOne(bat, ids[1] ?? "");
  expect(errorOf(await tryBooking(bat, ids[2] ?? ""))).toBe("too-many-bookings");
  const second = await name(server, { by: boss, mentor: tuya, programmeId: spring });
  await addHours(tuya, second, plan(server));
  const [same] = await hostedBy(tuya, second);
  expect(errorOf(await tryBooking(bat, same?.id ?? ""))).toBe("booked-then");
  server.clock.pass({ days: 3, minutes: 80 });
  expect(errorOf(await tryBooking(bat, ids[2] ?? ""))).toBe("slot-taken");
});

test("who books and gives back again and again is stopped for the day", async () => {
  await addHours(oyun, mentor, plan(server));
  const slot = await idOf(0);
  for (let time = 0; time < 20; time += 1)
    await bat.post(`/api/mentors/bookings/${(await bookOne(bat, slot)).id}/cancel`);
  expect((await tryBooking(bat, slot)).statusCode).toBe(429);
  await bookOne(tuya, slot);
  server.clock.pass({ days: 1, minutes: 1 });
  await bookOne(bat, await idOf(1));
});

test("sent again it is one booking, and another's number is nobody's", async () => {
  await addHours(oyun, mentor, plan(server));
  const body = { id: randomUUID(), question: "Which prices?" };
  const address = `/api/mentors/slots/${await idOf(0)}/book`;
  for (const time of [1, 2]) expect((await bat.post(address, body)).statusCode, `${time}`).toBe(200);
  expect(await bookingsOf(bat)).toHaveLength(1);
  expect(errorOf(await tuya.post(address, body))).toBe("already-exists");
  expect(await newsOf(oyun)).toContain(`booked ${bat.name}`);
});

test("who can't come gives the time back, and the mentor hears of it", async () => {
  await addHours(oyun, mentor, plan(server));
  const { id } = await bookOne(bat, await idOf(0));
  expect((await tuya.post(`/api/mentors/bookings/${id}/cancel`)).statusCode).toBe(404);
  expect((await oyun.post(`/api/mentors/bookings/${id}/cancel`)).statusCode).toBe(404);
  expect((await bat.post(`/api/mentors/bookings/${id}/cancel`)).statusCode).toBe(200);
  expect(await newsOf(oyun)).toContain(`given-back ${bat.name}`);
  expect(await newsOf(bat)).toEqual([]);
  expect(await bookingsOf(bat)).toMatchObject([{ id, isCancelled: true, note: null }]);
  const [shown] = await hostedBy(oyun, mentor);
  expect(shown).toMatchObject({ booking: null, ended: [{ id, name: bat.name, by: "member" }] });
  expect((await hostedBy(boss, mentor))[0]).toMatchObject({ ended: [] });
  expect((await oyun.get(`/api/mentors/bookings/${id}/booking.ics`)).body).toContain("METHOD:CANCEL");
  await bookOne(tuya, await idOf(0));
  const { id: next } = await bookOne(bat, await idOf(1));
  expect((await bookingsOf(bat)).map((each) => each.id)).toEqual([next, id]);
  server.clock.pass({ days: 4 });
  expect(await bookingsOf(bat)).toEqual([]);
});

test("a booking is moved to another free time of the same mentor, who hears of it", async () => {
  await addHours(oyun, mentor, plan(server));
  const [first = "", second = "", third = ""] = (await hostedBy(oyun, mentor)).map(({ id }) => id);
  const { id } = await bookOne(bat, first, "Our prices");
  await bookOne(tuya, third);
  await newsOf(oyun);
  expect(await newsOf(bat)).toEqual([`confirmed ${oyun.name}`]);
  server.clock.pass({ minutes: 5 });
  const move = (by: Person, slot: string) => by.put(`/api/mentors/bookings/${id}/slot`, { slot });
  for (const other of [tuya, dorj]) expect((await move(other, second)).statusCode).toBe(404);
  expect(errorOf(await move(bat, third))).toBe("slot-taken");
  expect((await move(bat, randomUUID())).statusCode).toBe(404);
  const moved = await move(bat, second);
  const { beginsAt } = (await hostedBy(oyun, mentor))[1] ?? { beginsAt: "" };
  expect(moved.json()).toEqual({ id });
  expect(await bookingsOf(bat)).toMatchObject([{ id, beginsAt, mentorId: mentor, question: "Our prices" }]);
  expect(await newsOf(oyun)).toEqual([`moved ${bat.name}`]);
  expect(await newsOf(bat)).toEqual([`confirmed ${oyun.name}`]);
  expect((await slotsFor(bat)).map(({ state }) => state)).toEqual(["free", "mine", "taken"]);
  await bookOne(tuya, first);
  const file = (await bat.get(`/api/mentors/bookings/${id}/booking.ics`)).body;
  expect(file).toContain("DTSTART:20260507T123500Z");
  expect(file).toContain("LAST-MODIFIED:20260504T120500Z");
  expect((await move(bat, second)).statusCode).toBe(200);
  expect(await newsOf(oyun)).toEqual([`booked ${tuya.name}`]);
});

test("a mentor moves a booking to another free time of theirs, and who comes hears of it", async () => {
  await addHours(oyun, mentor, plan(server));
  const [first = "", second = "", third = ""] = (await hostedBy(oyun, mentor)).map(({ id }) => id);
  const { id } = await bookOne(bat, first, "Our prices");
  await bookOne(tuya, third);
  const move = (slot: string) => oyun.put(`/api/mentors/bookings/${id}/slot`, { slot });
  expect(errorOf(await move(third))).toBe("slot-taken");
  const moved = await move(second);
  expect(moved.json()).toEqual({ id });
  expect(await bookingsOf(bat)).toMatchObject([{ id, mentorId: mentor, question: "Our prices" }]);
  expect(await newsOf(bat)).toEqual([`moved-by-mentor ${oyun.name}`]);
  expect((await slotsFor(bat)).map(({ state }) => state)).toEqual(["free", "mine", "taken"]);
});

test("who manages the programme moves a booking in the mentor's name: both hear of it, the question stays between them", async () => {
  await addHours(oyun, mentor, plan(server));
  const [first = "", second = ""] = (await hostedBy(oyun, mentor)).map(({ id }) => id);
  const { id } = await bookOne(bat, first, "Our prices");
  await newsOf(oyun);
  const move = (by: Person) => by.put(`/api/mentors/bookings/${id}/slot`, { slot: second });
  expect((await move(dorj)).statusCode, "who manages another programme").toBe(404);
  const moved = await move(boss);
  expect(moved.json()).toEqual({ id });
  expect(await newsOf(bat)).toEqual([`moved-by-mentor ${oyun.name}`]);
  expect(await newsOf(oyun)).toEqual([`rescheduled ${boss.name}`]);
  expect((await hostedBy(boss, mentor))[1]?.booking).toMatchObject({ name: bat.name, question: null });
  expect(await bookingsOf(bat)).toMatchObject([{ id, question: "Our prices" }]);
});

test("a booking is not moved to another mentor, over another booking, or once it has begun or was cancelled", async () => {
  await addHours(oyun, mentor, plan(server));
  const second = await name(server, { by: boss, mentor: tuya, programmeId: spring });
  await addHours(tuya, second, plan(server));
  const [first = "", next = ""] = (await hostedBy(oyun, mentor)).map(({ id }) => id);
  const [same = "", later = ""] = (await hostedBy(tuya, second)).map(({ id }) => id);
  const { id } = await bookOne(bat, first);
  const { id: other } = await bookOne(bat, later);
  const move = (booking: string, slot: string) => bat.put(`/api/mentors/bookings/${booking}/slot`, { slot });
  expect((await move(id, same)).statusCode).toBe(404);
  expect(errorOf(await move(id, next))).toBe("booked-then");
  await bat.post(`/api/mentors/bookings/${other}/cancel`);
  expect(errorOf(await move(other, same))).toBe("conflict");
  server.clock.pass({ days: 3, minutes: 1 });
  expect(errorOf(await move(id, next))).toBe("conflict");
});

test("a booking stays with its mentorship: who manages one programme books nothing in another, where the same person is a mentor", async () => {
  await addHours(oyun, mentor, plan(server));
  const autumn = await addProgramme(server, { managers: [dorj], members: [oyun, bat] });
  const second = await name(server, { by: dorj, mentor: oyun, programmeId: autumn });
  const begin = server.clock.now().getTime() + 96 * hour;
  const times = {
    beginsAt: new Date(begin).toISOString(),
    endsAt: new Date(begin + 1.75 * hour).toISOString(),
  };
  await addHours(oyun, second, plan(server, times));
  const { id } = await bookOne(bat, await idOf(0));
  const [other] = await hostedBy(oyun, second);
  for (const by of [boss, bat, oyun])
    expect((await by.put(`/api/mentors/bookings/${id}/slot`, { slot: other?.id })).statusCode).toBe(404);
  expect(await bookingsOf(bat)).toMatchObject([{ id, mentorId: mentor }]);
});

test("a mentor cancels with a sentence, which who had booked reads, and the time is gone", async () => {
  await addHours(oyun, mentor, plan(server));
  const [first = "", second = ""] = (await hostedBy(oyun, mentor)).map(({ id }) => id);
  await bookOne(bat, first);
  const take = (note: string | null) =>
    oyun.post(`/api/mentors/${mentor}/withdraw`, { slots: [first, second], note });
  expect((await take(null)).statusCode).toBe(400);
  // For the mentor's calendar, behind what is still to come.
  const ended = [{ name: bat.name, by: "mentor" }];
  expect((await take("I am ill, sorry")).json()).toMatchObject([
    { isCancelled: false, ended: [] },
    { id: first, isCancelled: true, booking: null, ended },
  ]);
  expect(await hostedBy(boss, mentor)).toMatchObject([{ isCancelled: false, ended: [] }]);
  expect(await newsOf(bat)).toEqual([`cancelled ${oyun.name} I am ill, sorry`]);
  expect(await bookingsOf(bat)).toMatchObject([{ isCancelled: true, note: "I am ill, sorry" }]);
  expect(await slotsFor(tuya)).toHaveLength(1);
});

test("what a manager takes back both hear of; a mentor no longer is found by nobody", async () => {
  await addHours(oyun, mentor, plan(server));
  const first = await idOf(0);
  await bookOne(bat, first);
  await newsOf(oyun);
  await boss.post(`/api/mentors/${mentor}/withdraw`, { slots: [first], note: "The house is closed" });
  expect(await newsOf(oyun)).toEqual([`withdrawn ${boss.name}`]);
  expect(await newsOf(bat)).toEqual([`cancelled ${oyun.name} The house is closed`]);
  await bookOne(tuya, await idOf(0));
  expect((await boss.delete(`/api/mentors/${mentor}`)).statusCode).toBe(200);
  expect(await newsOf(tuya)).toEqual([`cancelled ${oyun.name}`]);
  expect(await mentorsFor(bat)).toEqual([]);
  const left = { id: mentor, isEnded: true, free: 0, booked: 0 };
  expect((await oyun.get("/api/mentors/mine")).json(), "what was taken back").toMatchObject([left]);
  expect((await tryNaming(server, { by: boss, mentor: oyun, programmeId: spring })).statusCode).toBe(200);
});

test("managers name those who take part, and administrators anybody, once each", async () => {
  const naming = { by: boss, mentor: dorj, programmeId: spring };
  expect(errorOf(await tryNaming(server, naming))).toBe("no-such-member");
  expect(errorOf(await tryNaming(server, { ...naming, mentor: oyun }))).toBe("mentor-already");
  expect((await tryNaming(server, { ...naming, by: bat, mentor: tuya })).statusCode).toBe(404);
  expect((await tryNaming(server, { ...naming, programmeId: null })).statusCode).toBe(403);
  const body = { id: randomUUID(), programmeId: spring, email: await emailOf(server, tuya), about: "Law" };
  for (const time of [1, 2])
    expect((await boss.post("/api/manage/mentors", body)).statusCode, `${time}`).toBe(200);
  expect((await tuya.put(`/api/mentors/${body.id}`, { about: "Law and tax" })).json()).toMatchObject({
    about: "Law and tax",
  });
  expect((await boss.get("/api/manage/mentors")).json()).toHaveLength(2);
});
