import type { EntityRef, SavedMatches, SaveInput } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { shownOnPage } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Matching } from "../../matching/matching.ts";
import type { ListedRow } from "../../entities/read-listed.ts";
import { fingerprintOf, mayMeet, relations } from "../matches/index.ts";
import { keepMatches, type KeptRow, type ToKeep } from "./queries.ts";
import { type Listed, readAll, explainPairs } from "./read.ts";

type Tools = { db: Db; matching: Matching; reader: Language; now: Date };
type Left = SavedMatches["left"];
type Wanted = { input: SaveInput; target: ListedRow; source: ListedRow | undefined };

/** Saves or dismisses matches for a member, with the server's own percentage and reasons wherever it knows for whom they were found. */
export async function saveMatches(
  { db, matching, reader, now }: Tools,
  owner: string,
  inputs: readonly SaveInput[],
): Promise<{ kept: KeptRow[]; left: Left }> {
  const listed = await readAll(db, inputs.flatMap(namedIn), await shownOnPage(db, owner));
  const wanted = inputs
    .flatMap((input) => withRows(input, listed))
    .filter(({ target }) => target.row.userId !== owner);
  const toKeep = await tellAll({ matching, reader, now }, owner, wanted);
  const { kept, full } = await keepMatches(db, owner, toKeep);
  const left = inputs.flatMap((input): Left => {
    const { targetId } = input;
    const target = listed(targetIn(input));
    if (!target) return [{ targetId, why: "unlisted" }];
    if (target.row.userId === owner) return [{ targetId, why: "own" }];
    return full.includes(targetId) ? [{ targetId, why: "full" }] : [];
  });
  return { kept, left };
}

function targetIn({ type, targetId }: SaveInput): EntityRef {
  return { kind: relations[type].target, id: targetId };
}

function namedIn(input: SaveInput): EntityRef[] {
  const target = targetIn(input);
  if (input.source && !mayMeet(input.source.kind, target.kind))
    throw new HttpError("invalid-parameter", "matches.source.kind");
  return input.source ? [target, input.source] : [target];
}

function withRows(input: SaveInput, listed: Listed): Wanted[] {
  const target = listed(targetIn(input));
  return target ? [{ input, target, source: listed(input.source) }] : [];
}

async function tellAll(
  { matching, reader, now }: Omit<Tools, "db">,
  owner: string,
  wanted: readonly Wanted[],
): Promise<ToKeep[]> {
  const pairs = wanted.flatMap(({ source, target }) => (source ? [{ source, target }] : []));
  const tell = pairs.length > 0 ? await explainPairs(await matching.upToDate(), pairs, reader) : undefined;
  return wanted.map(({ input, target, source }) => {
    const { type, targetId, shown, status, savedAt } = input;
    const told = source && tell?.({ source, target });
    return {
      matchType: type,
      targetId,
      sourceId: source?.row.userId === owner ? source.row.id : null,
      status,
      ...(status === "dismissed" && {
        dismissedAs: { target: fingerprintOf(target), source: fingerprintOf(source) },
      }),
      savedAt: savedAt ? earlier(new Date(savedAt), now) : now,
      compatibilityScore: told?.percent ?? shown.compatibility,
      aiInsights: told?.reason ?? shown.reason,
      matchReasons: told?.reasons.map(({ text }) => text) ?? [],
      toldIn: reader,
    };
  });
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
