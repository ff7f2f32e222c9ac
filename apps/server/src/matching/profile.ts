import type { Profile } from "./calls.ts";
import type { ListedRow } from "./rows.ts";

/** What the engine is told of a row: its words, and whose it is so that nobody is matched with themselves. */
export function profileOf(listed: ListedRow): Profile {
  const owned = { ownerId: listed.row.userId, updatedAt: listed.row.updatedAt.toISOString() };
  switch (listed.kind) {
    case "idea":
      return { kind: "idea", profile: { ...listed.row, ...owned } };
    case "cofounder":
      return { kind: "cofounder", profile: { ...listed.row, ...owned } };
    case "company": {
      const rating = listed.row.reviewsCount > 0 ? listed.row.rating : null;
      return { kind: "company", profile: { ...listed.row, ...owned, rating } };
    }
    default:
      return { kind: "project", profile: { ...listed.row, ...owned } };
  }
}
