import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import { type ApplicationQuery, openApplicationStates, type ProjectDetail } from "@khamt/contract";
import { day, isRenewable } from "@khamt/contract/durations";
import { isActiveIn } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { type Given, prepared } from "../../platform/db/prepared.ts";
import { nameOfActing } from "../../entities/acting-name.ts";
import { project } from "../../entities/project.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import { applications, companies, projectListings, reviews, users } from "../../platform/db/schema/index.ts";
import { type Listed, readAll } from "../my-matches/index.ts";
import { notBlocked } from "../../entities/shown-to.ts";
import { applicationLimits } from "./policy.ts";

type Row = Awaited<ReturnType<typeof select>>[number];
/** With the profiles of both sides, as far as they are listed. */
export type ShownRow = Row & { listed: Listed };

export async function listApplications(
  db: Db,
  member: string,
  { side, listing, ...request }: ApplicationQuery,
): Promise<Page<ShownRow>> {
  const { userId, ownerId, listingId } = applications;
  const [own, other] = side === "mine" ? [userId, ownerId] : [ownerId, userId];
  const wanted = and(
    eq(own, member),
    notBlocked(member, other),
    listing ? eq(listingId, listing) : undefined,
  );
  const [rows, total] = await Promise.all([
    select(db, member)
      .where(and(wanted, afterCursor(applications, request.cursor)))
      .orderBy(...newestFirst(applications))
      .limit(request.limit + 1),
    db.$count(applications, wanted),
  ]);
  const page = pageOf(rows, request, total);
  return { ...page, rows: await withProfiles(db, page.rows) };
}

/** Of either side. */
export async function getApplication(db: Db, member: string, id: string): Promise<ShownRow | undefined> {
  const { userId, ownerId } = applications;
  const isEither = or(eq(userId, member), eq(ownerId, member));
  const rows = await select(db, member).where(and(eq(applications.id, id), isEither));
  return (await withProfiles(db, rows))[0];
}

const other = alias(users, "other");

function select(db: Db, member: string) {
  const { userId, ownerId } = applications;
  const isTheirs = and(eq(reviews.projectId, applications.id), eq(reviews.authorId, member));
  return db
    .select({
      ...getTableColumns(applications),
      budget: projectListings.budget,
      accountName: nameOfMember(users),
      isOtherHere: sql<boolean>`${isActiveIn(other)}`,
      hasReviewed: sql<boolean>`exists (select 1 from ${reviews} where ${isTheirs})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(other, sql`${other.id} = case when ${userId} = ${member} then ${ownerId} else ${userId} end`)
    .leftJoin(projectListings, eq(projectListings.id, applications.listingId));
}

async function withProfiles(db: Db, rows: readonly Row[]): Promise<ShownRow[]> {
  const named = rows.flatMap(({ profileKind, profileId, listingId, companyId }) => [
    { kind: profileKind, id: profileId },
    ...(listingId ? [{ kind: "project" as const, id: listingId }] : []),
    ...(companyId ? [{ kind: "company" as const, id: companyId }] : []),
  ]);
  const listed = await readAll(db, named);
  return rows.map((row) => ({ ...row, listed }));
}

/** Those that wait for the member: for an answer to somebody, or for a word that the work is done. The newest first. */
export async function waitingApplications(db: Db, member: string, most: number) {
  const rows = await selectWaiting(db, { member, most });
  return {
    rows,
    count: rows.length < most ? rows.length : await db.$count(applications, isWaitingFor(member)),
  };
}

function isWaitingFor(member: Given): SQL | undefined {
  const { userId, ownerId, state, movedBy } = applications;
  return or(
    and(
      eq(ownerId, member),
      inArray(state, openApplicationStates),
      notBlocked(member, userId),
      isHere(userId),
    ),
    and(
      or(eq(ownerId, member), eq(userId, member)),
      eq(state, "finishing"),
      ne(movedBy, member),
      notBlocked(member, userId),
      notBlocked(member, ownerId),
    ),
  );
}

/** An application of somebody who is suspended waits for nobody until they are back. */
function isHere(account: AnyPgColumn): SQL {
  return sql`exists (select from ${users} as ${sql.identifier("other")} where ${other.id} = ${account} and ${isActiveIn(other)})`;
}

const selectWaiting = prepared((db) => {
  const { userId, ownerId, state } = applications;
  const member = sql.placeholder("member");
  return db
    .select({
      id: applications.id,
      state,
      title: applications.title,
      letter: applications.letter,
      updatedAt: applications.updatedAt,
      name: nameOfActing({ account: users, subject: applications.id }),
      avatar: sql<string | null>`coalesce(${users.avatar}, ${users.profileImageUrl})`,
    })
    .from(applications)
    .innerJoin(users, sql`${users.id} = case when ${userId} = ${member} then ${ownerId} else ${userId} end`)
    .where(isWaitingFor(member))
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(sql.placeholder("most"));
});

/** What the buttons of listings are told for a member, of those that they can see. */
export async function standingsOf(
  db: Db,
  { member, listings, now }: { member: string; listings: string[]; now: Date },
) {
  const { userId, listingId } = applications;
  const rows = await db
    .select({
      listing: projectListings.id,
      isOwn: sql<boolean>`${companies.userId} = ${member}`,
      life: {
        state: projectListings.state,
        isPublished: projectListings.isPublished,
        expiresAt: projectListings.expiresAt,
      },
      isDemo: projectListings.isDemo,
      isListed: sql<boolean>`${project.isListed}`,
      application: applications,
    })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, projectListings.companyId))
    .leftJoin(applications, and(eq(listingId, projectListings.id), eq(userId, member)))
    .where(and(inArray(projectListings.id, listings), notBlocked(member, companies.userId)));
  return rows.flatMap(({ isListed, life, ...standing }) => {
    const canRenew = standing.isOwn && isRenewable(life, now.getTime());
    return standing.isOwn || standing.application || isListed ? [{ ...standing, canRenew }] : [];
  });
}

/** How an owner answers. What came lately and waits, and what was withdrawn before, says nothing. */
export async function answersOf(db: Db, owner: string, now: Date): Promise<ProjectDetail["answers"]> {
  const { ownerId, answeredAt, createdAt, state } = applications;
  const waitedFor = new Date(now.getTime() - applicationLimits.patienceDays * day);
  const seconds = sql`extract(epoch from ${answeredAt} - ${createdAt})`;
  const [told] = await db
    .select({
      all: count(),
      answered: sql<number>`count(${answeredAt})::integer`,
      median: sql<number | null>`(percentile_cont(0.5) within group (order by ${seconds}))::float`,
    })
    .from(applications)
    .where(
      and(
        eq(ownerId, owner),
        or(isNotNull(answeredAt), and(ne(state, "withdrawn"), lte(createdAt, waitedFor))),
      ),
    );
  if (!told || told.all < applicationLimits.leastToTell) return null;
  const { all, answered, median } = told;
  const days = median === null ? null : Math.max(1, Math.ceil((median * 1000) / day));
  return { share: Math.round((100 * answered) / all), days };
}

type Finished = {
  kind: "application";
  id: string;
  title: string;
  sides: readonly string[];
  /** Figures count it. */
  isCounted: boolean;
};

/** The work that two accounts have done together, with the companies and the profile of a person that stood on either side. */
export async function finishedApplications(db: Db, one: string, other: string): Promise<Finished[]> {
  const { id, title, userId, ownerId, state, companyId, profileId, isCounted } = applications;
  const both = [one, other];
  const rows = await db
    .select({ id, title, companyId, profileId, isCounted })
    .from(applications)
    .where(and(eq(state, "finished"), inArray(userId, both), inArray(ownerId, both)));
  return rows.map((row) => {
    const sides = [row.companyId, row.profileId];
    const { isCounted } = row;
    const named = { kind: "application" as const, id: row.id, title: row.title, isCounted };
    return { ...named, sides: sides.filter((each) => each !== null) };
  });
}
