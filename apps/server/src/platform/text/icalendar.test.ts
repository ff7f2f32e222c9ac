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
  const { file } = toCalendar(event);
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

test("what is cancelled is the cancellation of what was published: a higher version of the same event by the same organizer", () => {
  const [published, cancelled] = [
    toCalendar(event),
    toCalendar({ ...event, changedAt: new Date("2026-05-02T00:00:00Z"), isCancelled: true }),
  ];
  const valueOf = (name: string, { file }: typeof published) =>
    file.split("\r\n").find((line) => line.split(/[:;]/u)[0] === name);
  expect(Number(valueOf("SEQUENCE", cancelled)?.slice(9))).toBeGreaterThan(
    Number(valueOf("SEQUENCE", published)?.slice(9)),
  );
  for (const name of ["UID", "ORGANIZER"]) {
    expect(valueOf(name, published)).toBeDefined();
    expect(valueOf(name, cancelled)).toBe(valueOf(name, published));
  }
  for (const [each, method, status] of [
    [published, "PUBLISH", "CONFIRMED"],
    [cancelled, "CANCEL", "CANCELLED"],
  ] as const) {
    expect(valueOf("METHOD", each)).toBe(`METHOD:${method}`);
    expect(valueOf("STATUS", each)).toBe(`STATUS:${status}`);
    expect(each.type).toBe(`text/calendar; charset=utf-8; method=${method}`);
    expect(valueOf("DTSTAMP", each)).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/u);
  }
});
