import { expect, test } from "vitest";
import { managedProgramme } from "../../../test/fixtures.ts";
import { inputOf, typedOf } from "./typed.ts";

test("a deadline is typed where the organisers are, and left out where none is typed", () => {
  const spring = { ...managedProgramme("Spring"), closesAt: "2026-12-02T15:59:00.000Z" };
  expect(typedOf(spring).closesAt).toBe("2026-12-02T23:59");
  expect(inputOf(typedOf(spring)).closesAt).toBe(spring.closesAt);
  expect(inputOf(typedOf(undefined)).closesAt).toBeNull();
});
