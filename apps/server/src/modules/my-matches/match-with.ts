import type { EntityRef } from "@khamt/contract";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { ownedIds } from "../../entities/owned/own.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import { readNames } from "../../entities/read-names.ts";
import { shownOnPage } from "../../entities/shown-to.ts";
import type { Ask, PresentedPair } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import { profileOf } from "../../matching/profile.ts";
import type { Db } from "../../platform/db/handle.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { mayMeet } from "../matches/index.ts";
import { ownSources } from "./own-sources.ts";
import { fitPairs, readAll } from "./read.ts";

type Tools = { db: Db; matching: Matching; owner: string };

/** Of the member's own profiles the one that fits best. */
export type BestWith = { target: ListedRow; source: ListedRow; percent: number };

export type FoundWith =
  | { is: "own" | "none" }
  | { is: "unlisted"; own: EntityRef & { name: string } }
  | { is: "matched"; target: ListedRow; source: ListedRow; others: number; told: PresentedPair };

/** Of each target that is listed, not the member's own, and of a kind that one of the member's own is matched with. */
export async function matchesWith(
  { db, matching, owner }: Tools,
  targets: readonly EntityRef[],
): Promise<BestWith[]> {
  const sources = await ownSources(db, owner);
  if (sources.length === 0) return [];
  const listed = await readAll(db, targets, await shownOnPage(db, owner));
  const found = targets.flatMap((each) => listed(each) ?? []).filter(({ row }) => row.userId !== owner);
  const bests = await bestOfEach(await matching.upToDate(), sources, found);
  return found.flatMap((target) => bests.get(target) ?? []);
}

/** Throws not-found for what the member may not see. */
export async function matchWith(
  { db, matching, owner }: Tools,
  { kind, id }: EntityRef,
  reader: Language,
): Promise<FoundWith> {
  const target = await requiredRow(readListed(db, kind, [id], await shownOnPage(db, owner)));
  if (target.row.userId === owner) return { is: "own" };
  const sources = (await ownSources(db, owner)).filter((source) => mayMeet(source.kind, kind));
  if (sources.length === 0) return withoutSource(db, owner, kind);
  const ask = await matching.upToDate();
  const best = (await bestOfEach(ask, sources, [target])).get(target);
  if (!best) return { is: "none" };
  const told = await ask("pair", { source: profileOf(best.source), target: profileOf(target), reader });
  return told
    ? { is: "matched", target, source: best.source, others: sources.length - 1, told }
    : { is: "none" };
}

async function bestOfEach(
  ask: Ask,
  sources: readonly ListedRow[],
  targets: readonly ListedRow[],
): Promise<Map<ListedRow, BestWith>> {
  const pairs = targets.flatMap((target) =>
    sources.filter(({ kind }) => mayMeet(kind, target.kind)).map((source) => ({ source, target })),
  );
  const told = await fitPairs(ask, pairs);
  const bests = new Map<ListedRow, BestWith>();
  for (const pair of pairs) {
    const percent = told(pair)?.percent ?? 0;
    if (percent > (bests.get(pair.target)?.percent ?? 0)) bests.set(pair.target, { ...pair, percent });
  }
  return bests;
}

/** Whether the member has something that would be matched with such if it were listed. */
async function withoutSource(db: Db, owner: string, target: EntityKind): Promise<FoundWith> {
  for (const kind of entityKinds.filter((each) => mayMeet(each, target))) {
    const [id] = await ownedIds(db, kind, [owner]);
    const name = id && (await readNames(db, [{ kind, id }])).get(id);
    if (id && name) return { is: "unlisted", own: { kind, id, name } };
  }
  return { is: "none" };
}
