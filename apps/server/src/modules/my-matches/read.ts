import type { EntityRef } from "@khamt/contract";
import type { MatchType } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import type { Ask, ToldMatch } from "../../matching/calls.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import { relations } from "../matches/index.ts";

export type Listed = (named: EntityRef | undefined) => ListedRow | undefined;

export const keyOf = ({ kind, id }: EntityRef) => `${kind} ${id}`;

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

export function targetOf({ matchType, targetId }: { matchType: MatchType; targetId: string }): EntityRef {
  return { kind: relations[matchType].target, id: targetId };
}

/** A match says what was found; its source is one of the kinds that look for such. */
export function sourcesOf(row: { matchType: MatchType; sourceId: string | null }): EntityRef[] {
  const { sourceId } = row;
  return sourceId === null ? [] : relations[row.matchType].sources.map((kind) => ({ kind, id: sourceId }));
}

type Pair = { source: ListedRow; target: ListedRow };

/** What the engine says of pairs, in the reader's words: one question for each source. */
export async function tellPairs(ask: Ask, pairs: readonly Pair[], reader: Language) {
  const told = new Map<string, ToldMatch>();
  for (const [source, theirs] of Map.groupBy(pairs, (pair) => pair.source)) {
    const targets = theirs.map(({ target }) => profileOf(target));
    const answers = await ask("explain", { source: profileOf(source), targets, reader });
    for (const answer of answers) told.set(`${source.row.id} ${answer.id}`, answer);
  }
  return ({ source, target }: Pair) => told.get(`${source.row.id} ${target.row.id}`);
}
