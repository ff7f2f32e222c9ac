import type { CurrentUser } from "@khamt/contract";

/** Whose a page of the desk is. */
export type Whose = "managers" | "moderators" | "administrators";

/** Whether a page of the desk is the reader's. What it shows, the server decides once more. */
export function has(reader: CurrentUser | undefined, whose: Whose): boolean {
  const role = reader?.user?.role;
  if (role === "admin") return true;
  return whose === "managers" ? reader?.isManager === true : whose === "moderators" && role === "moderator";
}
