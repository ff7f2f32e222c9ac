import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

test("R24: one member can't take all the places, all members no more than there are, and each place is given back", async () => {
  const inPlace = createPlaces({ all: 3, each: 2 });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const first = inPlace("first", () => end);
  const failing = inPlace("first", () => end.then(() => Promise.reject(new Error("broken off"))));
  await expect(inPlace("first", () => end)).rejects.toMatchObject({ id: "overloaded" });
  const second = inPlace("second", () => end);
  await expect(inPlace("third", () => end)).rejects.toMatchObject({ id: "overloaded", seconds: 5 });
  resolve();
  await Promise.all([first, second, expect(failing).rejects.toThrow("broken off")]);
  const again = ["first", "first", "third"].map((member) => inPlace(member, async () => member));
  expect(await Promise.all(again)).toEqual(["first", "first", "third"]);
});
