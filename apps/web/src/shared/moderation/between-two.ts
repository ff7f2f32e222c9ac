import type { SafetySubject } from "@khamt/contract";

type Kind = SafetySubject["kind"];

/** What two people write to each other: it has no page, and nothing of it is hidden. */
export function isBetweenTwo(kind: Kind): kind is Extract<Kind, "connection" | "conversation"> {
  return kind === "connection" || kind === "conversation";
}
