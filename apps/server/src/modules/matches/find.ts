import type * as z from "zod";
import { leastPercentOfTeam } from "@khamt/matching";
import type { MatchChange, PreferenceCount, preferenceCountRequest } from "@khamt/contract";
import { type EntityKind, isDistant } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import type { Ask, Hiding, Profile, PresentedMatch, PresentedTeam, SearchHit } from "../../matching/calls.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import type { Unwanted } from "./dismissed.ts";
import { sought } from "./policy.ts";

/** `changed`: where the member dismissed it once, what has changed since. */
export type FoundMatch = { told: PresentedMatch; listed: ListedRow; changed?: MatchChange };
export type Found = { matches: FoundMatch[]; considered: number };

type Tools = { db: Db; ask: Ask; reader: Language };
type Question = Tools & {
  source: Profile;
  target: EntityKind;
  limit: number;
  /** So many of the first that are not distant are told with their reasons; all without it. */
  reasonsFor?: number | undefined;
  /** What the one who looks does not want to see. */
  unwanted?: Unwanted | undefined;
  /** What the one who looks may find. */
  shown?: Shown | undefined;
  /** Of the given ones nobody below is wanted. */
  leastPercent?: number | undefined;
  /** Only these, in the whole market's place. */
  pool?: ReadonlySet<string> | undefined;
} & Hiding;

/** For a team no more are looked at. */
const mostConsidered = 200;
/** Beyond so many places nobody is found or counted. */
const mostPlaces = 1000;
/** So many more are found for whoever has blocked or reported somebody. */
const spareForHidden = 50;

/** The best of everything listed on the other side. */
export async function findMatches(question: Question): Promise<Found> {
  const { ask, source, target, pool } = question;
  if (pool) return { matches: await findAmong(question, pool), considered: pool.size };
  const limit = Math.min(mostPlaces, question.limit + spareOf(question));
  const { hits, considered } = await ask("search", { source, target, limit, fair: true });
  return { considered, matches: await showFirst(question, hits) };
}

/** So many of what is found may have to be left out. */
function spareOf({ target, unwanted, shown }: Question): number {
  return (unwanted?.most ?? 0) + (shown?.[target] ? spareForHidden : 0);
}

/** The rows are read anew: nothing that was just hidden is shown. */
async function showFirst(question: Question, hits: readonly SearchHit[]): Promise<FoundMatch[]> {
  const { db, target, limit, unwanted, shown } = question;
  if (hits.length === 0) return [];
  const ids = hits.map(({ id }) => id);
  const found = await readListed(db, target, ids, shown);
  const { out, changed } = (await unwanted?.among(found)) ?? nothing;
  const left = new Set(found.flatMap(({ row }) => (out.has(row.id) ? [] : [row.id])));
  const best = hits.filter(({ id }) => left.has(id)).slice(0, limit);
  return inOrder(best, await tell(question, found, best), found).map((match) => {
    const change = changed.get(match.told.id);
    return change ? { ...match, changed: change } : match;
  });
}

async function tell(
  { ask, source, reader, hidesSource = false, reasonsFor }: Question,
  rows: readonly ListedRow[],
  best: readonly SearchHit[],
): Promise<PresentedMatch[]> {
  const near = best.filter(({ percent }) => !isDistant(percent));
  const first = new Set((reasonsFor === undefined ? best : near.slice(0, reasonsFor)).map(({ id }) => id));
  const targets = rows.filter(({ row }) => first.has(row.id)).map(profileOf);
  const told = targets.length > 0 ? await ask("explain", { source, targets, reader, hidesSource }) : [];
  const others = best.filter(({ id }) => !first.has(id));
  return [...told, ...others.map((hit) => ({ ...hit, reason: "", reasons: [] }))];
}

const nothing = { out: new Set<string>(), changed: new Map<string, MatchChange>() };

type Standing = { place: number | null; of: number };

/** Where a profile stands in the list that the one who looks would see of all that the source could be matched with. */
export async function standingOf(
  { db, ask, source, target, unwanted, shown }: Omit<Question, "reader" | "limit">,
  id: string,
): Promise<Standing> {
  const withIds = Boolean(unwanted?.most || shown?.[target]);
  const wanted = { source, target, id, most: mostPlaces, withIds };
  const { before, ids, considered } = await ask("standing", wanted);
  if (before === undefined) return { place: null, of: considered };
  const hidden = withIds ? before - (await countShown({ db, target, unwanted, shown }, ids)) : 0;
  return { place: before + 1 - hidden, of: considered - hidden };
}

async function countShown(
  { db, target, unwanted, shown }: Pick<Question, "db" | "target" | "unwanted" | "shown">,
  ids: readonly string[],
): Promise<number> {
  const rows = await readListed(db, target, ids, shown);
  const { out } = (await unwanted?.among(rows)) ?? nothing;
  return rows.length - out.size;
}

/**
 * Of the given profiles those that stand among the source's first thousand, best first, and no more
 * than asked for.
 */
export async function findAmong(question: Question, given: ReadonlySet<string>): Promise<FoundMatch[]> {
  const { ask, source, target, limit, leastPercent = 1, pool } = question;
  const { hits } = await ask("search", { source, target, limit: mostPlaces, fair: false, leastPercent });
  const wanted = hits.filter(({ id }) => given.has(id) && (pool?.has(id) ?? true));
  return showFirst(question, wanted.slice(0, limit + spareOf(question)));
}

export type FoundTeam = { told: PresentedTeam; members: Map<string, ListedRow> };

export async function findTeam({
  db,
  ask,
  reader,
  source,
  target,
  present,
  shown,
  pool,
  hidesSource = false,
}: Omit<Question, "limit" | "unwanted"> & { present: readonly string[] }): Promise<FoundTeam> {
  const limit = pool ? mostPlaces : mostConsidered;
  const leastPercent = leastPercentOfTeam(source.kind, target);
  const { hits } = await ask("search", { source, target, limit, fair: false, leastPercent });
  const fitting = hits.filter(({ id }) => pool?.has(id) ?? true);
  const ids = fitting.slice(0, mostConsidered).map(({ id }) => id);
  const [rows, there] = await Promise.all([
    readListed(db, target, ids, shown),
    readListed(db, target, present, shown),
  ]);
  const told = await ask("team", {
    source,
    candidates: rows.map(profileOf),
    present: there.map(profileOf),
    reader,
    hidesSource,
  });
  return { told, members: new Map(rows.map((listed) => [listed.row.id, listed])) };
}

type Counting = {
  ask: Ask;
  wanted: z.output<typeof preferenceCountRequest>;
  /** Whose profiles are not counted. */
  ownerId: string | null;
};

/** How many meet the must-haves of a form that is being filled in. */
export async function countMeeting({ ask, wanted, ownerId }: Counting): Promise<PreferenceCount> {
  const { kind, fields, preferences } = wanted;
  const source: Profile = { kind, profile: { ...fields, id: "visitor", preferences, ownerId } };
  const { met, of, demands } = await ask("count", { source, target: sought[kind] });
  return { met, of, musts: [...demands] };
}

function inOrder(
  best: readonly SearchHit[],
  told: readonly PresentedMatch[],
  rows: readonly ListedRow[],
): FoundMatch[] {
  const toldOf = new Map(told.map((each) => [each.id, each]));
  const rowOf = new Map(rows.map((listed) => [listed.row.id, listed]));
  return best.flatMap(({ id }) => {
    const [told, listed] = [toldOf.get(id), rowOf.get(id)];
    return told && listed ? { told, listed } : [];
  });
}
