import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { EntityKind } from "@khamt/contract/vocabulary";

type Making = { userId: string; kind: EntityKind; key: string };

/**
 * The id of what a member makes under a key of his device: the same each time that it is sent, because an answer was lost. Nobody
 * can choose it: with the id of what is deleted would come the links that lead there.
 */
export function idOfKey({ userId, kind, key }: Making): string {
  const digest = createHash("sha256").update(`${userId} ${kind} ${key.toLowerCase()}`).digest("hex");
  const parts = [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(12, 15)}`];
  return [...parts, `8${digest.slice(15, 18)}`, digest.slice(18, 30)].join("-");
}

/** Whether the row is as these fields say. */
export function saysTheSame(row: object, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(
    ([name, value]) => !stored.has(name) || isDeepStrictEqual(stored.get(name) ?? null, value ?? null),
  );
}
