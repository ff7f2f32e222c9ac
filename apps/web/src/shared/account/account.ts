import type { Account } from "@khamt/contract";
import { getAccount } from "@khamt/contract/calls";
import { oneQuery } from "../../lib/query/query.ts";

/** The member's own account. */
export const accountQuery = oneQuery(getAccount);

/** As the account says it: others see a person by the name of their profile. */
export function ownName({ firstName, lastName }: Account): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
