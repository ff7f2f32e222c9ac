import { expect, test } from "vitest";
import { findCircles } from "./circles.ts";

const graph = (arrows: Record<string, string>) =>
  new Map(Object.entries(arrows).map(([from, to]) => [from, to.split("")]));

test("a tree has no circle, nor have two ways to one file", () => {
  expect(findCircles(graph({ a: "bc", b: "d", c: "d", d: "" }))).toEqual([]);
});

test("files that import each other over others are one circle, the largest first", () => {
  expect(findCircles(graph({ x: "ya", y: "x", a: "b", b: "c", c: "ad", d: "" }))).toEqual([
    ["a", "b", "c"],
    ["x", "y"],
  ]);
});

test("circles that share a file are one", () => {
  expect(findCircles(graph({ a: "bc", b: "a", c: "a" }))).toEqual([["a", "b", "c"]]);
});
