import { and, between, desc, eq, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type {
  CompletenessBand,
  MemberFilters,
  MemberSort,
  MemberStateFilter,
  SeenBand,
} from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { day } from "@khamt/contract/durations";
import { entities } from "../../entities/index.ts";
import { idsByKeyword } from "../../entities/search/keyword.ts";
import { accountsShownAs, memberForSorting } from "../../platform/db/member-name.ts";
import { isAccountNamed, says } from "../../platform/db/says.ts";
import { isOfCase } from "../administration/index.ts";
import { users } from "../../platform/db/schema/index.ts";

/** Examples are no members. */
export function isWanted(filters: MemberFilters, now: Date): SQL | undefined {
  const {
    q,
    state,
    accountType,
    role,
    has,
    completeness,
    seen,
    language,
    programme,
    verified,
    word,
    report,
  } = filters;
  return and(
    eq(users.isDemo, false),
    q === undefined || q === "" ? undefined : isCalled(q),
    state && states[state],
    accountType && eq(users.userType, accountType),
    role && eq(users.role, role),
    language && eq(users.language, language),
    has && owns[has],
    completeness && isWithin(sql`${users.completeness}`, completeness),
    seen && wasSeen(seen, now),
    programme === undefined ? undefined : isIn(programme),
    verified && (verified === "yes" ? isVerified : sql`not ${isVerified}`),
    word === undefined || word === "" ? undefined : tellsOf(word),
    report === undefined ? undefined : isOfCase(report),
  );
}

export function inOrder(sort: MemberSort = "newest"): SQL[] {
  switch (sort) {
    case "newest":
      return [desc(users.createdAt), desc(users.id)];
    case "oldest":
      return [sql`${users.createdAt}`, sql`${users.id}`];
    case "seen":
      return [sql`${users.lastActiveAt} desc nulls last`, sql`${users.id}`];
    case "completeness":
      return [sql`${users.completeness} desc nulls last`, sql`${users.id}`];
    case "name":
      return [memberForSorting(users), sql`${users.id}`];
  }
}

const isConfirmed = eq(users.isEmailVerified, true);
const states: Record<MemberStateFilter, SQL | undefined> = {
  limited: ne(users.standing, "good"),
  appealed: sql`users.id in (select user_id from sanctions where ended_at is null and appeal is not null and appeal_answer is null)`,
  good: and(eq(users.standing, "good"), isConfirmed),
  restricted: eq(users.standing, "restricted"),
  suspended: eq(users.standing, "suspended"),
  invited: and(eq(users.standing, "good"), ne(users.isEmailVerified, true)),
};

const owns: Record<EntityKind, SQL> = {
  idea: sql`users.id in (select user_id from startup_ideas)`,
  cofounder: sql`users.id in (select user_id from startup_cofounders)`,
  company: sql`users.id in (select user_id from companies)`,
  project: sql`users.id in (select c.user_id from project_listings p join companies c on c.id = p.company_id)`,
};

function isWithin(best: SQL, band: CompletenessBand): SQL | undefined {
  switch (band) {
    case "none":
      return isNull(best);
    case "low":
      return lt(best, 50);
    case "middle":
      return between(best, 50, 79);
    case "high":
      return gte(best, 80);
  }
}

/** The same of what is listed alone, as everybody sees it. */
export function isListedWith({ has, completeness }: Pick<MemberFilters, "has" | "completeness">) {
  const best = sql`(select max(shown.completeness) from (${sql.join(
    (["idea", "cofounder", "company"] as const).map((kind) => listedOf(kind, sql`completeness`)),
    sql` union all `,
  )}) shown)`;
  return and(has && sql`exists (${listedOf(has, sql``)})`, completeness && isWithin(best, completeness));
}

function listedOf(kind: EntityKind, columns: SQL): SQL {
  const { table, isListed, isOwnedBy } = entities[kind];
  return sql`select ${columns} from ${table} where ${and(isListed, isOwnedBy(sql`(${users.id})`))}`;
}

function wasSeen(band: SeenBand, now: Date): SQL {
  const since = (days: number) => sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
  switch (band) {
    case "day":
      return sql`${users.lastActiveAt} >= ${since(1)}`;
    case "week":
      return sql`${users.lastActiveAt} >= ${since(7)}`;
    case "month":
      return sql`${users.lastActiveAt} >= ${since(30)}`;
    case "longer":
      return sql`${users.lastActiveAt} < ${since(30)}`;
    case "never":
      return sql`${users.lastActiveAt} is null`;
  }
}

function isIn(programme: string): SQL {
  return sql`users.id in (
    select user_id from programme_members where programme_id = ${programme}::uuid and state = 'joined')`;
}

/** In the name, the address, or a note of the team, which often holds a telephone number. */
function isCalled(q: string): SQL {
  return isAmong(sql`
    select id from users where ${isAccountNamed(q)}
    union all ${accountsShownAs(q)}
    union all select note.user_id from member_notes note where ${says(sql`note.text`, q)}`);
}

/** In a profile that is listed: as lists with a keyword find it. */
function tellsOf(word: string): SQL {
  const found = (kind: EntityKind) => idsByKeyword(kind, word);
  return isAmong(sql`
    select user_id from startup_ideas where id in (${found("idea")})
    union all select user_id from startup_cofounders where id in (${found("cofounder")})
    union all select user_id from companies where id in (${found("company")})
    union all select c.user_id from project_listings p join companies c on c.id = p.company_id
      where p.id in (${found("project")})`);
}

/**
 * Looked up once. Otherwise it would be looked up again for each member wherever the database takes them for few, as it does after hundreds
 * were invited at once: a search among 500 took two seconds, and of all who wait for the embedded database.
 */
function isAmong(ids: SQL): SQL {
  return sql`users.id in (with found (id) as materialized (${ids}) select id from found)`;
}

export const isVerified = sql<boolean>`users.id in (
  select proof.user_id from verifications proof left join domain_claims claim on claim.id = proof.claim_id
  where proof.ended_at is null and (proof.kind = 'vouch' or claim.state = 'verified'))`;
