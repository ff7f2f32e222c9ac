import { expect, expectTypeOf, it } from "vitest";
import { isNameOf, namesOf, valueAt } from "./records.ts";

it("names what a record has, in its order", () => {
  const names = namesOf({ small: 1, large: 2 });
  expectTypeOf(names).toEqualTypeOf<("small" | "large")[]>();
  expect(names).toEqual(["small", "large"]);
});

it("knows a name only where the record itself has it", () => {
  const labels = { nurse: "Nurse" };
  expect(isNameOf(labels, "nurse")).toBe(true);
  expect(isNameOf(labels, "toString")).toBe(false);
  expect(isNameOf(labels, "constructor")).toBe(false);
});

it.each([[null], [undefined], ["text"], [7]])("finds nothing in %s", (value) => {
  expect(valueAt(value, "length")).toBeUndefined();
});

it("finds what an error says beyond its type, inherited or not", () => {
  expect(valueAt(Object.assign(new Error("taken"), { code: "EADDRINUSE" }), "code")).toBe("EADDRINUSE");
  expect(valueAt(new TypeError("no"), "name")).toBe("TypeError");
  expect(valueAt({}, "code")).toBeUndefined();
});
