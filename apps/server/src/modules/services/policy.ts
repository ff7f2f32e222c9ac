import type { RequestAction, RequestState } from "@khamt/contract";
import type { Role as AccountRole } from "@khamt/contract/vocabulary";
import { actionsOf, type Moves } from "../../platform/state-machine.ts";
import type { Access } from "../../platform/http/access.ts";

/** A member sees their own requests; administrators are the operator, and see all. */
export const mayAsk: Access = "member";
export const mayOperate: Access = "admin";

export type Role = "requester" | "operator";
export type Reader = { id: string; role: AccountRole };
type Row = { userId: string; state: RequestState; movedBy: string | null };

const operator: readonly Role[] = ["operator"];
const both: readonly Role[] = ["requester", "operator"];

export const moves: Moves<RequestState, RequestAction, Role> = {
  requested: { confirm: { by: operator, to: "confirmed" }, cancel: { by: both, to: "cancelled" } },
  confirmed: { done: { by: operator, to: "done" }, cancel: { by: both, to: "cancelled" } },
  done: {},
  cancelled: {},
};

/** These count towards what one account may have under way. */
export const openStates = ["requested", "confirmed"] as const satisfies RequestState[];

/** Who asks for something is not the operator of it. Undefined for everyone whom it does not concern. */
export function roleOf({ userId }: Pick<Row, "userId">, { id, role }: Reader): Role | undefined {
  if (userId === id) return "requester";
  return role === "admin" ? "operator" : undefined;
}

export function actionsFor(row: Row, reader: Reader): RequestAction[] {
  const by = roleOf(row, reader);
  return by ? actionsOf(moves, { from: row.state, by }) : [];
}
