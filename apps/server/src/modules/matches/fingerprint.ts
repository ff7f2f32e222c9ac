import { createHash } from "node:crypto";
import { changeGroups, type ChangeGroup, type Fields, fieldsOfKind, type MatchChange } from "@khamt/contract";
import { byKind } from "@khamt/contract/vocabulary";
import type { DismissedAs, Fingerprint } from "../../platform/db/schema/index.ts";
import type { ListedRow } from "../../entities/read-listed.ts";

/** Of each kind the fields that may change somebody's mind, by what has changed then. */
const groups = byKind((kind) =>
  changeGroups
    .map((group) => ({ group, names: namesIn(group, fieldsOfKind[kind]) }))
    .filter(({ names }) => names.length > 0),
);

export function fingerprintOf(listed: ListedRow | undefined): Fingerprint {
  if (!listed) return {};
  const row: Record<string, unknown> = listed.row;
  return Object.fromEntries(
    groups[listed.kind].map(({ group, names }) => [group, digest(names.map((name) => inNoOrder(row[name])))]),
  );
}

/** Null where both still say what they said. What was not listed then, or is not now, has not changed. */
export function changeSince(
  { target, source }: DismissedAs,
  now: { target: ListedRow | undefined; source: ListedRow | undefined },
): MatchChange | null {
  const theirs = differing(target, fingerprintOf(now.target));
  const yours = differing(source, fingerprintOf(now.source));
  return theirs.length + yours.length > 0 ? { theirs, yours } : null;
}

function namesIn(group: ChangeGroup, fields: Fields): string[] {
  const names = Object.entries(fields).flatMap(([name, { change }]) => (change === group ? name : []));
  return group === "wishes" ? [...names, "preferences"] : names;
}

function differing(before: Fingerprint, now: Fingerprint): ChangeGroup[] {
  return changeGroups.filter((group) => before[group] && now[group] && before[group] !== now[group]);
}

function inNoOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String).sort() : (value ?? null);
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 12);
}
