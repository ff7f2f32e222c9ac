import { describe, expect, test } from "vitest";
import { invitationStates } from "../../platform/db/schema/connections.ts";
import { type Action, actionsFor, moveOf, type Role, shownState, type State } from "./policy.ts";

const actions: Action[] = ["view", "accept", "ask", "answer", "decline", "not-now", "withdraw"];
const roles: Role[] = ["sender", "receiver"];

/** "state action role → state": all that is allowed. */
const allowed = new Set([
  "sent view receiver → viewed",
  "sent accept receiver → accepted",
  "sent ask receiver → asked",
  "sent decline receiver → declined",
  "sent not-now receiver → set-aside",
  "sent withdraw sender → withdrawn",
  "viewed accept receiver → accepted",
  "viewed ask receiver → asked",
  "viewed decline receiver → declined",
  "viewed not-now receiver → set-aside",
  "viewed withdraw sender → withdrawn",
  "asked answer sender → viewed",
  "asked accept receiver → accepted",
  "asked decline receiver → declined",
  "asked withdraw sender → withdrawn",
  "set-aside accept receiver → accepted",
  "set-aside ask receiver → asked",
  "set-aside decline receiver → declined",
  "set-aside withdraw sender → withdrawn",
]);

describe("an invitation", () => {
  test("moves as the table says, and in no other way", () => {
    const found = invitationStates.flatMap((state) =>
      actions.flatMap((action) =>
        roles.flatMap((by) => {
          const to = moveOf({ state, asked: [] }, { action, by });
          return to ? [`${state} ${action} ${by} → ${to}`] : [];
        }),
      ),
    );
    expect(new Set(found)).toEqual(allowed);
  });

  test("is asked about three times at most", () => {
    const asked = (times: number) =>
      actionsFor({ state: "viewed", asked: Array.from({ length: times }) }, "receiver");
    expect(asked(2)).toContain("ask");
    expect(asked(3)).toEqual(["accept", "decline", "not-now"]);
  });

  test("that was set aside looks to its sender like one that was read", () => {
    const seen = new Date();
    const asSender = (state: State) => ({
      state: shownState({ state, viewedAt: seen }),
      actions: actionsFor({ state, asked: [] }, "sender"),
    });
    expect(asSender("set-aside")).toEqual(asSender("viewed"));
  });
});
