import type { Keeping } from "../platform/answers/answers.ts";
import type { Source } from "../platform/answers/changes.ts";
import type { Db } from "../platform/db/handle.ts";
import { hidesAny } from "./shown-to.ts";

/** What cards, lists and searches of any kind are made of. */
export const sourcesOfCards: readonly Source[] = [
  "users",
  "startup_ideas",
  "startup_cofounders",
  "companies",
  "project_listings",
  "search_entries",
  "search_words",
  "verifications",
  "domain_claims",
];

/** What a profile's page says besides: of its owner's invitations and applications, its reviews and files. */
export const sourcesOfProfiles: readonly Source[] = [
  ...sourcesOfCards,
  "activity",
  "connections",
  "applications",
  "reviews",
  "files",
];

/** Of calls that tell everyone the same, but for what a member has blocked or reported, or is blocked by. */
export function keepsForAll(db: Db, sources: readonly Source[]): Keeping {
  return { sources, isSameFor: async (userId) => !(await hidesAny(db, userId)) };
}
