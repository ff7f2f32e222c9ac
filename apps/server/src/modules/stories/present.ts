import type { OwnStory, SuccessStory } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentFound } from "../matches/index.ts";
import { actionsFor, roleOf } from "./policy.ts";
import { type OwnRow, profilesOf, type ShownRow } from "./queries.ts";
import type { StoryRow } from "./notify.ts";

type Reading = { member: string | undefined; reader: Language };
type Told = SuccessStory["sides"][number];

/** Of the two their names and listed profiles: nothing of how to reach them. */
export function presentStory(row: ShownRow, { member, reader }: Reading): SuccessStory {
  const { author, partner, project } = profilesOf(row);
  const named = (profile: typeof author): Told["profile"] => {
    const found = profile && row.listed(profile);
    return found ? { kind: found.kind, id: found.row.id, name: presentFound(found, reader).name } : null;
  };
  return {
    ...presentWords(row),
    ground: row.groundKind,
    sides: [
      { name: row.authorName || null, profile: named(author) },
      { name: row.partnerName || null, profile: named(partner) },
    ],
    project: named(project),
    service: row.service,
    publishedAt: row.createdAt.toISOString(),
    mayReport: member !== undefined && roleOf(row, member) === undefined,
  };
}

export function presentOwn(row: OwnRow, member: string): OwnStory {
  const side = roleOf(row, member) === "author" ? "author" : "partner";
  return {
    ...presentWords(row),
    ground: { kind: row.groundKind, id: row.groundId },
    state: row.state,
    actions: actionsFor(row, member),
    side,
    other: (side === "author" ? row.partnerName : row.authorName) || null,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    rule: row.state === "removed" ? row.rule : null,
  };
}

function presentWords({ id, title, text, contentLanguage, achievement }: StoryRow) {
  return { id, title, text, contentLanguage, achievement };
}
