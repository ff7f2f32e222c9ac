import { and, eq, inArray, sql } from "drizzle-orm";
import type { ProjectListQuery } from "@khamt/contract";
import { ownColumns } from "../../platform/db/columns.ts";
import { within } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import { ownerActiveAt } from "../../entities/privacy.ts";
import { pageByKeyword, whose } from "../../entities/search/keyword.ts";
import { applications, companies, projectListings } from "../../platform/db/schema/index.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { meanings } from "../../entities/option-filters.ts";
import { isListed } from "./policy.ts";

export { isListed };

export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number];
export type OwnProjectRow = Awaited<ReturnType<typeof selectOwnProjects>>[number];

export async function listProjects(
  db: Db,
  request: ProjectListQuery & { shown?: Shown },
): Promise<Page<ProjectRow>> {
  const filters = and(matching(request), request.shown?.project);
  if (request.q)
    return pageByKeyword(db, {
      kinds: ["project"],
      keyword: request.q,
      request,
      among: { project: whose(projectListings, filters) },
      read: (ids) => selectProjects(db).where(and(isListed, inArray(projectListings.id, ids))),
    });
  const wanted = and(isListed, filters);
  const [rows, total] = await Promise.all([
    selectProjects(db)
      .where(and(wanted, afterCursor(projectListings, request.cursor)))
      .orderBy(...newestFirst(projectListings))
      .limit(request.limit + 1),
    db.$count(projectListings, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getProject(db: Db, id: string, shown?: Shown): Promise<ProjectRow | undefined> {
  const [row] = await selectProjects(db).where(and(isListed, eq(projectListings.id, id), shown?.project));
  return row;
}

export function selectProjects(db: Db) {
  return db
    .select({ ...ownColumns(projectListings), ...ofCompany })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, projectListings.companyId));
}

/** With what only its owner is told. */
export function selectOwnProjects(db: Db) {
  return db
    .select({ ...ownColumns(projectListings), ...ofCompany, openApplications })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, projectListings.companyId));
}

const ofCompany = {
  companyName: companies.name,
  userId: companies.userId,
  ownerActiveAt: ownerActiveAt(companies.userId),
};
const { listingId, state } = applications;
const openApplications = sql<number>`(select count(*)::integer from ${applications} where ${listingId} = ${projectListings.id} and ${state} in ('sent', 'viewed', 'shortlisted'))`;

function matching({ category, budget, timeline }: ProjectListQuery) {
  const { budgetMinUsd, budgetMaxUsd, timelineMinMonths, timelineMaxMonths } = projectListings;
  return and(
    category && eq(projectListings.category, category),
    within({ min: budgetMinUsd, max: budgetMaxUsd }, budget && meanings.budgets[budget]),
    within({ min: timelineMinMonths, max: timelineMaxMonths }, timeline && meanings.timelines[timeline]),
  );
}
