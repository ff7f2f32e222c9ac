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
  const { ids, considered } = await ask("search", { source, target, limit, fair: true });
  const rows = await readListed(db, target, ids);
  const told = await ask("explain", { source, targets: rows.map(profileOf), reader });
  return { considered, matches: inOrder(ids, told, rows) };
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
  const { ids } = await ask("search", { source, target, limit: mostConsidered, fair: false });
  const rows = await readListed(db, target, ids);
  const told = await ask("team", { source, candidates: rows.map(profileOf), reader });
  return { told, members: new Map(rows.map((listed) => [listed.row.id, listed])) };
}

function inOrder(
  ids: readonly string[],
  told: readonly ToldMatch[],
  rows: readonly ListedRow[],
): FoundMatch[] {
  const toldOf = new Map(told.map((each) => [each.id, each]));
  const rowOf = new Map(rows.map((listed) => [listed.row.id, listed]));
  return ids.flatMap((id) => {
    const [told, listed] = [toldOf.get(id), rowOf.get(id)];
    return told && listed ? { told, listed } : [];
  });
}
