import { and, asc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { mostProgrammeStartUps, type ProgrammeStartUp } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { company } from "../../entities/company.ts";
import { idea } from "../../entities/idea.ts";
import { withBroader } from "../../entities/meaning.ts";
import { showsWebsite } from "../../entities/privacy.ts";
import { notBlocked } from "../../entities/shown-to.ts";
import { isActiveAccount } from "../../platform/db/active-account.ts";
import type { Db } from "../../platform/db/handle.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import {
  companies,
  programmeMembers,
  startupCofounders,
  startupIdeas,
  users,
} from "../../platform/db/schema/index.ts";
import { language } from "../../platform/text/language.ts";

type Asked = {
  programmeId: string;
  reader: Language;
  /** On the page of the programme: those alone whose member wishes to stand there, and none across a block with who looks. */
  shownTo?: { userId: string | undefined };
};

/** Whoever joined first stands first, and a company before ideas. */
export async function listStartUps(
  db: Db,
  { programmeId, reader, shownTo }: Asked,
): Promise<ProgrammeStartUp[]> {
  const takesPart = and(
    eq(programmeMembers.programmeId, programmeId),
    eq(programmeMembers.state, "joined"),
    // What its managers have listed is the organisers'.
    eq(programmeMembers.role, "member"),
    isActiveAccount,
    shownTo && and(eq(programmeMembers.isShown, true), notBlocked(shownTo.userId, programmeMembers.userId)),
  );
  const { joinedAt, founder, experience } = {
    joinedAt: programmeMembers.createdAt,
    founder: nameOfMember(users),
    experience: sql<ProgrammeStartUp["experience"]>`(select own.experience from ${startupCofounders} own
      where own.user_id = users.id and own.is_available)`.as("experience"),
  };
  const noText = sql<null>`null::text`;
  const noNumber = sql<null>`null::integer`;
  const ofCompanies = db
    .select({
      kind: sql<ProgrammeStartUp["kind"]>`'company'`.as("kind"),
      id: companies.id,
      name: sql<string>`${companies.name}`.as("name"),
      industry: sql<ProgrammeStartUp["industry"]>`${companies.industry}`.as("industry"),
      stage: sql<ProgrammeStartUp["stage"]>`${noText}`.as("stage"),
      places: companies.places,
      said: sql<string | null>`coalesce(${companies.location}, ${companies.headquarters})`.as("said"),
      size: sql<ProgrammeStartUp["size"]>`${companies.size}`.as("size"),
      foundedYear: sql<number | null>`${companies.foundedYear}`.as("founded_year"),
      employees: sql<number | null>`${companies.employeeCount}`.as("employees"),
      annualRevenue: sql<ProgrammeStartUp["annualRevenue"]>`${companies.annualRevenue}`.as("annual_revenue"),
      website: sql<string | null>`case when ${showsWebsite} then ${companies.website} end`.as("website"),
      founder: sql<string>`${founder}`.as("founder"),
      experience,
      joinedAt,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .innerJoin(programmeMembers, eq(programmeMembers.userId, users.id))
    .where(and(takesPart, company.isListed));
  const ofIdeas = db
    .select({
      kind: sql<ProgrammeStartUp["kind"]>`'idea'`.as("kind"),
      id: startupIdeas.id,
      name: sql<string>`${startupIdeas.title}`.as("name"),
      industry: sql<ProgrammeStartUp["industry"]>`${startupIdeas.industry}`.as("industry"),
      stage: sql<ProgrammeStartUp["stage"]>`${startupIdeas.stage}`.as("stage"),
      places: startupIdeas.places,
      said: sql<string | null>`${startupIdeas.location}`.as("said"),
      size: sql<ProgrammeStartUp["size"]>`${noText}`.as("size"),
      foundedYear: sql<number | null>`${noNumber}`.as("founded_year"),
      employees: sql<number | null>`${noNumber}`.as("employees"),
      annualRevenue: sql<ProgrammeStartUp["annualRevenue"]>`${noText}`.as("annual_revenue"),
      website: sql<string | null>`${noText}`.as("website"),
      founder: sql<string>`${founder}`.as("founder"),
      experience,
      joinedAt,
    })
    .from(startupIdeas)
    .innerJoin(users, eq(users.id, startupIdeas.userId))
    .innerJoin(programmeMembers, eq(programmeMembers.userId, users.id))
    .where(and(takesPart, idea.isListed));
  const rows = await unionAll(ofCompanies, ofIdeas)
    .orderBy(asc(programmeMembers.createdAt), sql`kind`, sql`name`)
    .limit(mostProgrammeStartUps);
  return rows.map(({ places, said, joinedAt: at, ...row }) => ({
    ...row,
    place: placeOf(places, reader) ?? said,
    joinedAt: at.toISOString(),
  }));
}

/** The narrowest that is known: Darkhan, not Mongolia. */
function placeOf(places: readonly string[], reader: Language): string | undefined {
  const around = new Set(places.flatMap((id) => withBroader(id).filter((each) => each !== id)));
  const narrowest = places.find((id) => !around.has(id));
  return narrowest === undefined ? undefined : language.get(narrowest)?.labels[reader][0];
}
