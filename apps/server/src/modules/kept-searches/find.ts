import { matchBands } from "@khamt/contract/vocabulary";
import { textProfile } from "@khamt/matching";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import type { Ask, Profile } from "../../matching/calls.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";
import { type Pool, relations } from "../matches/index.ts";
import type { ToKeep } from "./queries.ts";

type Tools = {
  db: Db;
  ask: Ask;
  /** With whom the member is matched. */
  pool: Pool;
};
type Searching = {
  search: ToKeep;
  /** The profile that searches, where one does and is listed. */
  source: ListedRow | undefined;
  /** Only these are looked at. */
  among?: ReadonlySet<string>;
};

/** Beyond so many nobody is looked at. */
const mostPlaces = 1000;

/** Whoever fits a kept search well, best first. */
export async function goodFits(
  { db, ask, pool }: Tools,
  { search, source, among }: Searching,
): Promise<ListedRow[]> {
  const profile = searcherOf(search, source);
  if (!profile) return [];
  const { target } = relations[search.looksFor];
  const wanted = { source: profile, target, limit: mostPlaces, leastPercent: matchBands.good };
  const { hits } = await ask("search", { ...wanted, fair: false });
  const ids = hits.flatMap(({ id }) =>
    (among?.has(id) ?? true) && (pool.among?.[target].has(id) ?? true) ? id : [],
  );
  const rows = new Map((await readListed(db, target, ids, pool.shown)).map((each) => [each.row.id, each]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function searcherOf(
  { kind, text, userId, looksFor }: ToKeep,
  source: ListedRow | undefined,
): Profile | undefined {
  if (text === null) return source && profileOf(source);
  return ownedBy(textProfile({ kind, target: relations[looksFor].target, text }), userId);
}

function ownedBy({ kind, profile }: Profile, ownerId: string): Profile {
  return { kind, profile: { ...profile, ownerId } };
}
