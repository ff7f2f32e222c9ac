import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { day, hour } from "@khamt/contract/durations";
import { openTestApp, type TestApp } from "../../../test/app.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addPerson, type Person } from "../../../test/people.ts";
import {
  mentorBookings,
  mentors,
  mentorSlots,
  notifications,
  programmeMembers,
  users,
} from "../../platform/db/schema/index.ts";
import {
  addHours,
  bookingsOf,
  bookOne,
  errorOf,
  hostedBy,
  mentorsFor,
  name,
  newsOf,
  plan,
  tryBooking,
} from "./set-up-hours.ts";
import { whenOf } from "./tell.ts";
import { tendOfficeHours } from "./tend.ts";

let server: TestApp;
let boss: Person;
let oyun: Person;
let bat: Person;
let tuya: Person;
let spring: string;
let mentor: string;
let slots: string[];
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.reset();
  [boss, oyun, bat, tuya] = [
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
  ];
  spring = await addProgramme(server, { managers: [boss], members: [oyun, bat, tuya] });
  mentor = await name(server, { by: boss, mentor: oyun, programmeId: spring });
  await addHours(oyun, mentor, plan(server));
  await newsOf(oyun);
  slots = (await hostedBy(oyun, mentor)).map(({ id }) => id);
});
afterAll(() => server.close());

const first = () => slots[0] ?? "";
const tend = () =>
  tendOfficeHours({
    db: server.db,
    live: { publish: async () => {} },
    post: undefined,
    now: server.clock.now(),
  });

describe("at once", () => {
  test("of two who book the same time one gets it, and the other reads that it is taken", async () => {
    const answers = await Promise.all([tryBooking(bat, first()), tryBooking(tuya, first())]);
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(lost.map(errorOf)).toEqual(["slot-taken"]);
    const held = await server.db.select().from(mentorBookings);
    expect(held).toHaveLength(1);
  });

  test("one who books two times that lie over each other gets one of them", async () => {
    const second = await name(server, { by: boss, mentor: tuya, programmeId: spring });
    await addHours(tuya, second, plan(server));
    const [same] = await hostedBy(tuya, second);
    const answers = await Promise.all([tryBooking(bat, first()), tryBooking(bat, same?.id ?? "")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test("a booking that is given back while it is moved is given back as it is by then", async () => {
    const [from, to] = await hostedBy(oyun, mentor);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await bookOne(bat, from?.id ?? "");
      const [moved, given] = await Promise.all([
        oyun.put(`/api/mentors/bookings/${id}/slot`, { slot: to?.id }),
        bat.post(`/api/mentors/bookings/${id}/cancel`),
      ]);
      expect(given.statusCode, given.body).toBe(200);
      expect(await bookingsOf(bat)).toEqual([]);
      const isAbout = and(eq(notifications.userId, oyun.id), eq(notifications.subjectId, id));
      const [told] = await server.db.select().from(notifications).where(isAbout);
      const [wasAt, text] = [moved.statusCode === 200 ? to : from, "given-back"];
      const names = wasAt && whenOf({ beginsAt: new Date(wasAt.beginsAt), endsAt: new Date(wasAt.endsAt) });
      expect(told?.data, moved.body).toMatchObject({ text, names });
    }
  });

  test("a booking that is moved off a time that its mentor withdraws stays", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from = "", to = ""] = (await hostedBy(oyun, mentor)).map(({ id }) => id);
      const { id } = await bookOne(bat, from);
      const [moved] = await Promise.all([
        bat.put(`/api/mentors/bookings/${id}/slot`, { slot: to }),
        oyun.post(`/api/mentors/${mentor}/withdraw`, { slots: [from], note: "I am ill, sorry" }),
      ]);
      const own = (await bookingsOf(bat)).find((each) => each.id === id);
      expect(own?.isCancelled, moved.body).toBe(moved.statusCode !== 200);
      await bat.post(`/api/mentors/bookings/${id}/cancel`);
      const begin = server.clock.now().getTime() + (4 + round) * day;
      await addHours(oyun, mentor, {
        ...plan(server),
        beginsAt: new Date(begin).toISOString(),
        endsAt: new Date(begin + 1.75 * hour).toISOString(),
      });
    }
  });

  test("who is blocked while they book has nothing booked", async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await addPerson(server);
      await server.db.insert(programmeMembers).values({
        programmeId: spring,
        userId: member.id,
        state: "joined",
        createdAt: server.clock.now(),
        updatedAt: server.clock.now(),
      });
      const [blocked] = await Promise.all([
        oyun.post("/api/blocks", { subject: member.profile }),
        tryBooking(member, first()),
      ]);
      expect(blocked.statusCode, blocked.body).toBe(200);
      const isStanding = and(eq(mentorBookings.userId, member.id), isNull(mentorBookings.cancelledAt));
      expect(await server.db.$count(mentorBookings, isStanding)).toBe(0);
    }
  });

  test.each([
    ["mn", "Өөр цаг сонгоно уу"],
    ["en", "Choose another"],
  ])("who comes too late is told so in %s, and that nothing typed is lost", async (language, words) => {
    await bookOne(tuya, first());
    const answer = await server.post(
      `/api/mentors/slots/${first()}/book`,
      { id: "00000000-0000-4000-8000-000000000001", question: "Which prices?" },
      { cookie: `${await server.signIn(bat.id)}; khamt-lang=${language}` },
    );
    expect(answer.json<{ message: string }>().message).toContain(words);
  });
});

describe("the database itself refuses", () => {
  const times = () => {
    const begin = server.clock.now().getTime();
    return { beginsAt: new Date(begin), endsAt: new Date(begin + 60_000), createdAt: new Date(begin) };
  };
  const put = (slotId: string, userId: string, fields = {}) =>
    server.db
      .insert(mentorBookings)
      .values({ ...times(), slotId, userId, question: "Prices?", ...fields })
      .onConflictDoNothing()
      .returning();

  test("a second booking of a slot, until the first is cancelled", async () => {
    const [made] = await put(first(), bat.id);
    expect(await put(first(), tuya.id)).toEqual([]);
    await server.db
      .update(mentorBookings)
      .set({ cancelledAt: new Date(), cancelledBy: "member" })
      .where(eq(mentorBookings.id, made?.id ?? ""));
    expect(await put(first(), tuya.id)).toHaveLength(1);
  });

  test("a member in two talks at once, but not one after the other, nor two members", async () => {
    const { endsAt } = times();
    expect(await put(first(), bat.id)).toHaveLength(1);
    expect(await put(slots[1] ?? "", bat.id)).toEqual([]);
    expect(await put(slots[1] ?? "", tuya.id)).toHaveLength(1);
    const later = { beginsAt: endsAt, endsAt: new Date(endsAt.getTime() + 1) };
    expect(await put(slots[2] ?? "", bat.id, later)).toHaveLength(1);
  });

  test("a mentor in two talks at once, in whichever programmes", async () => {
    const begin = new Date(server.clock.now().getTime() + 72 * 3_600_000);
    const [other] = await server.db
      .insert(mentors)
      .values({ userId: oyun.id, about: "Law", createdAt: begin, updatedAt: begin })
      .returning();
    const slot = { mentorId: other?.id ?? "", place: "Hall", createdAt: begin };
    const over = { beginsAt: begin, endsAt: new Date(begin.getTime() + 60_000) };
    const add = (userId: string) =>
      server.db
        .insert(mentorSlots)
        .values({ ...slot, ...over, userId })
        .onConflictDoNothing()
        .returning();
    expect(await add(oyun.id)).toEqual([]);
    expect(await add(tuya.id)).toHaveLength(1);
  });
});

describe("who is not to meet", () => {
  test.each([
    ["mentor", () => oyun, () => bat, "cancelled"],
    ["member", () => bat, () => oyun, "given-back"],
  ] as const)(
    "once the %s blocks the other, nobody finds anybody, and nobody waits in vain",
    async (_side, who, whom, told) => {
      await bookOne(bat, first());
      const blocked = await who().post("/api/blocks", { subject: whom().profile });
      expect(blocked.statusCode, blocked.body).toBe(200);
      expect(await newsOf(whom())).toContain(`${told} ${who().name}`);
      expect(await mentorsFor(bat)).toEqual([]);
      expect((await tryBooking(bat, slots[1] ?? "")).statusCode).toBe(404);
      expect(await slotStates(tuya)).toEqual(["free", "free", "free"]);
    },
  );

  test("a mentor who is suspended is not found, and who had booked is told", async () => {
    await bookOne(bat, first());
    await server.db.update(users).set({ standing: "suspended" }).where(eq(users.id, oyun.id));
    expect(await mentorsFor(bat)).toEqual([]);
    expect((await tryBooking(tuya, slots[1] ?? "")).statusCode).toBe(404);
    await tend();
    expect(await newsOf(bat)).toEqual([`cancelled ${oyun.name}`]);
    expect(await bookingsOf(bat)).toMatchObject([{ isCancelled: true, note: null }]);
  });

  test("of who has left the programme the time is free again, and a mentor who has left is none", async () => {
    const leave = ({ id }: Person) =>
      server.db
        .update(programmeMembers)
        .set({ state: "left" })
        .where(and(eq(programmeMembers.programmeId, spring), eq(programmeMembers.userId, id)));
    await bookOne(bat, first());
    await bookOne(tuya, slots[1] ?? "");
    await newsOf(oyun);
    await leave(bat);
    await tend();
    expect(await newsOf(oyun)).toEqual([`given-back ${bat.name}`]);
    await leave(oyun);
    await tend();
    expect(await newsOf(tuya)).toEqual([`cancelled ${oyun.name}`]);
  });
});

test("both sides are reminded once, a day before, unless it was booked that day", async () => {
  await bookOne(bat, first());
  await tend();
  expect(await newsOf(bat)).toEqual([]);
  server.clock.pass({ days: 2, minutes: 1 });
  await newsOf(oyun);
  await bookOne(tuya, slots[1] ?? "");
  await tend();
  await tend();
  expect(await newsOf(bat)).toEqual([`reminder ${oyun.name}`]);
  expect(await newsOf(tuya)).toEqual([]);
  expect(await newsOf(oyun)).toContain(`guest-comes ${bat.name}`);
});

test("who has switched it off gets no letter and no sign by the bell", async () => {
  const wants = { notifications: { hours: { app: false, mail: false } } };
  const headers = { cookie: await server.signIn(oyun.id) };
  const saved = await server.call({ method: "PATCH", url: "/api/account", headers, payload: wants });
  expect(saved.statusCode, saved.body).toBe(200);
  server.clock.pass({ minutes: 1 });
  await bookOne(bat, first());
  const deliveries = (await oyun.get("/api/notifications/deliveries")).json<
    { kind: string; why: string }[]
  >();
  expect(deliveries.filter(({ kind }) => kind === "office-hours").slice(0, 2)).toMatchObject([
    { why: "settings" },
    { why: "settings" },
  ]);
});

test("what was asked in private is forgotten half a year after the talk", async () => {
  await bookOne(bat, first());
  server.clock.pass({ days: 190 });
  await tend();
  expect(await server.db.$count(mentorBookings)).toBe(0);
  expect(await server.db.$count(mentorSlots)).toBe(0);
});

async function slotStates(by: Person) {
  return (await mentorsFor(by))[0]?.slots.map(({ state }) => state);
}
