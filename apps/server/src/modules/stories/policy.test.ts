import { expect, test } from "vitest";
import { storyActions, type StoryState, storyStates } from "@khamt/contract";
import { isRepeated } from "../../platform/state-machine.ts";
import { type Action, actionsFor, moveOf, moves, type Role, roleOf } from "./policy.ts";

const roles: readonly Role[] = ["author", "partner", "admin"];
const actions: readonly Action[] = [...storyActions, "remove", "restore"];

/** All that is allowed; every other move is not. */
const allowed: Record<StoryState, `${Role} ${Action} ${StoryState}`[]> = {
  asked: [
    "author edit asked",
    "author take-back withdrawn",
    "partner agree published",
    "partner decline declined",
    "admin remove removed",
  ],
  published: [
    "author edit asked",
    "author take-back withdrawn",
    "partner decline declined",
    "admin remove removed",
  ],
  declined: [
    "author edit asked",
    "author take-back withdrawn",
    "partner agree published",
    "admin remove removed",
  ],
  withdrawn: ["author edit asked", "admin remove removed"],
  removed: ["admin restore asked"],
};

const movesOf = (state: StoryState, refusals: number) =>
  roles
    .flatMap((by) =>
      actions.flatMap((action) => {
        const to = moveOf({ state, refusals }, { action, by });
        return to ? [`${by} ${action} ${to}`] : [];
      }),
    )
    .toSorted();

test.each(storyStates)("who may do what while a story is %s", (state) => {
  expect(movesOf(state, 1)).toEqual(allowed[state].toSorted());
});

test.each(storyStates)("after a second no the author asks no more, while a story is %s", (state) => {
  const left = allowed[state].filter((each) => each !== "author edit asked");
  expect(movesOf(state, 2)).toEqual(left.toSorted());
});

test("of a story nobody but its two sides may do anything", () => {
  const row = { authorId: "bat", partnerId: "oyun", state: "asked" as const, refusals: 0, movedBy: "bat" };
  expect([roleOf(row, "bat"), roleOf(row, "oyun"), roleOf(row, "stranger")]).toEqual([
    "author",
    "partner",
    undefined,
  ]);
  expect(actionsFor(row, "bat")).toEqual(["edit", "take-back"]);
  expect(actionsFor(row, "oyun")).toEqual(["agree", "decline"]);
  expect(actionsFor(row, "stranger")).toEqual([]);
  const published = { state: "published" as const, movedBy: "oyun" };
  expect(isRepeated(moves, { row: published, action: "agree", by: "oyun" })).toBe(true);
  expect(isRepeated(moves, { row: published, action: "agree", by: "bat" })).toBe(false);
  expect(isRepeated(moves, { row: published, action: "decline", by: "oyun" })).toBe(false);
});
