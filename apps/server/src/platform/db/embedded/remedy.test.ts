import { expect, test } from "vitest";
import { remedyFor } from "./remedy.ts";

test.each([
  ['PANIC: could not write to file "pg_wal/xlogtemp.42": No space left on device', /disk is full: make room/],
  ['FATAL: could not open file "base/5/1259": Permission denied', /another user.*chown/],
  ["PANIC: could not locate a valid checkpoint record", /^Restore it$/],
])("%s is answered by what mends it", (reason, remedy) => {
  expect(remedyFor(reason, "Restore it")).toMatch(remedy);
});
