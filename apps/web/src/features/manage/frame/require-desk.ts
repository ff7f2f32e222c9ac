import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { currentUserQuery } from "../../../lib/auth/index.ts";

/** For everybody else there is no desk. */
export function requireDesk(queryClient: QueryClient): void {
  if (queryClient.getQueryData(currentUserQuery.queryKey)?.user?.role !== "admin") throw notFound();
}
