import { and, eq, inArray } from "drizzle-orm";
import type { ProjectListQuery } from "@khamt/contract";
import { ownColumns } from "../../db/columns.ts";
import { within } from "../../db/conditions.ts";
import type { Db } from "../../db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../db/paging.ts";
import { pageByKeyword, whose } from "../../db/search/keyword.ts";
import { companies, projectListings } from "../../db/schema/index.ts";
import { meanings } from "../options.ts";
import { isListed } from "./policy.ts";

export { isListed };

export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number];

export async function listProjects(db: Db, request: ProjectListQuery): Promise<Page<ProjectRow>> {
  const filters = matching(request);
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

export async function getProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  const [row] = await selectProjects(db).where(and(isListed, eq(projectListings.id, id)));
  return row;
}

export function selectProjects(db: Db) {
  return db
    .select({ ...ownColumns(projectListings), companyName: companies.name, userId: companies.userId })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, projectListings.companyId));
}

function matching({ category, budget, timeline }: ProjectListQuery) {
  const { budgetMinUsd, budgetMaxUsd, timelineMinMonths, timelineMaxMonths } = projectListings;
  return and(
    category && eq(projectListings.category, category),
    within({ min: budgetMinUsd, max: budgetMaxUsd }, budget && meanings.budgets[budget]),
    within({ min: timelineMinMonths, max: timelineMaxMonths }, timeline && meanings.timelines[timeline]),
  );
}
