import type { AccountStanding } from "@khamt/contract";
import type { Role as AccountRole } from "@khamt/contract/vocabulary";
import type { Access } from "../../platform/http/access.ts";
import { actionsOf, type Moves } from "../../platform/state-machine.ts";

export const mayAdminister: Access = "admin";
/** Whoever is suspended is not signed in: what they may see, a token says, or a session. */
export const mayAppeal: Access = "public";

export type Action = "restrict" | "suspend" | "restore";
/** Nobody decides about themselves, and an administrator has to be unmade first. */
export type Judge = "administrator" | "nobody";

const administrator: readonly Judge[] = ["administrator"];
const restrict = { restrict: { by: administrator, to: "restricted" } } as const;
const suspend = { suspend: { by: administrator, to: "suspended" } } as const;
const restore = { restore: { by: administrator, to: "good" } } as const;

/** The same once more changes rule, reason and end. */
export const moves: Moves<AccountStanding, Action, Judge> = {
  good: { ...restrict, ...suspend },
  restricted: { ...restrict, ...suspend, ...restore },
  suspended: { ...restrict, ...suspend, ...restore },
};

type Account = { id: string; role: AccountRole; isDemo: boolean };

export function judgeOf({ id, role, isDemo }: Account, reader: string): Judge {
  return id === reader || role === "admin" || isDemo ? "nobody" : "administrator";
}

export function actionsFor(account: Account & { standing: AccountStanding }, reader: string): Action[] {
  return actionsOf(moves, { from: account.standing, by: judgeOf(account, reader) });
}
