import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCommitment } from "./commitment.ts";
import { parseCompanySize } from "./company-size.ts";
import { parseMonths } from "./duration.ts";
import { parseMoney } from "./money.ts";

const rate = { mntPerUsd: 3500 };
const dollars = (text: string) => {
  const range = parseMoney(text, rate);
  return range && [Math.round(range.min), Math.round(range.max)];
};

describe("money", () => {
  test.each<[string, number, number]>([
    ["$120k", 120_000, 120_000],
    ["$10k-25k", 10_000, 25_000],
    ["40-55k USD", 40_000, 55_000],
    ["USD 50,000 to 80,000", 50_000, 80_000],
    ["1.5M dollars", 1_500_000, 1_500_000],
    ["up to 50k", 0, 50_000],
    ["200k+", 200_000, 200_000],
    ["35 сая төгрөг", 10_000, 10_000],
    ["35-70 сая төгрөг", 10_000, 20_000],
    ["35 саяас 70 сая ₮ хүртэл", 10_000, 20_000],
    ["70 сая", 20_000, 20_000],
    ["35,000,000₮", 10_000, 10_000],
    ["35 000 000 төг", 10_000, 10_000],
    ["35 million MNT", 10_000, 10_000],
    ["35 saya tugrug", 10_000, 10_000],
    ["1,4 тэрбум төгрөг", 400_000, 400_000],
    ["50 мянган доллар", 50_000, 50_000],
    ["₩13,800,000", 10_000, 10_000],
    ["€60,000", 66_667, 66_667],
    ["900,000-1.2M USD", 900_000, 1_200_000],
  ])("%s", (text, min, max) => expect(dollars(text)).toEqual([min, max]));

  test.each(["", "negotiable", "тохиролцоно", "equity only", "constructor"])("“%s” names no amount", (text) =>
    expect(dollars(text)).toBeUndefined(),
  );

  test("never throws and never turns a range round", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { min, max } = parseMoney(text) ?? { min: 0, max: 0 };
        expect(min).toBeLessThanOrEqual(max);
      }),
    );
  });
});

describe("duration in months", () => {
  test.each<[string, number, number]>([
    ["3-4 сар", 3, 4],
    ["5 months", 5, 5],
    ["2 to 3 months", 2, 3],
    ["12+ months", 12, 12],
    ["нэг жил", 12, 12],
    ["хагас жил", 6, 6],
    ["хоёр сар", 2, 2],
    ["hoyor sar", 2, 2],
    ["нэг сар хагас", 1.5, 1.5],
    ["six months", 6, 6],
    ["1.5 years", 18, 18],
  ])("%s", (text, min, max) => expect(parseMonths(text)).toEqual({ min, max }));

  test("weeks are parts of months", () => {
    expect(parseMonths("6 weeks")?.max).toBeCloseTo(1.38, 1);
    expect(parseMonths("13 долоо хоног")?.max).toBeCloseTo(3, 1);
  });
  test.each(["", "as soon as possible", "яаралтай"])("“%s” names no length", (text) =>
    expect(parseMonths(text)).toBeUndefined(),
  );
});

test.each([
  ["full-time", "full-time"],
  ["Full time, from May", "full-time"],
  ["бүтэн цагаар", "full-time"],
  ["buten tsagaar", "full-time"],
  ["хагас цагаар", "part-time"],
  ["part-time", "part-time"],
  ["зөвлөхөөр", "consulting"],
  ["weekends only", "weekends"],
  ["амралтын өдрөөр", "weekends"],
  ["whenever", undefined],
])("commitment “%s” is %s", (text, commitment) => expect(parseCommitment(text)).toBe(commitment));

test.each([
  ["жижиг", "small"],
  ["Дунд хэмжээний", "medium"],
  ["дундад", "medium"],
  ["томоохон", "large"],
  ["том компани", "large"],
  ["Startup", "startup"],
  ["enterprise", "enterprise"],
  ["51-200", "medium"],
  ["1000+ хүн", "large"],
  ["any", undefined],
])("company size “%s” is %s", (text, size) => expect(parseCompanySize(text)).toBe(size));
