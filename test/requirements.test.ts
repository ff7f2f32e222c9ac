import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// What the platform promises about safety and durability. Each promise has tests that bear its number.

const requirements = {
  R01: "no account before its mailbox is proven",
  R02: "a code works in the browser that asked for it",
  R03: "a code is used once and tried five times, also at once",
  R04: "codes are hard to guess, short-lived and kept as digests",
  R05: "letters have budgets, shared by all servers",
  R06: "nobody learns who has an account",
  R07: "guessing passwords is slowed down, the owner is not",
  R08: "digests of passwords are dear, and do not stop the rest",
  R09: "passwords are as typed, long enough and not common",
  R10: "tokens of sessions are kept as digests, in cookies of the strictest kind",
  R11: "a session that ended anywhere has ended everywhere",
  R12: "sessions end, and a shared computer keeps nothing",
  R13: "no other site writes",
  R14: "every answer bears the security headers",
  R15: "every call says who may make it",
  R16: "every answer is closed: nothing unlisted leaves",
  R17: "nobody writes what only the server decides",
  R18: "private fields appear where they may",
  R19: "who is hidden is hidden everywhere",
  R20: "what is typed is text, and links are links",
  R21: "pages run no script but their own",
  R22: "text is whole Unicode and round-trips",
  R23: "files are what they say",
  R24: "files have limits: bytes, pixels, numbers, time",
  R25: "an address for an upload works once, for its owner, for a while",
  R26: "files are sent so that they run nothing",
  R27: "a bucket's failure is no missing file, and no kept one",
  R28: "nothing typed becomes a header or a query",
  R29: "malformed requests reach no handler",
  R30: "lists and queries are bounded",
  R31: "errors tell nothing of the inside",
  R32: "who asks much waits for themselves",
  R33: "streams are bounded and end with their sessions",
  R34: "nobody writes to everyone",
  R35: "a block is whole, and does not show",
  R36: "a domain is proven by its owner's record alone",
  R37: "what is confirmed is kept, once",
  R38: "counts and singles hold for calls at once",
  R39: "the embedded database belongs to one process",
  R40: "letters and services that fail hold nobody up",
  R41: "packages are those of the lock, and few",
  R42: "unsafe settings are refused",
  R43: "logs hold no personal data",
  R44: "the export is whole, and tells nothing of others",
  R45: "what is erased is gone",
  R46: "the server says whether it can serve, and stops without loss",
};

const root = new URL("../", import.meta.url);
const files = globSync(
  ["apps/**/*.test.{ts,tsx}", "packages/**/*.test.ts", "test/**/*.test.ts", "e2e/**/*.spec.ts"],
  {
    cwd: root,
    exclude: ["**/node_modules/**", "test/requirements.test.ts"],
  },
);
const names = files.flatMap((file) => namesIn(readFileSync(new URL(file, root), "utf8")));

test.each(Object.entries(requirements))("%s, %s, is in the name of a test", (id) => {
  expect(names.filter((name) => new RegExp(`\\b${id}\\b`).test(name))).not.toEqual([]);
});

/** The first text of each `test`, `describe` and their `each`. */
function namesIn(text: string): string[] {
  const call = /\b(?:test|describe)\b[\w.]*(?:\([^"`]*?\))?\(\s*(["`])((?:(?!\1).)+)\1/g;
  const table = /^ {0,4}\)?\(?["`](R\d\d\b[^"`]*)["`],$/gm;
  return [
    ...[...text.matchAll(call)].map(([, , name = ""]) => name),
    ...[...text.matchAll(table)].map(([, name = ""]) => name),
  ];
}
