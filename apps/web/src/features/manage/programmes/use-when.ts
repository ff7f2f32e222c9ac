import { useQuery } from "@tanstack/react-query";
import { managedOneQuery } from "./queries.ts";

/** Whoever has letters that wait goes on so, unless they say otherwise. */
export function useWhen(programmeId: string): "now" | "later" {
  const { data } = useQuery(managedOneQuery(programmeId));
  return data !== undefined && data.prepared > 0 ? "later" : "now";
}
