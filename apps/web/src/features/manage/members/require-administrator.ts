import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { currentUserQuery } from "../../../lib/auth/index.ts";

/** Managers of programmes have a desk, and no such page on it. */
export function requireAdministrator(queryClient: QueryClient): void {
  if (queryClient.getQueryData(currentUserQuery.queryKey)?.user?.role !== "admin") throw notFound();
}
