import type { DecisionAction, ReportState } from "@khamt/contract";
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

/** A decision against something can be taken back once its owner has appealed; a new report begins anew. */
export const moves: Moves<ReportState, DecisionAction, Judge> = {
  open: {
    dismiss: { by: moderator, to: "dismissed" },
    uphold: { by: moderator, to: "upheld" },
  },
  dismissed: {},
  upheld: { restore: { by: moderator, to: "restored" } },
  restored: {},
};

export function judgeOf({ ownerId }: { ownerId: string }, reader: string): Judge {
  return ownerId === reader ? "owner" : "moderator";
}

/** What has a page of its own, and can be hidden. */
export function isProfile(kind: string): kind is EntityKind {
  return entityKinds.some((each) => each === kind);
}
