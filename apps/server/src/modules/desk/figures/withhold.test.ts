import { describe, expect, test } from "vitest";
import { type Counted, shownColumn, shownCount } from "./withhold.ts";

const alone = (people: number): Counted => ({ people, among: [] });

describe("a count", () => {
  test("is told from five on, and of nobody; of one to four only that they are few", () => {
    expect([0, 1, 4, 5, 12].map((people) => shownCount(alone(people)))).toEqual([0, "few", "few", 5, 12]);
  });

  test("is not told where a larger group's, less this one, would be of one to four", () => {
    expect(shownCount({ people: 9, among: [12] })).toBe("withheld");
    expect(shownCount({ people: 9, among: [14, 12] })).toBe("withheld");
    expect(shownCount({ people: 9, among: [14, 9] })).toBe(9);
    expect(shownCount({ people: 3, among: [12] })).toBe("few");
    expect(shownCount({ people: 0, among: [3] })).toBe(0);
  });
});

describe("a column", () => {
  const column = (...people: number[]) => shownColumn(people.map(alone));

  test("has its sum beside it", () => {
    expect(column(6, 0, 8)).toEqual({ shown: [6, 0, 8], total: 14 });
  });

  test("hides a second number where the sum would tell the only hidden one", () => {
    expect(column(6, 2, 8)).toEqual({ shown: ["withheld", "few", 8], total: 16 });
  });

  test("hides one more where the hidden ones are fewer than five together", () => {
    expect(column(2, 9, 2, 7)).toEqual({ shown: ["few", 9, "few", "withheld"], total: 20 });
  });

  test("tells a sum of many small weeks", () => {
    expect(column(2, 3, 1, 0)).toEqual({ shown: ["few", "few", "few", 0], total: 6 });
  });

  test("tells no sum of few, nor of one number that is hidden", () => {
    expect(column(0, 3, 0)).toEqual({ shown: [0, "few", 0], total: "few" });
    expect(column(2, 1)).toEqual({ shown: ["few", "few"], total: "few" });
    expect(shownColumn([{ people: 9, among: [12] }, alone(0)])).toEqual({
      shown: ["withheld", 0],
      total: "withheld",
    });
  });
});
