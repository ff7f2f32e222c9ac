import { expect, test } from "vitest";
import { goMemory } from "../scripts/go-memory.ts";

test("garbage is left lying where that and the tests beside it have room, and there within a limit", () => {
  expect(goMemory(10 * 2 ** 30)).toEqual({ GOGC: "off", GOMEMLIMIT: "6442450944" });
  expect(goMemory(10 * 2 ** 30 - 1)).toEqual({});
});
