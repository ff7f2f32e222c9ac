import { expect, test } from "vitest";
import { toldApart } from "./told-apart.ts";

test("of two who have one name each is called by the profile, and by a number where that says nothing", () => {
  const people = ["Bat Dorj", "Bat Dorj", "BAT DORJ", "Bat Dorj", "Bat Dorj", "Saran"].map((name, at) => ({
    userId: String(at),
    name,
  }));
  const headlines = [
    "Sales",
    null,
    "Works with herders and their wool, everywhere in Mongolia",
    "Law",
    "Law",
    "Law",
  ];
  const named = toldApart(people, (userId) => headlines[Number(userId)] ?? null);
  expect(named.map(({ name }) => name)).toEqual([
    "Bat Dorj (Sales)",
    "Bat Dorj",
    "BAT DORJ (Works with herders and their wool, every…)",
    "Bat Dorj (Law) 1",
    "Bat Dorj (Law) 2",
    "Saran",
  ]);
});
