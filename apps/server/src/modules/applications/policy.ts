import type { ApplicationAction, applicationStates } from "@khamt/contract";
import { actionsOf, type Moves } from "../../platform/state-machine.ts";
import type { Access } from "../../platform/http/access.ts";

/** A member sees what they sent, and what came for their own listings: nothing else exists for them. */
export const mayApply: Access = "member";
export const mayWrite: Access = "writer";

export type State = (typeof applicationStates)[number];
/** Once one side says that the work is done, the two are told apart by who said so. The listing answers when it closes. */
export type Role = "applicant" | "owner" | "claimant" | "confirmer" | "listing";

const applicant: readonly Role[] = ["applicant"];
const owner: readonly Role[] = ["owner"];
const both: readonly Role[] = ["applicant", "owner"];

const answers = {
  accept: { by: owner, to: "accepted" },
  decline: { by: owner, to: "declined" },
  withdraw: { by: applicant, to: "withdrawn" },
  close: { by: ["listing"], to: "closed" },
} as const;

export const moves: Moves<State, ApplicationAction, Role> = {
  sent: {
    view: { by: owner, to: "viewed" },
    edit: { by: applicant, to: "sent" },
    shortlist: { by: owner, to: "shortlisted" },
    ...answers,
  },
  viewed: {
    edit: { by: applicant, to: "viewed" },
    shortlist: { by: owner, to: "shortlisted" },
    ...answers,
  },
  shortlisted: answers,
  accepted: {
    finish: { by: both, to: "finishing" },
    cancel: { by: both, to: "cancelled" },
  },
  finishing: {
    confirm: { by: ["confirmer"], to: "finished" },
    resume: { by: ["claimant", "confirmer"], to: "accepted" },
    cancel: { by: ["claimant", "confirmer"], to: "cancelled" },
  },
  finished: {},
  cancelled: {},
  declined: {},
  withdrawn: {},
  closed: {},
};

export const applicationLimits = {
  /** That one account may send in a day. */
  perDay: 20,
  /** Applications to a company from which on it is told how it answers. */
  leastToTell: 3,
  /** Days after which an application without an answer counts as not answered. */
  patienceDays: 7,
} as const;

type Sides = { userId: string; ownerId: string; state: State; movedBy: string | null };

/** Undefined for everyone else. */
export function roleOf({ userId, ownerId, state, movedBy }: Sides, member: string): Role | undefined {
  const side = member === userId ? "applicant" : member === ownerId ? "owner" : undefined;
  if (side === undefined || state !== "finishing") return side;
  return movedBy === member ? "claimant" : "confirmer";
}

export function actionsFor(row: Sides, member: string): ApplicationAction[] {
  const by = roleOf(row, member);
  return by ? actionsOf(moves, { from: row.state, by }) : [];
}

/** Where one goes on when its listing is opened again: whoever was on the shortlist had a conversation. */
export function reopened({ conversationId }: { conversationId: string | null }): State {
  return conversationId === null ? "sent" : "shortlisted";
}
