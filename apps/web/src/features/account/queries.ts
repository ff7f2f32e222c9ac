import { listDeliveries, listPasskeys, listSessions } from "@khamt/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { accountQuery } from "../../shared/account/account.ts";
import { knownUser } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";

export const devicesQuery = oneQuery(listSessions);
/** Asked anew whenever it is looked at. */
export const deliveriesQuery = {
  ...oneQuery(listDeliveries),
  refetchOnMount: "always" as const,
};
export const passkeysQuery = oneQuery(listPasskeys);

/** In a loader: the member's account comes with the page; a visitor has none. */
export async function loadAccount(client: QueryClient): Promise<void> {
  const user = knownUser(client);
  if (user) await client.prefetchQuery(accountQuery);
}
