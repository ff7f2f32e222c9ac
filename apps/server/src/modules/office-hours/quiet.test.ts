import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Person } from "../../../test/people.ts";
import {
  deliveries,
  mentorBookings,
  mentors,
  mentorSlots,
  notifications,
  programmeMembers,
  users,
} from "../../platform/db/schema/index.ts";
import {
  bat,
  bookingsOf,
  bookOne,
  boss,
  first,
  mentorsFor,
  name,
  newsOf,
  oyun,
  server,
  slots,
  spring,
  tryBooking,
  tuya,
  useHours,
} from "./set-up-hours.ts";
import { tendOfficeHours } from "./tend.ts";

useHours();

const tend = () =>
  tendOfficeHours({
    db: server.db,
    live: { publish: async () => {} },
    post: undefined,
    now: server.clock.now(),
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
    const [own] = (await oyun.get("/api/mentors/mine")).json<{ id: string; isEnded: boolean }[]>();
    expect(own, "and finds what was booked").toMatchObject({ isEnded: true });
    expect((await boss.get("/api/manage/mentors")).json()).toMatchObject([{ isEnded: true }]);
    expect((await oyun.get(`/api/mentors/${own?.id}/slots`)).body).toContain(tuya.name);
  });
});

test("both sides are reminded once, a day before, unless it was booked that day", async () => {
  await bookOne(bat, first());
  await tend();
  expect(await newsOf(bat)).toEqual([`confirmed ${oyun.name}`]);
  server.clock.pass({ days: 2, minutes: 1 });
  await newsOf(oyun);
  await bookOne(tuya, slots[1] ?? "");
  await tend();
  await tend();
  expect(await newsOf(bat)).toEqual([`reminder ${oyun.name}`]);
  expect(await newsOf(tuya)).toEqual([`confirmed ${oyun.name}`]);
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

test("what a manager does in a mentor's name again and again fills nobody's mailbox: twenty letters a day go out", async () => {
  await server.db.update(mentors).set({ endedAt: server.clock.now() }).where(eq(mentors.userId, oyun.id));
  for (let time = 0; time < 22; time += 1) {
    const id = await name(server, { by: boss, mentor: oyun, programmeId: spring });
    await boss.delete(`/api/mentors/${id}`);
  }
  const isOfOyun = eq(deliveries.userId, oyun.id);
  const letters = and(isOfOyun, eq(deliveries.channel, "mail"), eq(deliveries.state, "queued"));
  expect(await server.db.$count(deliveries, letters)).toBe(20);
  expect(await server.db.$count(notifications, eq(notifications.userId, oyun.id))).toBe(23);
});
