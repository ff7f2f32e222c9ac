import { expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import type { ProfileKind } from "../profile.ts";

function needsOf(text: string, target: ProfileKind = "cofounder"): string[] {
  return readWish(text, target).needs.map(({ surface }) => surface);
}

test("beside “or” stands a name, and a trade before what it is done with is another need", () => {
  expect(needsOf("backend developer, Go or Java")).toEqual(["backend developer", "Go or Java"]);
  expect(needsOf("бэкэнд хөгжүүлэгч, Go эсвэл Java")).toEqual(["бэкэнд хөгжүүлэгч", "Go эсвэл Java"]);
});

test.each([
  ["an accountant and a lawyer", "accountant and a lawyer"],
  ["an accountant and a court lawyer", "accountant and a court lawyer"],
  ["a developer, a designer and a marketer", "developer, a designer and a marketer"],
  ["хөгжүүлэгч, дизайнер хоёр хэрэгтэй", "хөгжүүлэгч, дизайнер"],
  ["hogjuulegch bolon dizainer hoyor", "hogjuulegch bolon dizainer"],
  ["developers and designers", "developers and designers"],
  ["нягтлан болон хуульч", "нягтлан болон хуульч"],
])("of several people one is met: %s", (text, need) => expect(needsOf(text)).toEqual([need]));

test("a firm has all of them, and so has somebody who is to be both", () => {
  expect(needsOf("a designer and a developer", "company")).toEqual(["designer", "developer"]);
  expect(needsOf("developer and designer in one")).toEqual(["developer", "designer"]);
});
