import type { Delivery, Device, Passkey } from "@khamt/contract";
import type { QueryClient } from "@tanstack/react-query";
import { accountQuery } from "../../shared/account/account.ts";
import { currentUserQuery } from "../../lib/auth/index.ts";
import { oneQuery } from "../../lib/query/query.ts";

export const devicesQuery = oneQuery<Device[]>("/api/auth/sessions");
/** Asked anew whenever it is looked at. */
export const deliveriesQuery = {
  ...oneQuery<Delivery[]>("/api/notifications/deliveries"),
  refetchOnMount: "always" as const,
};
export const passkeysQuery = oneQuery<Passkey[]>("/api/account/passkeys");

/** In a loader: the member's account comes with the page; a visitor has none. */
export async function loadAccount(client: QueryClient): Promise<void> {
  const user = client.getQueryData(currentUserQuery.queryKey)?.user;
  if (user) await client.prefetchQuery(accountQuery);
}
