import { expect, it } from "vitest";
import { countText, totalOf } from "./results.tsx";

const answer = (counts: [number, number, number, number]) => {
  const [idea, cofounder, company, project] = counts;
  return {
    results: [],
    counts: { idea, cofounder, company, project },
    countedTo: 1000,
    correction: null,
    partial: false,
    nextCursor: null,
  };
};
const shown = (counts: [number, number, number, number], kind?: "idea" | "company") =>
  countText(totalOf(answer(counts), kind), "en");

it("counts a kind, and all kinds together", () => {
  expect(shown([3, 20, 0, 7], "idea")).toBe("3");
  expect(shown([3, 20, 0, 7], "company")).toBe("0");
  expect(shown([3, 20, 0, 7])).toBe("30");
});

it("says that there may be more where the counting stopped", () => {
  expect(shown([1000, 999, 2, 0], "idea")).toBe("1,000+");
  expect(shown([1000, 999, 2, 0])).toBe("2,001+");
  expect(shown([999, 999, 2, 0])).toBe("2,000");
});
