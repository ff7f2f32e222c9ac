import { expect, test } from "vitest";
import { type ApplicationAction, applicationActions, applicationStates } from "@khamt/contract";
import { move } from "../../platform/state-machine.ts";
import { actionsFor, isRepeated, moves, type Role, roleOf, type State } from "./policy.ts";

const roles: readonly Role[] = ["applicant", "owner", "claimant", "confirmer", "listing"];

/** All that is allowed; every other move is not. */
const allowed: Record<State, `${Role} ${ApplicationAction} ${State}`[]> = {
  sent: [
    "applicant edit sent",
    "applicant withdraw withdrawn",
    "owner view viewed",
    "owner shortlist shortlisted",
    "owner accept accepted",
    "owner decline declined",
    "listing close closed",
  ],
  viewed: [
    "applicant edit viewed",
    "applicant withdraw withdrawn",
    "owner shortlist shortlisted",
    "owner accept accepted",
    "owner decline declined",
    "listing close closed",
  ],
  shortlisted: [
    "applicant withdraw withdrawn",
    "owner accept accepted",
    "owner decline declined",
    "listing close closed",
  ],
  accepted: [
    "applicant finish finishing",
    "applicant cancel cancelled",
    "owner finish finishing",
    "owner cancel cancelled",
  ],
  finishing: [
    "claimant resume accepted",
    "claimant cancel cancelled",
    "confirmer confirm finished",
    "confirmer resume accepted",
    "confirmer cancel cancelled",
  ],
  finished: [],
  cancelled: [],
  declined: [],
  withdrawn: [],
  closed: [],
};

test.each(applicationStates)("who may do what while an application is %s", (from) => {
  const found = roles.flatMap((by) =>
    applicationActions.flatMap((action) => {
      const to = move(moves, { from, action, by });
      return to ? [`${by} ${action} ${to}`] : [];
    }),
  );
  expect(found.toSorted()).toEqual(allowed[from].toSorted());
});

test("of finished work one side has said so, and the other may confirm it", () => {
  const row = { userId: "bat", ownerId: "oyun", state: "finishing" as const, movedBy: "oyun" };
  expect([roleOf(row, "oyun"), roleOf(row, "bat"), roleOf(row, "stranger")]).toEqual([
    "claimant",
    "confirmer",
    undefined,
  ]);
  expect(actionsFor(row, "bat")).toEqual(["confirm", "resume", "cancel"]);
  expect(actionsFor(row, "stranger")).toEqual([]);
  expect(isRepeated(row, { action: "finish", by: "oyun" })).toBe(true);
  expect(isRepeated(row, { action: "finish", by: "bat" })).toBe(false);
  expect(isRepeated(row, { action: "accept", by: "oyun" })).toBe(false);
});
