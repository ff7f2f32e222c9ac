import { useUser } from "../../../lib/auth/index.ts";
import { deskSections } from "./sections.ts";

/** Those that the reader has: managers of a programme have fewer than administrators. */
export function useSections() {
  const isAdministrator = useUser()?.role === "admin";
  return deskSections.filter((each) => isAdministrator || each.for === "managers");
}
