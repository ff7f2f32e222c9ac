import type { MyMatch } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { shownTo } from "../../entities/shown-to.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { ToldMatch } from "../../matching/calls.ts";
import type { Matching } from "../../matching/matching.ts";
import type { ListedRow } from "../../entities/read-listed.ts";
import { presentFound, changeSince } from "../matches/index.ts";
import type { KeptRow } from "./queries.ts";
import { readAll, sourcesOf, targetOf, tellPairs } from "./read.ts";

type Tools = { db: Db; matching: Matching; reader: Language };
type Both = { row: KeptRow; target: ListedRow | undefined; source: ListedRow | undefined };

/** A member's kept matches as they are today; what cannot be told anew is told as it was. */
export async function presentKept(
  { db, matching, reader }: Tools,
  rows: readonly KeptRow[],
): Promise<MyMatch[]> {
  const listed = await readAll(
    db,
    rows.flatMap((row) => [targetOf(row), ...sourcesOf(row)]),
    await shownTo(db, rows[0]?.userId),
  );
  const both = rows.map((row): Both => ({
    row,
    target: listed(targetOf(row)),
    source: sourcesOf(row).map(listed).find(Boolean),
  }));
  const told = await tellToday(matching, both, reader);
  return both.map((each) => present(each, told(each), reader));
}

async function tellToday(matching: Matching, both: readonly Both[], reader: Language) {
  const pairs = both.flatMap(({ source, target }) => (source && target ? [{ source, target }] : []));
  if (pairs.length === 0) return () => undefined;
  try {
    const tell = await tellPairs(await matching.upToDate(), pairs, reader);
    return ({ source, target }: Both) => source && target && tell({ source, target });
  } catch (error) {
    // A busy engine keeps nobody from their list.
    if (error instanceof HttpError && error.id === "overloaded") return () => undefined;
    throw error;
  }
}

function present({ row, target, source }: Both, told: ToldMatch | undefined, reader: Language): MyMatch {
  const { dismissedAs } = row;
  return {
    id: row.id,
    type: row.matchType,
    targetId: row.targetId,
    status: row.status,
    savedAt: (row.savedAt ?? row.createdAt).toISOString(),
    compatibility: told?.percent ?? row.compatibilityScore,
    reason: told?.reason ?? row.aiInsights ?? "",
    reasons: told?.reasons.map(({ text }) => text) ?? row.matchReasons,
    language: told ? reader : row.toldIn,
    source: source ? { kind: source.kind, id: source.row.id, name: presentFound(source, reader).name } : null,
    profile: target ? presentFound(target, reader) : null,
    changed: dismissedAs && changeSince(dismissedAs, { target, source }),
  };
}
