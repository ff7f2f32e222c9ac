import { useQuery } from "@tanstack/react-query";
import { currentUserQuery } from "../../../lib/auth/index.ts";
import { has } from "../../../shared/account/has.ts";
import { deskSections } from "./sections.ts";

/** Those that the reader has. */
export function useSections() {
  const reader = useQuery(currentUserQuery).data;
  return deskSections.filter((each) => has(reader, each.for));
}
