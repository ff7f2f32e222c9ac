import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatDayOfWeek,
  formatMoney,
  formatBound,
  formatNumber,
  formatPercent,
  formatRelativeTime,
  formatSpan,
  organisersZone,
  plural,
} from "./format.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("numbers", () => {
  test.each([0, 7, -3, 999, 1000, 1_234_567, 1234.5, -1234.56, 0.1])(
    "%d reads as Node's Intl writes it",
    (value) => {
      for (const language of ["en", "mn"] as const) {
        expect(formatNumber(value, language)).toBe(
          new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value),
        );
      }
    },
  );
  test("a range may be one of years", () =>
    expect([1940, 2034, 10_000, 1_000_000].map((bound) => formatBound(bound, "mn"))).toEqual([
      "1940",
      "2034",
      "10,000",
      "1,000,000",
    ]));
  test("a number that is none is a dash", () => expect(formatNumber(Number.NaN, "en")).toBe("–"));
  test("a negative that rounds to nothing has no sign", () => expect(formatNumber(-0.001, "en")).toBe("0"));
});

test("a share is whole percents, without a blank", () => {
  expect([0, 0.094, 0.8, 1, Number.NaN].map(formatPercent)).toEqual(["0%", "9%", "80%", "100%", "–"]);
});

describe("money", () => {
  test("dollars stand before the number in both languages", () => {
    expect(formatMoney(12345, "USD", "en")).toBe("$12,345");
    expect(formatMoney(12345, "USD", "mn")).toBe("$12,345");
  });
  test("tögrög follow the number in Mongolian", () => {
    expect(formatMoney(30_000_000, "MNT", "mn")).toBe("30,000,000₮");
    expect(formatMoney(30_000_000, "MNT", "en")).toBe("₮30,000,000");
  });
  test("a debt keeps its sign in front", () => expect(formatMoney(-5, "USD", "en")).toBe("-$5"));
});

describe("dates", () => {
  test("Mongolian is the medium style of Node's Intl, English the long one", () => {
    const intl = (language: string, dateStyle: "medium" | "long") =>
      new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(now);
    expect(formatDate(now, "mn", "UTC")).toBe(intl("mn", "medium"));
    expect(formatDate(now, "en", "UTC")).toBe(intl("en", "long"));
  });
  test("the time zone decides the day", () => {
    const evening = new Date("2026-11-20T20:00:00Z");
    expect(formatDate(evening, "mn", "Asia/Ulaanbaatar")).toBe("2026 оны 11-р сарын 21");
  });
  test("a day of the week stands before an English date and after a Mongolian one", () => {
    const late = new Date("2026-11-20T20:00:00Z");
    expect(formatDayOfWeek(late, "en", organisersZone)).toBe("Saturday, November 21, 2026");
    expect(formatDayOfWeek(late, "mn", organisersZone)).toBe("2026 оны 11-р сарын 21, Бямба");
  });
  test("a span says its day once, and two where it ends on another one", () => {
    const begin = new Date("2026-05-04T10:00:00Z");
    const end = (hours: number) => new Date(begin.getTime() + hours * 3_600_000);
    expect(formatSpan(begin, end(2), "en")).toBe("May 4, 2026, 18:00–20:00");
    expect(formatSpan(begin, end(7), "mn")).toBe("2026 оны 5-р сарын 4, 18:00–2026 оны 5-р сарын 5, 01:00");
  });
  test("a broken date is a dash", () => expect(formatDate(new Date("?"), "en")).toBe("–"));
});

describe("relative time", () => {
  test.each([
    [0.9, "Just now", "Дөнгөж сая"],
    [1, "1 hour ago", "1 цагийн өмнө"],
    [23.9, "23 hours ago", "23 цагийн өмнө"],
    [24, "1 day ago", "1 өдрийн өмнө"],
    [29 * 24, "29 days ago", "29 өдрийн өмнө"],
    [30 * 24, "1 month ago", "1 сарын өмнө"],
    [400 * 24, "13 months ago", "13 сарын өмнө"],
    [-5, "Just now", "Дөнгөж сая"],
  ])("%d hours ago reads “%s” and “%s”", (hours, english, mongolian) => {
    expect(formatRelativeTime(hoursAgo(hours), now, "en")).toBe(english);
    expect(formatRelativeTime(hoursAgo(hours), now, "mn")).toBe(mongolian);
  });
});

test("only English has a plural after a number", () => {
  const forms = { one: "idea", other: "ideas" };
  expect([0, 1, 2].map((count) => plural(count, "en", forms))).toEqual(["ideas", "idea", "ideas"]);
  expect(plural(1, "mn", forms)).toBe("ideas");
});
