import type { Importance, PreferenceAttribute, PreferenceCountRequest, Preferences } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { demandingFields } from "./attributes.ts";

export function importanceOf(value: Preferences, attribute: PreferenceAttribute): Importance {
  return value[attribute]?.importance ?? "prefer";
}

export function valuesOf(value: Preferences, attribute: PreferenceAttribute): readonly string[] {
  return value[attribute]?.values ?? [];
}

/** Values outlast a change of mind; what is preferred anyway and names none is left out. */
export function withWish(
  value: Preferences,
  attribute: PreferenceAttribute,
  change: { importance?: Importance; values?: readonly string[] },
): Preferences {
  const wish = {
    importance: change.importance ?? importanceOf(value, attribute),
    values: [...(change.values ?? valuesOf(value, attribute))],
  };
  const { [attribute]: _, ...others } = value;
  return wish.importance === "prefer" && wish.values.length === 0 ? others : { ...others, [attribute]: wish };
}

/** With the last value goes the importance, unless the reader's own field says what is meant. */
export function withValues(
  value: Preferences,
  attribute: PreferenceAttribute,
  edit: (values: readonly string[]) => readonly string[],
  isOwnSaid: boolean,
): Preferences {
  const values = edit(valuesOf(value, attribute));
  const isMeant = values.length > 0 || isOwnSaid;
  return withWish(value, attribute, isMeant ? { values } : { values, importance: "prefer" });
}

/** What the count is asked with. What is merely preferred keeps nobody out. */
export function countRequest(
  kind: EntityKind,
  value: Preferences,
  fields: Readonly<Record<string, unknown>>,
): PreferenceCountRequest {
  const told = Object.entries(value).filter(([, { importance }]) => importance !== "prefer");
  return {
    kind,
    fields: Object.fromEntries(demandingFields[kind].map((name) => [name, fields[name]])),
    preferences: Object.fromEntries(told),
  };
}
