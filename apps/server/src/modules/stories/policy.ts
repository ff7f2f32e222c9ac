import type { StoryAction, StoryState } from "@khamt/contract";
import { actionsOf, move, type Moves } from "../../platform/state-machine.ts";
import type { Access } from "../../platform/http/access.ts";

/** Anyone reads what both sides let them read. */
export const mayRead: Access = "public";

/** A member tells of what came about with another one, and agrees to what the other one tells; nobody else may. */
export const mayTellStory: Access = "member";
export const mayWrite: Access = "writer";

export type Role = "author" | "partner" | "admin";
/** What comes of a report that was upheld, and of an appeal against that. */
type Decided = "remove" | "restore";
export type Action = StoryAction | Decided;

/** From the second no on, the author asks no more; the partner may still change their mind. */
const mostRefusals = 2;

const author: readonly Role[] = ["author"];
const partner: readonly Role[] = ["partner"];
const edit = { edit: { by: author, to: "asked" } } as const;
const agree = { agree: { by: partner, to: "published" } } as const;
const decline = { decline: { by: partner, to: "declined" } } as const;
const takeBack = { "take-back": { by: author, to: "withdrawn" } } as const;
const remove = { remove: { by: ["admin"], to: "removed" } } as const;
/** Nobody knows whether its partner still agrees. */
const restore = { restore: { by: ["admin"], to: "asked" } } as const;

/** Other words need the partner's consent again. */
export const moves: Moves<StoryState, Action, Role> = {
  asked: { ...agree, ...decline, ...edit, ...takeBack, ...remove },
  published: { ...edit, ...takeBack, ...decline, ...remove },
  declined: { ...agree, ...edit, ...takeBack, ...remove },
  withdrawn: { ...edit, ...remove },
  removed: restore,
};

type Part = { state: StoryState; refusals: number };
type Sides = { authorId: string; partnerId: string };

/** Undefined for everyone else. */
export function roleOf({ authorId, partnerId }: Sides, member: string): "author" | "partner" | undefined {
  if (member === authorId) return "author";
  return member === partnerId ? "partner" : undefined;
}

/** Where the action leads; undefined where it may not be done. */
export function moveOf(
  { state, refusals }: Part,
  { action, by }: { action: Action; by: Role },
): StoryState | undefined {
  if (action === "edit" && refusals >= mostRefusals) return undefined;
  return move(moves, { from: state, action, by });
}

export function actionsFor(row: Part & Sides, member: string): StoryAction[] {
  const by = roleOf(row, member);
  if (!by) return [];
  return actionsOf(moves, { from: row.state, by }).filter(
    (action): action is StoryAction =>
      action !== "remove" && action !== "restore" && moveOf(row, { action, by }) !== undefined,
  );
}
