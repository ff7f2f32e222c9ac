import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { booking, hostedSlot, type HoursInput, mentor as shownMentor, mentorship } from "@khamt/contract";
import { hour } from "@khamt/contract/durations";
import type { Answer, TestApp } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { addPerson, notificationsOf, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { users } from "../../platform/db/schema/index.ts";
import { eq } from "drizzle-orm";

export let server: TestApp;
export let boss: Person;
export let oyun: Person;
export let bat: Person;
export let tuya: Person;
export let spring: string;
export let mentor: string;
export let slots: string[];
/** A manager, a mentor with three times, and two members of a programme, made anew before each test. */
export function useHours(): void {
  server = freshServer();
  beforeEach(async () => {
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
}

export const first = () => slots[0] ?? "";

export async function emailOf(server: TestApp, { id }: Person): Promise<string> {
  const [row] = await server.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email ?? "";
}

type Naming = { by: Person; mentor: Person; programmeId: string | null };

export async function tryNaming(server: TestApp, { by, mentor, programmeId }: Naming): Promise<Answer> {
  const email = (await emailOf(server, mentor)).toUpperCase();
  return by.post("/api/manage/mentors", { id: randomUUID(), programmeId, email, about: "Sales abroad" });
}

export async function name(server: TestApp, naming: Naming) {
  const answer = await tryNaming(server, naming);
  expect(answer.statusCode, answer.body).toBe(200);
  return mentorship.strict().parse(answer.json()).id;
}

/** Three days on; three times of half an hour in an hour and three quarters, unless told otherwise. */
export function plan(server: TestApp, fields: Partial<HoursInput> = {}): HoursInput {
  const begin = server.clock.now().getTime() + 72 * hour;
  return {
    beginsAt: new Date(begin).toISOString(),
    endsAt: new Date(begin + 1.75 * hour).toISOString(),
    minutes: 30,
    pause: 5,
    weeks: 1,
    place: "Room 4",
    link: "https://meet.example/mentor",
    words: null,
    ...fields,
  };
}

export async function addHours(by: Person, id: string, body: HoursInput) {
  const answer = await by.post(`/api/mentors/${id}/slots`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ made: number; skipped: number }>();
}

export const mentorsFor = async (by: Person) =>
  shownMentor
    .strict()
    .array()
    .parse((await by.get("/api/mentors")).json());
export const bookingsOf = async (by: Person) =>
  booking
    .strict()
    .array()
    .parse((await by.get("/api/mentors/bookings")).json());
export async function hostedBy(by: Person, id: string) {
  const answer = await by.get(`/api/mentors/${id}/slots`);
  expect(answer.statusCode, answer.body).toBe(200);
  return hostedSlot.strict().array().parse(answer.json());
}

export const tryBooking = (by: Person, slotId: string, question = "Which prices?") =>
  by.post(`/api/mentors/slots/${slotId}/book`, { id: randomUUID(), question });
export async function bookOne(by: Person, slotId: string, question?: string) {
  const answer = await tryBooking(by, slotId, question);
  expect(answer.statusCode, answer.body).toBe(200);
  return booking.strict().parse(answer.json());
}
/** What they have not heard yet, and then have. */
export async function newsOf(by: Person): Promise<string[]> {
  const items = await notificationsOf(by);
  await by.post("/api/notifications/read", { all: true });
  return items
    .filter(({ kind, isRead }) => kind === "office-hours" && !isRead)
    .map(({ state, actor, text }) => [state, actor, text].filter((each) => each !== null).join(" "));
}
