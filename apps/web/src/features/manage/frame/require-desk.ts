import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { currentUserQuery } from "../../../lib/auth/index.ts";

/** For everybody else there is no such page of the desk. What it shows to managers, the server decides once more. */
export function requireDesk(queryClient: QueryClient, who: "administrators" | "managers"): void {
  const reader = queryClient.getQueryData(currentUserQuery.queryKey);
  const isManager = who === "managers" && reader?.isManager === true;
  if (reader?.user?.role !== "admin" && !isManager) throw notFound();
}
