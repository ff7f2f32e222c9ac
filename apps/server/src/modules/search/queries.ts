import { and, inArray } from "drizzle-orm";
import type { SearchQuery } from "@khamt/contract";
import { type EntityKind, entityKinds } from "@khamt/contract/vocabulary";
import type { Db } from "../../platform/db/handle.ts";
import { pageOf } from "../../platform/db/paging.ts";
import {
  companies,
  projectListings,
  startupCofounders,
  startupIdeas,
} from "../../platform/db/schema/index.ts";
import { findHits, type Hit } from "../../entities/search/find.ts";
import { interpret, type Interpretation } from "../../entities/search/interpret.ts";
import { isListed as isPerson, selectCofounders } from "../cofounders/queries.ts";
import { isListed as isCompany, selectCompanies } from "../companies/queries.ts";
import { isListed as isIdea, selectIdeas } from "../ideas/queries.ts";
import type { ListedRow } from "../../entities/read-listed.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { whose } from "../../entities/search/keyword.ts";
import { isListed as isProject, selectProjects } from "../projects/queries.ts";

export type { ListedRow };

export type Found = Omit<Interpretation, "tiers"> & { found: ListedRow[]; nextCursor: string | undefined };

export async function search(db: Db, request: SearchQuery, shown: Shown = {}): Promise<Found> {
  const among = {
    idea: whose(startupIdeas, shown.idea),
    cofounder: whose(startupCofounders, shown.cofounder),
    company: whose(companies, shown.company),
    project: whose(projectListings, shown.project),
  };
  const { tiers, ...asked } = await interpret(db, { ...request, among });
  const kinds = (request.kind ? [request.kind] : entityKinds).filter((kind) => asked.counts[kind] > 0);
  const { rows: hits, nextCursor } = pageOf(await findHits(db, { tiers, kinds, request, among }), request, 0);
  return { ...asked, found: await readRows(db, hits), nextCursor };
}

/** In the order of the hits, without those that are gone meanwhile. */
async function readRows(db: Db, hits: readonly Hit[]): Promise<ListedRow[]> {
  const byKind = Map.groupBy(hits, ({ kind }) => kind);
  const read = Array.from(byKind, ([kind, some]) => readers[kind](db, idsOf(some)));
  const rows = new Map((await Promise.all(read)).flat().map((found) => [found.row.id, found]));
  return hits.flatMap(({ id }) => rows.get(id) ?? []);
}

function idsOf(hits: readonly Hit[]): string[] {
  return hits.map(({ id }) => id);
}

const readers: Record<EntityKind, (db: Db, ids: string[]) => Promise<ListedRow[]>> = {
  idea: async (db, ids) =>
    (await selectIdeas(db).where(and(isIdea, inArray(startupIdeas.id, ids)))).map((row) => ({
      kind: "idea",
      row,
    })),
  cofounder: async (db, ids) =>
    (await selectCofounders(db).where(and(isPerson, inArray(startupCofounders.id, ids)))).map((row) => ({
      kind: "cofounder",
      row,
    })),
  company: async (db, ids) =>
    (await selectCompanies(db).where(and(isCompany, inArray(companies.id, ids)))).map((row) => ({
      kind: "company",
      row,
    })),
  project: async (db, ids) =>
    (await selectProjects(db).where(and(isProject, inArray(projectListings.id, ids)))).map((row) => ({
      kind: "project",
      row,
    })),
};
