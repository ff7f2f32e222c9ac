import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";
import { verbForms, verbs } from "./deed-verbs.ts";

test("every name that a verb has of its own names something", () => {
  const language = createLanguage();
  const paths = [...verbs.values()].flatMap(({ said, alone }) => [
    ...said.values(),
    ...(alone ? [alone] : []),
  ]);
  const unknown = paths
    .map((path) => path.join(" "))
    .filter((name) =>
      language.findConcepts(name, { romanised: false }).every(({ end }) => end < name.length),
    );
  expect(paths.length).toBeGreaterThan(100);
  expect([...new Set(unknown)]).toEqual([]);
});

test.each([
  ["builds", "build"],
  ["built", "build"],
  ["making", "make"],
  ["programming", "program"],
  ["cut", "cut"],
  ["studied", "study"],
  ["teaches", "teach"],
  ["running", "run"],
])("%s is of %s", (form, verb) => expect(verbForms.get(form)).toBe(verb));
