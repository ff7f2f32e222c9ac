import { expect, test } from "vitest";
import { toCalendar } from "./icalendar.ts";

const event = {
  uid: "1@khamt.example",
  title: "Demo; day, one\\two",
  text: "Хоёр мөр\nба урт ".repeat(8),
  place: null,
  url: "https://khamt.example/events#1",
  beginsAt: new Date("2026-05-04T10:00:00Z"),
  endsAt: new Date("2026-05-04T12:00:00Z"),
  changedAt: new Date("2026-05-01T00:00:00Z"),
  isCancelled: false,
};

test("a calendar reads back what was written: lines of 75 bytes at most, letters whole, signs escaped", () => {
  const file = toCalendar(event);
  const lines = file.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[^\r]\n/);
  const whole = file.replaceAll("\r\n ", "").split("\r\n");
  expect(whole).toContain(String.raw`SUMMARY:Demo\; day\, one\\two`);
  const said = whole.find((line) => line.startsWith("DESCRIPTION:"));
  expect(said?.slice(12).replaceAll(String.raw`\n`, "\n")).toBe(event.text);
  expect(whole).toContain("DTSTART:20260504T100000Z");
  expect(whole).toContain("DTEND:20260504T120000Z");
  expect(whole).toContain("STATUS:CONFIRMED");
  expect(file).not.toContain("LOCATION");
});

test("a later version is a higher one of the same event, and says that it is cancelled", () => {
  const number = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
  const later = toCalendar({ ...event, changedAt: new Date("2026-05-02T00:00:00Z"), isCancelled: true });
  expect(number(later)).toBeGreaterThan(number(toCalendar(event)));
  expect(later).toContain("STATUS:CANCELLED");
});
