import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { day, hour } from "@khamt/contract/durations";
import { errorOf } from "../../../test/app.ts";
import { addPerson } from "../../../test/people.ts";
import {
  mentorBookings,
  mentorSlots,
  notifications,
  programmeMembers,
} from "../../platform/db/schema/index.ts";
import {
  addHours,
  bat,
  bookingsOf,
  bookOne,
  boss,
  first,
  hostedBy,
  mentor,
  name,
  oyun,
  plan,
  server,
  spring,
  tryBooking,
  tuya,
  useHours,
} from "./set-up-hours.ts";
import { whenOf } from "./tell.ts";

useHours();

/** Other times each round. */
function daysOn(round: number) {
  const begin = server.clock.now().getTime() + (4 + round) * day;
  return {
    beginsAt: new Date(begin).toISOString(),
    endsAt: new Date(begin + 1.75 * hour).toISOString(),
  };
}

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
    expect((await bookingsOf(bat)).filter(({ isCancelled }) => !isCancelled)).toEqual([]);
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
    await addHours(oyun, mentor, plan(server, daysOn(round)));
  }
});

test("times that are made while a mentorship ends are not left behind", async () => {
  let id = mentor;
  for (let round = 0; round < 5; round += 1) {
    const [made] = await Promise.all([
      oyun.post(`/api/mentors/${id}/slots`, plan(server, daysOn(round))),
      boss.delete(`/api/mentors/${id}`),
    ]);
    expect(made.statusCode, made.body).toBeOneOf([200, 404]);
    expect(await server.db.$count(mentorSlots, isNull(mentorSlots.cancelledAt))).toBe(0);
    id = await name(server, { by: boss, mentor: oyun, programmeId: spring });
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
