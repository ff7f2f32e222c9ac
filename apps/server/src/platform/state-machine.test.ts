import { expect, test } from "vitest";
import { actionsOf, isRepeated, move, type Moves } from "./state-machine.ts";

type State = "shut" | "ajar" | "open" | "gone";
type Action = "open" | "push" | "shut";
type Role = "guest" | "keeper";

const door: Moves<State, Action, Role> = {
  shut: { open: { by: ["keeper"], to: "open" } },
  ajar: { push: { by: ["guest", "keeper"], to: "open" }, shut: { by: ["keeper"], to: "shut" } },
  open: { shut: { by: ["keeper"], to: "shut" }, push: { by: ["guest"], to: "open" } },
  gone: {},
};

test.each<[State, Action, Role, State | undefined]>([
  ["shut", "open", "keeper", "open"],
  ["shut", "open", "guest", undefined],
  ["shut", "push", "keeper", undefined],
  ["ajar", "push", "guest", "open"],
  ["ajar", "push", "keeper", "open"],
  ["open", "push", "guest", "open"],
  ["open", "push", "keeper", undefined],
  ["gone", "open", "keeper", undefined],
])("from %s, %s by the %s leads to %s", (from, action, by, to) => {
  expect(move(door, { from, action, by })).toBe(to);
});

test("what one may do now stands in the order of the table", () => {
  expect(actionsOf(door, { from: "ajar", by: "keeper" })).toEqual(["push", "shut"]);
  expect(actionsOf(door, { from: "open", by: "keeper" })).toEqual(["shut"]);
  expect(actionsOf(door, { from: "shut", by: "guest" })).toEqual([]);
  expect(actionsOf(door, { from: "gone", by: "keeper" })).toEqual([]);
});

test.each<[Action, string, boolean]>([
  ["push", "ann", true],
  ["push", "bob", false],
  ["shut", "ann", false],
])("of a door that Ann has opened, %s by %s is a repetition: %s", (action, by, isAgain) => {
  expect(isRepeated(door, { row: { state: "open", movedBy: "ann" }, action, by })).toBe(isAgain);
});
