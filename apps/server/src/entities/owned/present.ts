import type { Preferences } from "@khamt/contract";
import { completenessOf, missingFields, type Written } from "@khamt/contract/completeness";
import type { EntityKind } from "@khamt/contract/vocabulary";

type OwnColumns = Written & { isPublished: boolean; preferences: Preferences };

/** What only the owner is told of an entity. */
export function presentOwn(kind: EntityKind, row: OwnColumns) {
  return {
    preferences: row.preferences,
    isPublished: row.isPublished,
    missing: missingFields(kind, row),
    completeness: completenessOf(kind, row),
  };
}
