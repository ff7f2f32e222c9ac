import type { EntityRef } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { isBusy, type Matching } from "../../matching/matching.ts";
import type { Ask, Fitting, PresentedMatch, Profile } from "../../matching/calls.ts";
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
export function explainPairs(ask: Ask, pairs: readonly Pair[], reader: Language) {
  return askOfPairs<PresentedMatch>(pairs, (two) => ask("explain", { ...two, reader }));
}

/** How well each two fit, where nobody asks why. */
export function fitPairs(ask: Ask, pairs: readonly Pair[]) {
  return askOfPairs<Fitting>(pairs, (two) => ask("fits", two));
}

/** Of pairs of which both are listed. A busy engine keeps nobody from their list: it says nothing then. */
export function explainToday(matching: Matching, both: readonly Both[], reader: Language) {
  return today<PresentedMatch>(matching, both, (ask, pairs) => explainPairs(ask, pairs, reader));
}

/** The same, where nobody asks why. */
export function fitToday(matching: Matching, both: readonly Both[]) {
  return today<Fitting>(matching, both, fitPairs);
}

type Two = { source: Profile; targets: Profile[] };
type Told<Answer> = (pair: Both) => Answer | undefined;

async function askOfPairs<Answer extends Fitting>(
  pairs: readonly Pair[],
  ask: (two: Two) => Promise<Answer[]>,
): Promise<Told<Answer>> {
  const told = new Map<string, Answer>();
  for (const [source, theirs] of Map.groupBy(pairs, (pair) => pair.source)) {
    const targets = theirs.map(({ target }) => profileOf(target));
    const answers = await ask({ source: profileOf(source), targets });
    for (const answer of answers) told.set(`${source.row.id} ${answer.id}`, answer);
  }
  return ({ source, target }) =>
    source && target ? told.get(`${source.row.id} ${target.row.id}`) : undefined;
}

async function today<Answer>(
  matching: Matching,
  both: readonly Both[],
  tell: (ask: Ask, pairs: readonly Pair[]) => Promise<Told<Answer>>,
): Promise<Told<Answer>> {
  const pairs = both.flatMap(({ source, target }) => (source && target ? [{ source, target }] : []));
  if (pairs.length === 0) return () => undefined;
  try {
    return await tell(await matching.upToDate(), pairs);
  } catch (error) {
    if (isBusy(error)) return () => undefined;
    throw error;
  }
}
