import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../db/handle.ts";
import type { Ask, Profile, ToldMatch, ToldTeam } from "../../matching/calls.ts";
import { profileOf } from "../../matching/profile.ts";
import { type ListedRow, readListed } from "../../matching/rows.ts";

export type FoundMatch = { told: ToldMatch; listed: ListedRow };
export type Found = { matches: FoundMatch[]; considered: number };

type Tools = { db: Db; ask: Ask; reader: Language };
type Question = Tools & { source: Profile; target: EntityKind; limit: number };

/** The best of everything listed on the other side. The rows are read anew: nothing that was just hidden is shown. */
export async function findMatches({ db, ask, reader, source, target, limit }: Question): Promise<Found> {
  const { ids, considered } = await ask("search", { source, target, limit });
  const rows = await readListed(db, target, ids);
  const told = await ask("explain", { source, targets: rows.map(profileOf), reader });
  return { considered, matches: withRows(told, rows) };
}

/** The engine looks at no more. */
const mostConsidered = 200;

export type FoundTeam = { told: ToldTeam; members: Map<string, ListedRow> };

export async function findTeam({
  db,
  ask,
  reader,
  source,
  target,
}: Omit<Question, "limit">): Promise<FoundTeam> {
  const { ids } = await ask("search", { source, target, limit: mostConsidered });
  const rows = await readListed(db, target, ids);
  const told = await ask("team", { source, candidates: rows.map(profileOf), reader });
  return { told, members: new Map(rows.map((listed) => [listed.row.id, listed])) };
}

function withRows(told: readonly ToldMatch[], rows: readonly ListedRow[]): FoundMatch[] {
  const byId = new Map(rows.map((listed) => [listed.row.id, listed]));
  return told.flatMap((each) => {
    const listed = byId.get(each.id);
    return listed ? { told: each, listed } : [];
  });
}
