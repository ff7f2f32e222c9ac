import type { EntityKind, MatchType } from "@khamt/contract/vocabulary";
import { kindsLooking } from "../../../shared/profiles/kinds.ts";

/** What the owner of a new profile wants to meet, the first first. */
const wanted: Readonly<Record<EntityKind, readonly MatchType[]>> = {
  idea: ["cofounder"],
  cofounder: ["startup-idea", "project"],
  company: ["project", "cofounder"],
  project: ["company", "cofounder"],
};

/** Of these what is matched. */
export function soughtBy(kind: EntityKind): readonly MatchType[] {
  return wanted[kind].filter((type) => kindsLooking[type].includes(kind));
}
