import type { SearchQuery } from "@khamt/contract";
import { byKind, entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { pageOf } from "../../platform/db/paging.ts";
import { entities } from "../../entities/index.ts";
import { findHits, type Hit } from "../../entities/search/find.ts";
import { interpret, type Interpretation } from "../../entities/search/interpret.ts";
import { type ListedRow, readListed } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { whose } from "../../entities/search/keyword.ts";

export type Found = Omit<Interpretation, "tiers"> & { found: ListedRow[]; nextCursor: string | undefined };

export async function search(db: Db, request: SearchQuery, shown: Shown = {}): Promise<Found> {
  const among = byKind((kind) => whose(entities[kind].table, shown[kind]));
  const { tiers, ...asked } = await interpret(db, { ...request, among });
  const kinds = (request.kind ? [request.kind] : entityKinds).filter((kind) => asked.counts[kind] > 0);
  const total = kinds.reduce((sum, kind) => sum + asked.counts[kind], 0);
  const hits = await findHits(db, { tiers, kinds, request, among, total });
  const { rows, nextCursor } = pageOf(hits, request, total);
  return { ...asked, found: await readRows(db, rows), nextCursor };
}

/** In the order of the hits, without those that are gone meanwhile. */
async function readRows(db: Db, hits: readonly Hit[]): Promise<ListedRow[]> {
  const ofKinds = Map.groupBy(hits, ({ kind }) => kind);
  const read = Array.from(ofKinds, ([kind, some]) => readListed(db, kind, idsOf(some)));
  const rows = new Map((await Promise.all(read)).flat().map((found) => [found.row.id, found]));
  return hits.flatMap(({ id }) => rows.get(id) ?? []);
}

function idsOf(hits: readonly Hit[]): string[] {
  return hits.map(({ id }) => id);
}
