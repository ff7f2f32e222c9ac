import type { ConnectionAction, ConnectionState } from "@khamt/contract";
import { namesOf } from "@khamt/contract/records";
import { actionsOf, move, type Moves } from "../../platform/state-machine.ts";
import type { Access } from "../../platform/http/access.ts";
import type { invitationStates } from "../../platform/db/schema/connections.ts";
import { limits } from "./limits.ts";

/** A member reads and moves the own connections only: every query names who is signed in. */
export const mayConnect: Access = "member";

/** What brings words to others, or lets them write. */
export const mayWrite: Access = "writer";

export type State = (typeof invitationStates)[number];
/** "view" happens by itself. */
export type Action = ConnectionAction | "view";
export type Role = "sender" | "receiver";

const decided = {
  accept: { by: ["receiver"], to: "accepted" },
  decline: { by: ["receiver"], to: "declined" },
} as const;
const open = { withdraw: { by: ["sender"], to: "withdrawn" } } as const;
const ask = { ask: { by: ["receiver"], to: "asked" } } as const;
const aside = { "not-now": { by: ["receiver"], to: "set-aside" } } as const;

/** What nobody answered expires by the clock, from every open state. While the sender is to answer, the invitation cannot be set aside: the sender would see that no answer is wanted. */
const moves: Moves<State, Action, Role> = {
  sent: { view: { by: ["receiver"], to: "viewed" }, ...decided, ...ask, ...aside, ...open },
  viewed: { ...decided, ...ask, ...aside, ...open },
  asked: { answer: { by: ["sender"], to: "viewed" }, ...decided, ...open },
  "set-aside": { ...decided, ...ask, ...open },
  accepted: {},
  declined: {},
  expired: {},
  withdrawn: {},
};

type Part = { state: State; asked: readonly unknown[] };
type Asking = { action: Action; by: Role };

/** Where the action leads; undefined where it may not be done. */
export function moveOf({ state, asked }: Part, { action, by }: Asking): State | undefined {
  if (action === "ask" && asked.length >= limits.askedBack) return undefined;
  return move(moves, { from: state, action, by });
}

/** Done already, in the same words where it brings some: each action is of one side alone. */
export function isRepeated(
  { state, asked }: { state: State; asked: readonly { question: string; answer: string | null }[] },
  { action, by, text }: Asking & { text: string | undefined },
): boolean {
  const leadsHere = namesOf(moves).some((from) => move(moves, { from, action, by }) === state);
  const last = asked.at(-1);
  const said = action === "ask" ? last?.question : last?.answer;
  return leadsHere && (text === undefined || said === text);
}

/** What one of the two can do now. */
export function actionsFor(row: Part, by: Role): ConnectionAction[] {
  return actionsOf(moves, { from: row.state, by }).filter(
    (action): action is ConnectionAction => action !== "view" && moveOf(row, { action, by }) !== undefined,
  );
}

/** Brings the two together, or words to the other one: there is to be somebody who reads them. */
export function needsOther(action: Action): boolean {
  return action === "accept" || action === "ask" || action === "answer";
}

export const openStates = ["sent", "viewed", "asked", "set-aside"] as const satisfies readonly State[];

export function isOpenState(state: State): boolean {
  return openStates.some((each) => each === state);
}

/** What both sides are shown. */
export function shownState({ state, viewedAt }: { state: State; viewedAt: Date | null }): ConnectionState {
  if (state === "asked" || state === "set-aside") return viewedAt ? "viewed" : "sent";
  return state;
}
