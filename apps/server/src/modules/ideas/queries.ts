import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { IdeaSearchQuery } from "@khamt/contract";
import { ideaIndustries } from "@khamt/contract/vocabulary";
import { ownColumns } from "../../platform/db/columns.ts";
import { overlaps, within } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import { pageByKeyword, whose } from "../../entities/search/keyword.ts";
import { companies, startupCofounders, startupIdeas, users } from "../../platform/db/schema/index.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { meanings } from "../../entities/option-filters.ts";
import { isListed } from "./policy.ts";

export { isListed };

export type IdeaFilters = Pick<IdeaSearchQuery, "industry" | "stage" | "fundingNeeded" | "searchTerm">;
export type IdeaRow = Awaited<ReturnType<typeof selectIdeas>>[number];

export async function listIdeas(
  db: Db,
  request: IdeaFilters & PageRequest & { shown?: Shown },
): Promise<Page<IdeaRow>> {
  const filters = and(matching(request), request.shown?.idea);
  if (request.searchTerm)
    return pageByKeyword(db, {
      kinds: ["idea"],
      keyword: request.searchTerm,
      request,
      among: { idea: whose(startupIdeas, filters) },
      read: (ids) => selectIdeas(db).where(and(isListed, inArray(startupIdeas.id, ids))),
    });
  const wanted = and(isListed, filters);
  const [rows, total] = await Promise.all([
    selectIdeas(db)
      .where(and(wanted, afterCursor(startupIdeas, request.cursor)))
      .orderBy(...newestFirst(startupIdeas))
      .limit(request.limit + 1),
    db.$count(startupIdeas, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getIdea(db: Db, id: string, shown?: Shown): Promise<IdeaRow | undefined> {
  const [row] = await selectIdeas(db).where(and(isListed, eq(startupIdeas.id, id), shown?.idea));
  return row;
}

export function selectIdeas(db: Db) {
  return db
    .select({
      ...ownColumns(startupIdeas),
      ownerFirstName: users.firstName,
      ownerLastName: users.lastName,
      ownerActiveAt: users.lastActiveAt,
      avatar: sql<string | null>`coalesce(${users.avatar}, ${users.profileImageUrl})`,
      verified: ownerIsVerified,
    })
    .from(startupIdeas)
    .innerJoin(users, eq(users.id, startupIdeas.userId));
}

/** An idea is as verified as the person or company behind it. */
const ownerIsVerified = sql<boolean>`(
  exists (select from ${startupCofounders} where ${startupCofounders.userId} = ${startupIdeas.userId} and ${startupCofounders.isVerified})
  or exists (select from ${companies} where ${companies.userId} = ${startupIdeas.userId} and ${companies.isVerified})
)`;

function matching({ industry, stage, fundingNeeded }: IdeaFilters) {
  return and(
    industry && ofIndustry(industry),
    stage && eq(startupIdeas.stage, stage),
    within(
      { min: startupIdeas.fundingMinUsd, max: startupIdeas.fundingMaxUsd },
      fundingNeeded && meanings.funding[fundingNeeded],
    ),
  );
}

/** By the industry that its owner chose, or by what its title and tags are about. */
function ofIndustry(industry: NonNullable<IdeaFilters["industry"]>) {
  const chosen = ideaIndustries.filter((each) => each === industry);
  return or(
    chosen.length > 0 ? inArray(startupIdeas.industry, chosen) : undefined,
    overlaps(startupIdeas.topics, meanings.industries[industry]),
  );
}
