import { expect, test } from "vitest";
import { talk } from "@khamt/contract";
import { day, hour } from "@khamt/contract/durations";
import { addPerson, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { mentorBookings, mentorSlots } from "../../platform/db/schema/index.ts";
import {
  bat,
  bookingsOf,
  bookOne,
  boss,
  first,
  hostedBy,
  mentor,
  mentorsFor,
  name,
  newsOf,
  oyun,
  server,
  slots,
  spring,
  tuya,
  useHours,
} from "./set-up-hours.ts";

useHours();

const record = (by: Person, id: string, body: object) => by.put(`/api/mentors/bookings/${id}/outcome`, body);
const missed = { outcome: "missed", remarks: "Ask again in May" };
async function talksOf(by: Person) {
  const answer = await by.get(`/api/mentors/${mentor}/talks`);
  expect(answer.statusCode, answer.body).toBe(200);
  return talk.strict().array().parse(answer.json());
}
const elsewhere = { place: "Room 7", link: null, words: "Bring your deck" };
const move = (by: Person, body: object) => by.put(`/api/mentors/${mentor}/slots`, { ...elsewhere, ...body });

test("of a talk that has begun the mentor or who manages says whether the member came, and what comes next", async () => {
  const { id } = await bookOne(bat, first(), "Our prices in secret");
  expect((await record(oyun, id, missed)).statusCode, "before it begins").toBe(409);
  expect(await talksOf(oyun)).toEqual([]);
  server.clock.pass({ days: 3, minutes: 35 });
  expect(await talksOf(oyun)).toMatchObject([{ id, outcome: null, remarks: null }]);
  const said = await record(boss, id, missed);
  expect(said.json()).toMatchObject({ ...missed, name: bat.name, question: null });
  expect(await talksOf(oyun)).toMatchObject([{ ...missed, question: "Our prices in secret" }]);
  expect(await talksOf(boss)).toMatchObject([{ ...missed, question: null }]);
  const managed = async () => (await boss.get("/api/manage/mentors")).json();
  expect(await managed()).toMatchObject([{ held: 0, missed: 1 }]);
  await record(oyun, id, { outcome: "came", remarks: null });
  expect(await managed()).toMatchObject([{ held: 1, missed: 0 }]);
});

test("what another has noted of a talk, or said of a mentor, meanwhile is not written over unseen", async () => {
  const { id } = await bookOne(bat, first());
  server.clock.pass({ days: 3, minutes: 35 });
  const before = { outcome: null, remarks: null };
  for (const again of [1, 2]) {
    const noted = await record(boss, id, { ...missed, before });
    expect(noted.statusCode, `${again}: ${noted.body}`).toBe(200);
  }
  expect((await record(oyun, id, { outcome: "came", remarks: null, before })).statusCode).toBe(409);
  expect(await talksOf(oyun)).toMatchObject([missed]);
  expect((await record(oyun, id, { outcome: "came", remarks: null, before: missed })).statusCode).toBe(200);

  const say = (by: Person, body: object) => by.put(`/api/mentors/${mentor}`, body);
  const said = "Prices";
  await say(oyun, { about: said });
  expect((await say(boss, { about: "Sales abroad", before: said })).statusCode).toBe(200);
  expect((await say(oyun, { about: "Taxes", before: said })).statusCode).toBe(409);
  expect((await say(oyun, { about: "Taxes", before: "Sales abroad" })).statusCode).toBe(200);
});

test("talks of all mentors are taken along as a table by who manages them, without what they were about", async () => {
  const { id } = await bookOne(bat, first(), "Our prices in secret");
  const file = async (by: Person, language = "en") =>
    by.get(`/api/manage/mentors/talks.csv?lang=${language}`);
  const lines = async (by: Person) => (await file(by)).body.trim().split("\r\n").slice(1);
  expect(await lines(boss), "before it begins").toEqual([]);
  server.clock.pass({ days: 3, minutes: 35 });
  await record(oyun, id, { outcome: "came", remarks: "Ask again in May" });
  const answer = await file(boss);
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="talks.csv"');
  const [line = "", ...more] = await lines(boss);
  expect(more).toEqual([]);
  expect(line).toMatch(/^.+,.+,2026-05-\d\d \d\d:\d\d,30,.*,Took place,Ask again in May$/u);
  expect(line).toContain(bat.name);
  expect(line).not.toContain("secret");
  expect((await file(boss, "mn")).body).toContain("Болсон,Ask again in May");
  const other = await addPerson(server);
  const autumn = await addProgramme(server, { managers: [other, boss], slug: "autumn" });
  expect(await lines(other)).toEqual([]);
  const ofOne = async (path: string, programme: string) =>
    (await boss.get(`/api/manage/mentors${path}programme=${programme}`)).body;
  expect((await ofOne("/talks.csv?", spring)).includes(bat.name)).toBe(true);
  expect((await ofOne("/talks.csv?", autumn)).includes(bat.name)).toBe(false);
  expect(await ofOne("?", autumn)).toBe("[]");
  expect(await ofOne("?", spring)).toContain(mentor);
  expect((await boss.get(`/api/manage/mentors?q=${encodeURIComponent(oyun.name)}`)).body).toContain(mentor);
  expect((await boss.get(`/api/manage/mentors?q=Nobody`)).body).toBe("[]");
  expect(await lines(bat)).toEqual([]);
});

test("what is noted of a talk no other member reads, nor who had booked it, but in the copy of their own data", async () => {
  const { id } = await bookOne(bat, first());
  server.clock.pass({ days: 3, minutes: 1 });
  await record(oyun, id, missed);
  const stranger = await addPerson(server);
  for (const other of [bat, tuya, stranger]) {
    expect((await other.get(`/api/mentors/${mentor}/talks`)).statusCode).toBe(404);
    expect((await record(other, id, missed)).statusCode).toBe(404);
  }
  expect(await bookingsOf(bat)).toHaveLength(1);
  expect((await bat.get("/api/mentors/bookings")).body).not.toContain(missed.remarks);
});

test("talks of a mentorship that has ended are still read and noted by who manages, and by nobody else", async () => {
  const shelf = async (which: string) => {
    const answer = await boss.get(`/api/manage/mentors?shelf=${which}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string; held: number }[]>().map(({ id, held }) => [id, held]);
  };
  const { id } = await bookOne(bat, first());
  server.clock.pass({ days: 3, minutes: 35 });
  expect(await shelf("ended")).toEqual([]);
  expect((await boss.delete(`/api/mentors/${mentor}`)).statusCode).toBe(200);
  expect([await shelf("current"), await shelf("ended")]).toEqual([[], [[mentor, 1]]]);
  expect((await record(boss, id, missed)).statusCode).toBe(200);
  expect(await talksOf(boss)).toMatchObject([{ id, ...missed, question: null }]);
  expect((await boss.get(`/api/mentors/${mentor}/slots`)).statusCode).toBe(404);
  for (const other of [bat, tuya]) {
    expect((await other.get(`/api/mentors/${mentor}/talks`)).statusCode).toBe(404);
    expect((await record(other, id, missed)).statusCode).toBe(404);
  }
});

test("the mentor of an ended mentorship still finds what was taken back, with its calendar file, as long as there is something", async () => {
  const own = async () => {
    const answer = await oyun.get("/api/mentors/mine");
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string; isEnded: boolean }[]>().map(({ id, isEnded }) => [id, isEnded]);
  };
  const { id } = await bookOne(bat, first(), "Our prices in secret");
  expect(await own()).toEqual([[mentor, false]]);
  expect((await boss.delete(`/api/mentors/${mentor}`)).statusCode).toBe(200);
  expect(await own()).toEqual([[mentor, true]]);
  expect(await hostedBy(oyun, mentor)).toMatchObject([
    { isCancelled: true, booking: null, ended: [{ id, name: bat.name, by: "mentor" }] },
  ]);
  const file = await oyun.get(`/api/mentors/bookings/${id}/booking.ics`);
  expect(file.body).toContain("STATUS:CANCELLED");
  for (const other of [boss, bat, tuya])
    expect((await other.get(`/api/mentors/${mentor}/slots`)).statusCode).toBe(404);
  server.clock.pass({ days: 3, minutes: 35 });
  expect(await own(), "its time is over, and nothing was held").toEqual([]);
});

test("a talk that was cancelled is none", async () => {
  const { id } = await bookOne(bat, first());
  await bat.post(`/api/mentors/bookings/${id}/cancel`);
  server.clock.pass({ days: 3, minutes: 35 });
  expect(await talksOf(oyun)).toEqual([]);
  expect((await record(oyun, id, missed)).statusCode).toBe(409);
});

test("times move to another place: who has booked one hears of it, and calendars take the file as the newer one", async () => {
  const { id } = await bookOne(bat, first());
  await newsOf(oyun);
  const file = async () => (await bat.get(`/api/mentors/bookings/${id}/booking.ics`)).body;
  const before = await file();
  server.clock.pass({ minutes: 5 });
  for (const other of [bat, tuya]) expect((await move(other, { slots })).statusCode).toBe(404);
  expect((await move(oyun, { slots, place: null })).statusCode, "nowhere").toBe(400);
  const moved = await move(oyun, { slots: slots.slice(0, 2) });
  expect(moved.statusCode, moved.body).toBe(200);
  expect((await hostedBy(oyun, mentor)).map(({ place, link }) => [place, link])).toEqual([
    ["Room 7", null],
    ["Room 7", null],
    ["Room 4", "https://meet.example/mentor"],
  ]);
  expect(await bookingsOf(bat)).toMatchObject([{ id, ...elsewhere }]);
  expect(await newsOf(bat)).toEqual([`other-place ${oyun.name}`]);
  expect(await newsOf(oyun)).toEqual([]);
  const after = await file();
  expect(after).toContain("LOCATION:Room 7");
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(sequence(after)).toBeGreaterThan(sequence(before));
});

test("of a place that a manager changes the mentor hears too; other words alone are no news", async () => {
  await bookOne(bat, first());
  for (const each of [oyun, bat]) await newsOf(each);
  const here = { place: "Room 4", link: "https://meet.example/mentor" };
  await move(boss, { slots, ...here, words: "Bring your numbers" });
  expect([await newsOf(bat), await newsOf(oyun)]).toEqual([[], []]);
  await move(boss, { slots });
  expect(await newsOf(bat)).toEqual([`other-place ${oyun.name}`]);
  expect(await newsOf(oyun)).toEqual([`relocated ${boss.name}`]);
  const [found] = await mentorsFor(tuya);
  expect(found?.slots.map(({ place, isOnline }) => [place, isOnline])).toEqual(
    slots.map(() => ["Room 7", false]),
  );
});

test("more talks than are read at once stand in the table once each, the last first", async () => {
  const begin = server.clock.now().getTime() - 170 * day;
  const times = Array.from({ length: 2100 }, (_, at) => {
    // Two at the same moment, with two mentors.
    const beginsAt = new Date(begin + Math.floor(at / 2) * hour);
    return { beginsAt, endsAt: new Date(beginsAt.getTime() + hour / 2), createdAt: beginsAt };
  });
  const other = await name(server, { by: boss, mentor: tuya, programmeId: spring });
  const made = await server.db
    .insert(mentorSlots)
    .values(
      times.map((each, at) => {
        const whose =
          at % 2 === 0 ? { mentorId: mentor, userId: oyun.id } : { mentorId: other, userId: tuya.id };
        return { ...each, ...whose, place: "Hall" };
      }),
    )
    .returning({ id: mentorSlots.id });
  const guests = [bat.id, boss.id];
  await server.db.insert(mentorBookings).values(
    times.map((each, at) => ({
      ...each,
      slotId: made[at]?.id ?? "",
      userId: guests[at % 2] ?? "",
      question: "Prices?",
      remarks: `Talk ${at}`,
    })),
  );
  const lines = (await boss.get("/api/manage/mentors/talks.csv?lang=en")).body.trim().split("\r\n").slice(1);
  const told = lines.map((line) => Number(/Talk (\d+)$/u.exec(line)?.[1]));
  expect(told.toSorted((one, next) => one - next)).toEqual(times.map((_, at) => at));
  expect(told.map((at) => Math.floor(at / 2))).toEqual(times.map((_, at) => Math.floor((2099 - at) / 2)));
});
