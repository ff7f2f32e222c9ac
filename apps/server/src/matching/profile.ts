import type { Profile } from "./calls.ts";
import type { ListedRow } from "../entities/read-listed.ts";

/** What the engine is told of a row: its words, and whose it is so that nobody is matched with themselves. */
export function profileOf(listed: ListedRow): Profile {
  const owned = {
    ownerId: listed.row.userId,
    updatedAt: listed.row.updatedAt.toISOString(),
    lastActiveAt: lastActiveAt(listed),
  };
  switch (listed.kind) {
    case "idea":
      return { kind: "idea", profile: { ...listed.row, ...owned } };
    case "cofounder":
      return {
        kind: "cofounder",
        profile: { ...listed.row, ...owned, isVerified: listed.row.verification !== null },
      };
    case "company": {
      const rating = listed.row.reviewsCount > 0 ? listed.row.rating : null;
      return { kind: "company", profile: { ...listed.row, ...owned, rating } };
    }
    case "project":
      return { kind: "project", profile: { ...listed.row, ...owned } };
  }
}

/** By what the form says; what a text demands, everybody reads. */
export function demandsOf({ profile }: Profile): ReadonlySet<string> {
  const preferences = Object.entries(profile.preferences ?? {});
  return new Set(preferences.flatMap(([name, wish]) => (wish?.importance === "must" ? name : [])));
}

/** What it says to others: its demands are for its owner alone. */
export function withoutPreferences(given: Profile): Profile {
  const preferences = {};
  switch (given.kind) {
    case "idea":
      return { kind: "idea", profile: { ...given.profile, preferences } };
    case "cofounder":
      return { kind: "cofounder", profile: { ...given.profile, preferences } };
    case "company":
      return { kind: "company", profile: { ...given.profile, preferences } };
    case "project":
      return { kind: "project", profile: { ...given.profile, preferences } };
  }
}

/** Whoever was here lately stands higher, whether or not they wrote anything. */
function lastActiveAt({ row }: ListedRow): string | null {
  const signs = [
    "owner" in row ? row.owner.activeAt : row.ownerActiveAt,
    "lastActiveAt" in row ? row.lastActiveAt : null,
  ];
  const times = signs.flatMap((each) => (each ? new Date(each).getTime() : []));
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}
