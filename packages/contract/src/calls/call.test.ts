import { expect, test } from "vitest";
import { type CallText, pathOf, splitCall } from "./call.ts";

test("a call is a method and a path", () => {
  expect(splitCall("PATCH /api/account")).toEqual({ method: "PATCH", path: "/api/account" });
  expect(() => splitCall("LOOK /api/account" as CallText)).toThrow('"LOOK /api/account" is no call');
});

test("parameters take their places in the path, encoded", () => {
  const call = "DELETE /api/conversations/:id/messages/:seq";
  expect(pathOf(call, { id: "a/b", seq: 7 })).toBe("/api/conversations/a%2Fb/messages/7");
  expect(pathOf("GET /api/stats")).toBe("/api/stats");
  expect(() => pathOf(call, { id: "a" })).toThrow("needs seq");
});
