import { expect, test } from "vitest";
import { type CallText, fillCall, splitCall } from "./call.ts";

test("a call is a method and a path", () => {
  expect(splitCall("PATCH /api/account")).toEqual({ method: "PATCH", path: "/api/account" });
  expect(() => splitCall("LOOK /api/account" as CallText)).toThrow('"LOOK /api/account" is no call');
});

test("parameters take their places, encoded", () => {
  const call = "DELETE /api/conversations/:id/messages/:seq";
  expect(fillCall(call, { id: "a/b", seq: 7 })).toBe("DELETE /api/conversations/a%2Fb/messages/7");
  expect(fillCall("GET /api/stats")).toBe("GET /api/stats");
  expect(() => fillCall(call, { id: "a" })).toThrow("needs seq");
});
