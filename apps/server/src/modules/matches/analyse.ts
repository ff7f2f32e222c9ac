import type { Features, Matcher } from "@khamt/matching";
import type { ListedRow } from "./queries.ts";

/** What the engine is told of a row: its words, and whose it is so that nobody is matched with themselves. */
export function analyse(matcher: Matcher, listed: ListedRow): Features {
  const owned = { ownerId: listed.row.userId, updatedAt: listed.row.updatedAt.toISOString() };
  switch (listed.kind) {
    case "idea":
      return matcher.analyse("idea", { ...listed.row, ...owned });
    case "cofounder":
      return matcher.analyse("cofounder", { ...listed.row, ...owned });
    case "company":
      return matcher.analyse("company", {
        ...listed.row,
        ...owned,
        rating: listed.row.reviewsCount > 0 ? listed.row.rating : null,
      });
    default:
      return matcher.analyse("project", { ...listed.row, ...owned });
  }
}
