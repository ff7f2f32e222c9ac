import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { currentUserQuery } from "../../../lib/auth/index.ts";
import { has, type Whose } from "../../../shared/account/has.ts";

/** For everybody else there is no such page of the desk. */
export function requireDesk(queryClient: QueryClient, whose: Whose): void {
  if (!has(queryClient.getQueryData(currentUserQuery.queryKey), whose)) throw notFound();
}
