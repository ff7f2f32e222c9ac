import { expect, test } from "vitest";
import { type RequestAction, requestActions, type RequestState, requestStates } from "@khamt/contract";
import { move } from "../../platform/state-machine.ts";
import { actionsFor, moves, type Role } from "./policy.ts";

/** All that is allowed; every other move is not. */
const allowed: Record<RequestState, `${Role} ${RequestAction} ${RequestState}`[]> = {
  requested: ["requester cancel cancelled", "operator confirm confirmed", "operator cancel cancelled"],
  confirmed: ["requester cancel cancelled", "operator done done", "operator cancel cancelled"],
  done: [],
  cancelled: [],
};

test.each(requestStates)("who may do what while a service request is %s", (from) => {
  const found = (["requester", "operator"] as const).flatMap((by) =>
    requestActions.flatMap((action) => {
      const to = move(moves, { from, action, by });
      return to ? [`${by} ${action} ${to}`] : [];
    }),
  );
  expect(found.toSorted()).toEqual(allowed[from].toSorted());
});

test("an administrator does not confirm what they asked for themselves", () => {
  const row = { userId: "bat", state: "requested" as const, movedBy: null };
  expect(actionsFor(row, { id: "bat", role: "admin" })).toEqual(["cancel"]);
  expect(actionsFor(row, { id: "oyun", role: "admin" })).toEqual(["confirm", "cancel"]);
  expect(actionsFor(row, { id: "stranger", role: "member" })).toEqual([]);
});
