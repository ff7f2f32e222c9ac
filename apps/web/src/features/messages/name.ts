import type { Conversation } from "@khamt/contract";

/** How the other side is called; an account may say no name, or be gone. */
export function nameOfOther(
  { other }: Pick<Conversation, "other">,
  t: { member: string; gone: string },
): string {
  if (other === null) return t.gone;
  return other.name || t.member;
}
