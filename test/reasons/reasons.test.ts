// Reasons of fourteen draws of matches among the first five, drawn evenly over who searches, how high the match is and in which
// language it is read; the last five of good matches of texts as they come, two of them written for that alone. Each was read with both profiles beside it (marks.txt). What is told of these matches now must be among them.
import { describe, expect, test } from "vitest";
import { type Mark, readMarked } from "./marks.ts";

const pieces = readMarked();
const read = pieces.filter(({ mark }) => mark !== undefined);
const shareOf = (mark: Mark | undefined, among: typeof pieces) =>
  among.filter((piece) => piece.mark === mark).length / among.length;

describe("the reasons that are told", () => {
  test("are those that somebody has read: redraw.ts says which are not", () => {
    expect(pieces.length).toBeGreaterThan(500);
    expect(shareOf(undefined, pieces)).toBeLessThanOrEqual(0.05);
  });
  test("are hardly ever wrong or trivial", () => {
    expect(shareOf("wrong", read)).toBeLessThanOrEqual(0.08);
    expect(shareOf("trivial", read)).toBeLessThanOrEqual(0.1);
  });
  test("are right where the match is said to be good", () => {
    const high = read.filter(({ percent }) => percent >= 60);
    expect(high.length).toBeGreaterThan(150);
    expect(shareOf("wrong", high)).toBeLessThanOrEqual(0.03);
  });
  test("are hardly less right without what is missing and what is stated, which is easily right", () => {
    const ofWords = read.filter(({ factor }) => /^strength (?!commitment|place|size|budget)/.test(factor));
    expect(shareOf("wrong", ofWords)).toBeLessThanOrEqual(0.1);
    expect(shareOf("trivial", ofWords)).toBeLessThanOrEqual(0.1);
  });
});
