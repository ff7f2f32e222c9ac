import { isDeepStrictEqual } from "node:util";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { namedId } from "../../platform/db/named-id.ts";

type Making = { userId: string; kind: EntityKind; key: string };

/**
 * The id of what a member makes under a key of his device: the same each time that it is sent, because an answer was lost. Nobody
 * can choose it: with the id of what is deleted would come the links that lead there.
 */
export function idOfKey({ userId, kind, key }: Making): string {
  return namedId(`${userId} ${kind} ${key.toLowerCase()}`);
}

/** Whether the row is as these fields say. */
export function saysTheSame(row: object, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(
    ([name, value]) => !stored.has(name) || isDeepStrictEqual(stored.get(name) ?? null, value ?? null),
  );
}
