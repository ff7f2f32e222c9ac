import type { EntityRef } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Ask, PresentedMatch } from "../../matching/calls.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import { relations } from "../matches/index.ts";

export type Listed = (named: EntityRef | undefined) => ListedRow | undefined;

const keyOf = ({ kind, id }: EntityRef) => `${kind} ${id}`;

/** Those of the named profiles that are listed. */
export async function readAll(db: Db, named: readonly EntityRef[], shown: Shown = {}): Promise<Listed> {
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  const rows = await Promise.all(
    kinds.map((kind) => {
      const ids = new Set(named.filter((each) => each.kind === kind).map(({ id }) => id));
      return readListed(db, kind, [...ids], shown);
    }),
  );
  const found = new Map(rows.flat().map((each) => [keyOf({ kind: each.kind, id: each.row.id }), each]));
  return (each) => each && found.get(keyOf(each));
}

export function targetOf({ matchType, targetId }: Omit<Named, "sourceId">): EntityRef {
  return { kind: relations[matchType].target, id: targetId };
}

/** A match says what was found; its source is one of the kinds that look for such. */
export function sourcesOf({ matchType, sourceId }: Omit<Named, "targetId">): EntityRef[] {
  return sourceId === null ? [] : relations[matchType].sources.map((kind) => ({ kind, id: sourceId }));
}

type Pair = { source: ListedRow; target: ListedRow };
export type Both = { source: ListedRow | undefined; target: ListedRow | undefined };
type Named = { matchType: MatchType; targetId: string; sourceId: string | null };

/** Matches with both profiles, as far as they are listed. */
export async function withProfiles<Row extends Named>(
  db: Db,
  rows: readonly Row[],
  shown: Shown = {},
): Promise<(Both & { row: Row })[]> {
  const listed = await readAll(
    db,
    rows.flatMap((row) => [targetOf(row), ...sourcesOf(row)]),
    shown,
  );
  return rows.map((row) => ({
    row,
    target: listed(targetOf(row)),
    source: sourcesOf(row).map(listed).find(Boolean),
  }));
}

/** What the engine says of pairs, in the reader's words: one question for each source. */
export async function explainPairs(ask: Ask, pairs: readonly Pair[], reader: Language) {
  const told = new Map<string, PresentedMatch>();
  for (const [source, theirs] of Map.groupBy(pairs, (pair) => pair.source)) {
    const targets = theirs.map(({ target }) => profileOf(target));
    const answers = await ask("explain", { source: profileOf(source), targets, reader });
    for (const answer of answers) told.set(`${source.row.id} ${answer.id}`, answer);
  }
  return ({ source, target }: Both) => source && target && told.get(`${source.row.id} ${target.row.id}`);
}

/** Of pairs of which both are listed. A busy engine keeps nobody from their list: it says nothing then. */
export async function explainToday(matching: Matching, both: readonly Both[], reader: Language) {
  const pairs = both.flatMap(({ source, target }) => (source && target ? [{ source, target }] : []));
  const nothing = () => undefined;
  if (pairs.length === 0) return nothing;
  try {
    return await explainPairs(await matching.upToDate(), pairs, reader);
  } catch (error) {
    if (error instanceof HttpError && error.id === "overloaded") return nothing;
    throw error;
  }
}
