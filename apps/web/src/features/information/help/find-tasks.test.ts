import { expect, test } from "vitest";
import { findTasks } from "./find-tasks.ts";
import en from "./words/help.en.ts";
import mn from "./words/help.mn.ts";

const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id);

test("the help finds a task by the beginnings of its words, in either language", () => {
  expect(ids(findTasks(en.tasks, " FORGOT pass "))).toEqual(["password"]);
  expect(ids(findTasks(mn.tasks, "нууц үгээ мартсан"))).toContain("password");
  expect(findTasks(en.tasks, "")).toHaveLength(26);
  expect(findTasks(en.tasks, "quantum")).toEqual([]);
});
