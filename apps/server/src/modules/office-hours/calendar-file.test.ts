import { expect, test } from "vitest";
import type { Person } from "../../../test/people.ts";
import { bat, boss, bookOne, first, oyun, tuya, useHours } from "./set-up-hours.ts";

useHours();

test("a booking is a file for the calendars of both sides, and of nobody else's", async () => {
  const { id } = await bookOne(bat, first(), "Our prices in secret");
  const file = (by: Person) => by.get(`/api/mentors/bookings/${id}/booking.ics`);
  const own = await file(bat);
  expect(own.headers["content-type"]).toContain("text/calendar");
  expect(own.body).toContain(`UID:${id}\r\n`);
  expect(own.body).toContain("DTSTART:20260507T120000Z");
  expect((await file(oyun)).body).toContain(bat.name);
  for (const other of [tuya, boss]) expect((await file(other)).statusCode).toBe(404);
  await bat.post(`/api/mentors/bookings/${id}/cancel`);
  for (const by of [bat, oyun]) {
    const gone = await file(by);
    expect(gone.headers["content-type"]).toContain("method=CANCEL");
    expect(gone.body).toContain(`UID:${id}\r\n`);
    expect(gone.body).toContain("METHOD:CANCEL\r\n");
  }
});
