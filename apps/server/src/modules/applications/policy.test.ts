import { expect, test } from "vitest";
import {
  type ApplicationAction,
  applicationActions,
  applicationStates,
  openApplicationStates,
} from "@khamt/contract";
import { isRepeated, move } from "../../platform/state-machine.ts";
import { actionsFor, moves, reopened, type Role, roleOf, type State } from "./policy.ts";

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
  expect(isRepeated(moves, { row, action: "finish", by: "oyun" })).toBe(true);
  expect(isRepeated(moves, { row, action: "finish", by: "bat" })).toBe(false);
  expect(isRepeated(moves, { row, action: "accept", by: "oyun" })).toBe(false);
});

/** The buttons of each side, in their order. The applicant moved it last. */
const buttons: Record<State, { applicant: ApplicationAction[]; owner: ApplicationAction[] }> = {
  sent: { applicant: ["edit", "withdraw"], owner: ["view", "shortlist", "accept", "decline"] },
  viewed: { applicant: ["edit", "withdraw"], owner: ["shortlist", "accept", "decline"] },
  shortlisted: { applicant: ["withdraw"], owner: ["accept", "decline"] },
  accepted: { applicant: ["finish", "cancel"], owner: ["finish", "cancel"] },
  finishing: { applicant: ["resume", "cancel"], owner: ["confirm", "resume", "cancel"] },
  finished: { applicant: [], owner: [] },
  cancelled: { applicant: [], owner: [] },
  declined: { applicant: [], owner: [] },
  withdrawn: { applicant: [], owner: [] },
  closed: { applicant: [], owner: [] },
};

test.each(applicationStates)("what each side is offered while an application is %s", (state) => {
  const row = { userId: "bat", ownerId: "oyun", state, movedBy: "bat" };
  expect({ applicant: actionsFor(row, "bat"), owner: actionsFor(row, "oyun") }).toEqual(buttons[state]);
  expect(actionsFor(row, "stranger")).toEqual([]);
});

test("an owner who applies to their own listing is the applicant, who cannot accept themselves", () => {
  const row = { userId: "bat", ownerId: "bat", state: "sent" as const, movedBy: null };
  expect(actionsFor(row, "bat")).toEqual(["edit", "withdraw"]);
});

test("an application waits for an answer exactly while its owner may decline it and its listing may close it", () => {
  const mayBe = (action: ApplicationAction, by: Role) =>
    applicationStates.filter((from) => move(moves, { from, action, by }) !== undefined);
  expect(mayBe("decline", "owner")).toEqual([...openApplicationStates]);
  expect(mayBe("close", "listing")).toEqual([...openApplicationStates]);
});

test.each<[State, ApplicationAction, boolean]>([
  ["accepted", "accept", true],
  ["accepted", "resume", true],
  ["accepted", "shortlist", false],
  ["declined", "decline", true],
  ["withdrawn", "withdraw", true],
  ["cancelled", "cancel", true],
  ["finished", "confirm", true],
  ["finished", "finish", false],
  ["closed", "decline", false],
])("of an application that is %s, %s is a repetition: %s", (state, action, isSame) => {
  const row = { userId: "bat", ownerId: "oyun", state, movedBy: "oyun" };
  expect(isRepeated(moves, { row, action, by: "oyun" })).toBe(isSame);
  expect(isRepeated(moves, { row, action, by: "bat" })).toBe(false);
  expect(isRepeated(moves, { row: { ...row, movedBy: null }, action, by: "oyun" })).toBe(false);
});

test("one that only the closing of its listing had answered waits again, on the shortlist where it was there", () => {
  expect(reopened({ conversationId: null })).toBe("sent");
  expect(reopened({ conversationId: "talk" })).toBe("shortlisted");
});
