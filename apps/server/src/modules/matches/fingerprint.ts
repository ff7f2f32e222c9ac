import { createHash } from "node:crypto";
import { changeGroups, type ChangeGroup, type MatchChange } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { DismissedAs, Fingerprint } from "../../platform/db/schema/index.ts";
import type { ListedRow } from "../../entities/read-listed.ts";

type FieldOf<Kind extends EntityKind> = keyof Extract<ListedRow, { kind: Kind }>["row"];
type Groups = { [Kind in EntityKind]: Partial<Record<ChangeGroup, readonly FieldOf<Kind>[]>> };

/** Fields that may change somebody's mind. Ratings, marks and activity are no new thing that a profile says. */
const groups: Groups = {
  idea: {
    about: ["title", "description"],
    skills: ["requiredSkills", "tags"],
    industry: ["industry"],
    stage: ["stage"],
    time: ["commitment"],
    place: ["location"],
    money: ["fundingNeeds"],
    wishes: ["preferences"],
  },
  cofounder: {
    about: ["title", "bio"],
    skills: ["skills", "expertise", "certifications"],
    industry: ["industries"],
    experience: ["experience"],
    time: ["availability"],
    place: ["location", "timezone", "workStyle"],
    money: ["salaryExpectation", "equityExpectation"],
    languages: ["languages"],
    wishes: ["preferredRoles", "preferences"],
  },
  company: {
    about: ["description", "mission"],
    skills: ["specialties", "services", "technologies", "certifications"],
    industry: ["industry"],
    size: ["size"],
    place: ["location", "headquarters"],
    wishes: ["preferences"],
  },
  project: {
    about: ["title", "description"],
    skills: ["requiredSkills"],
    industry: ["category"],
    size: ["requiredCompanySize"],
    time: ["timeline"],
    place: ["preferredLocation"],
    money: ["budget"],
    wishes: ["preferences"],
  },
};

export function fingerprintOf(listed: ListedRow | undefined): Fingerprint {
  if (!listed) return {};
  const row: Record<string, unknown> = listed.row;
  const fields: Partial<Record<ChangeGroup, readonly string[]>> = groups[listed.kind];
  return Object.fromEntries(
    Object.entries(fields).map(([group, fields]) => [
      group,
      digest(fields.map((field) => inNoOrder(row[field]))),
    ]),
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

function differing(before: Fingerprint, now: Fingerprint): ChangeGroup[] {
  return changeGroups.filter((group) => before[group] && now[group] && before[group] !== now[group]);
}

function inNoOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.map(String).sort() : (value ?? null);
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 12);
}
