// Reasons of matches among the first five, drawn evenly over who searches, how high the match is and in which language it is read, each read
// with both profiles beside it: `marks.txt` has all draws but the newest, of which `last.txt` says what was found when it was drawn. What is
// told of these matches now must be among them.
import { describe, expect, test } from "vitest";
import { type Mark, type Marked, readMarked } from "./marks.ts";

const shareOf = (mark: Mark | undefined, among: readonly Marked[]) =>
  among.filter((piece) => piece.mark === mark).length / among.length;

describe.each([
  { draws: "marks", least: 500, leastHigh: 150, ofWords: { wrong: 0.1, trivial: 0.1 } },
  { draws: "last", least: 200, leastHigh: 75, ofWords: { wrong: 0.15, trivial: 0.11 } },
] as const)("the reasons that are told ($draws)", ({ draws, least, leastHigh, ofWords }) => {
  const pieces = readMarked(draws);
  const read = pieces.filter(({ mark }) => mark !== undefined);

  test("are those that somebody has read: redraw.ts says which are not", () => {
    expect(pieces.length).toBeGreaterThan(least);
    expect(shareOf(undefined, pieces)).toBeLessThanOrEqual(0.05);
  });
  test("are hardly ever wrong or trivial", () => {
    expect(shareOf("wrong", read)).toBeLessThanOrEqual(0.08);
    expect(shareOf("trivial", read)).toBeLessThanOrEqual(0.1);
  });
  test("are right where the match is said to be good", () => {
    const high = read.filter(({ percent }) => percent >= 60);
    expect(high.length).toBeGreaterThan(leastHigh);
    expect(shareOf("wrong", high)).toBeLessThanOrEqual(0.03);
  });
  test("are hardly less right without what is missing and what is stated, which is easily right", () => {
    const told = read.filter(({ factor }) => /^strength (?!commitment|place|size|budget)/.test(factor));
    expect(shareOf("wrong", told)).toBeLessThanOrEqual(ofWords.wrong);
    expect(shareOf("trivial", told)).toBeLessThanOrEqual(ofWords.trivial);
  });
});
