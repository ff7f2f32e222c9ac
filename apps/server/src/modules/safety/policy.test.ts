import { expect, test } from "vitest";
import { decisionActions, reportedKinds, type ReportState, reportStates } from "@khamt/contract";
import { actionsOf, move } from "../../platform/state-machine.ts";
import { isProfile, judgeOf, moves } from "./policy.ts";

/** All that is allowed; every other move is not. */
const allowed: Record<ReportState, string[]> = {
  open: ["moderator dismiss dismissed", "moderator uphold upheld"],
  dismissed: [],
  upheld: ["moderator restore restored"],
  restored: [],
};

test.each(reportStates)("what may be decided about something whose reports are %s", (from) => {
  const found = (["moderator", "owner"] as const).flatMap((by) =>
    decisionActions.flatMap((action) => {
      const to = move(moves, { from, action, by });
      return to ? [`${by} ${action} ${to}`] : [];
    }),
  );
  expect(found).toEqual(allowed[from]);
});

test("an administrator is offered nothing about what is their own, whatever was decided", () => {
  const offered = (reader: string) =>
    reportStates.map((from) => actionsOf(moves, { from, by: judgeOf({ ownerId: "bat" }, reader) }));
  expect(offered("oyun")).toEqual([["dismiss", "uphold"], [], ["restore"], []]);
  expect(offered("bat")).toEqual([[], [], [], []]);
});

test("what can be hidden is what has a page of its own", () => {
  expect(reportedKinds.filter(isProfile)).toEqual(["idea", "cofounder", "company", "project"]);
});
