import { setImmediate } from "node:timers/promises";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Features, Matcher } from "@khamt/matching";
import type { Db } from "../../db/handle.ts";
import { analyse } from "./analyse.ts";
import { fingerprint, type ListedRow, readListed } from "./queries.ts";

export type Candidate = { listed: ListedRow; features: Features };
export type Candidates = ReadonlyMap<string, Candidate>;

type Shelf = { fingerprint: string; candidates: Promise<Candidates> };

/** Other requests get their turn after this many profiles. */
const profilesAtOnce = 10;

/** Everything listed of a kind, analysed once and kept in memory: after a change only what changed is analysed anew. */
export function createCandidates({ db, matcher }: { db: Db; matcher: Matcher }) {
  const shelves = new Map<EntityKind, Shelf>();

  return async function candidatesOf(kind: EntityKind): Promise<Candidates> {
    const current = await fingerprint(db, kind);
    const shelf = shelves.get(kind);
    if (shelf?.fingerprint === current) return shelf.candidates;
    const candidates = restock(kind, shelf);
    shelves.set(kind, { fingerprint: current, candidates });
    candidates.catch(() => shelves.delete(kind));
    return candidates;
  };

  async function restock(kind: EntityKind, shelf: Shelf | undefined): Promise<Candidates> {
    const [known, rows] = await Promise.all([shelf?.candidates, readListed(db, kind)]);
    const candidates = new Map<string, Candidate>();
    for (const [index, listed] of rows.entries()) {
      const { id, updatedAt } = listed.row;
      const before = known?.get(id);
      const isSame = before?.listed.row.updatedAt.getTime() === updatedAt.getTime();
      candidates.set(id, { listed, features: before && isSame ? before.features : analyse(matcher, listed) });
      if (index % profilesAtOnce === 0) await setImmediate();
    }
    return candidates;
  }
}
