import type { SavedMatch } from "../../shared/saves/index.ts";

export const tabs = ["all", "partners", "individuals", "companies", "ideas"] as const;
export type Tab = (typeof tabs)[number];

/** In the address; without one all are shown. */
export const namedTabs = ["partners", "individuals", "companies", "ideas"] as const;

/** A project stands with the ideas: both are something to join, not somebody. */
export function matchesIn(tab: Tab, matches: readonly SavedMatch[]): SavedMatch[] {
  return matches.filter((match) => tab === "all" || tabsOf[match.type].includes(tab));
}

const tabsOf: Record<SavedMatch["type"], readonly Tab[]> = {
  cofounder: ["partners", "individuals"],
  company: ["partners", "companies"],
  "startup-idea": ["ideas"],
  project: ["ideas"],
};
