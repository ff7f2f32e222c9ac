import { expect, test } from "vitest";
import { operatorLines } from "./operator-lines.ts";
import { StartError } from "./start-error.ts";

function listen({ isForOthers, isTTY }: { isForOthers: boolean; isTTY: boolean }) {
  const [out, errors]: [string[], string[]] = [[], []];
  const lines = operatorLines({
    isForOthers,
    out: { isTTY, write: (text) => void out.push(text) },
    errors: { isTTY, write: (text) => void errors.push(text) },
  });
  lines.say("Loading demo data ...");
  lines.greet("\nReady: http://localhost\nOpen it.");
  lines.fail(new StartError("settings", "Port 1 is taken."));
  return { out, errors };
}

test("a server for others says everything as lines of its log, each with its time", () => {
  const { out, errors } = listen({ isForOthers: true, isTTY: false });
  const told = [...out, ...errors].map(
    (line) => JSON.parse(line) as { msg: string; time: number; level: number },
  );
  expect(told.map(({ msg }) => msg)).toEqual([
    "Loading demo data ...",
    "Ready: http://localhost Open it.",
    "Port 1 is taken.",
  ]);
  expect(told.map(({ level }) => level)).toEqual([30, 30, 60]);
  expect(told.every(({ time }) => time > Date.UTC(2020, 0))).toBe(true);
});

test("why the process ends is said whole, however much the operator has to mend", () => {
  const faults = Array.from({ length: 20 }, (_, at) => `  SETTING_${at}: must be set`).join("\n");
  const errors: string[] = [];
  const lines = operatorLines({
    isForOthers: true,
    out: { write: () => {} },
    errors: { write: (text) => void errors.push(text) },
  });
  lines.fail(new StartError("settings", `The settings can't be used:\n${faults}`));
  expect((JSON.parse(errors.join("")) as { msg: string }).msg).toContain("SETTING_19");
});

test.each([false, true])("at a terminal it speaks in plain words (for others: %s)", (isForOthers) => {
  expect(listen({ isForOthers, isTTY: true })).toEqual({
    out: ["Loading demo data ...\n", "\nReady: http://localhost\nOpen it.\n"],
    errors: ["Port 1 is taken.\n"],
  });
});
