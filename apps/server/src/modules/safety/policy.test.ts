import { expect, test } from "vitest";
import { decisionActions, type ReportState, reportStates } from "@khamt/contract";
import { move } from "../../platform/state-machine.ts";
import { moves } from "./policy.ts";

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
