import type { DecisionAction, DecisionOutcome, ReportState } from "@khamt/contract";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import type { Moves } from "../../platform/state-machine.ts";
import type { Access } from "../../platform/http/access.ts";

/** A member blocks and reports in their own name, and sees their own blocks only. */
export const mayProtectThemselves: Access = "member";

/** Reports are read, and decided, by administrators. */
export const mayDecide: Access = "moderator";

/** Nobody decides about what is their own. */
export type Judge = "moderator" | "owner";

const moderator: readonly Judge[] = ["moderator"];

/** "appealed": a decision against something, while its owner waits for an answer. */
export type CaseState = ReportState | "appealed";

type Decided = { outcome: DecisionOutcome; appeal: string | null; appealAnswer: string | null };

export function stateOf({ outcome, appeal, appealAnswer }: Decided): CaseState {
  return outcome === "upheld" && appeal !== null && appealAnswer === null ? "appealed" : outcome;
}

const restore = { restore: { by: moderator, to: "restored" } } as const;

/** A decision against something can be taken back at any time, and is kept in answer to an appeal; a new report begins anew. */
export const moves: Moves<CaseState, DecisionAction, Judge> = {
  open: {
    dismiss: { by: moderator, to: "dismissed" },
    uphold: { by: moderator, to: "upheld" },
  },
  dismissed: {},
  upheld: restore,
  appealed: { ...restore, keep: { by: moderator, to: "upheld" } },
  restored: {},
};

export function judgeOf({ ownerId }: { ownerId: string }, reader: string): Judge {
  return ownerId === reader ? "owner" : "moderator";
}

/** What has a page of its own, and can be hidden. */
export function isProfile(kind: string): kind is EntityKind {
  return entityKinds.some((each) => each === kind);
}
