import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { PartnerCountQuery, PartnerCounts } from "@khamt/contract";
import { overlaps } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, type Page, pageOf, type PageRequest } from "../../platform/db/paging.ts";
import { countedTo, type Search } from "../../entities/search/find.ts";
import {
  countByKeyword,
  pageAbout,
  pageByKeyword,
  readInOrder,
  whose,
} from "../../entities/search/keyword.ts";
import { companies, startupCofounders } from "../../platform/db/schema/index.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { cofounder, type CofounderRow } from "../../entities/cofounder.ts";
import { company, type CompanyRow } from "../../entities/company.ts";
import type { EntityTable } from "../../entities/entity.ts";
import { getListed, readListed } from "../../entities/read-listed.ts";
import { meanings } from "../../entities/option-filters.ts";
import { type Figures, figuresOf } from "./figures.ts";

type Partner =
  | { kind: "individual"; id: string; createdAt: Date; person: CofounderRow }
  | { kind: "company"; id: string; createdAt: Date; company: CompanyRow };

export type PartnerRow = Partner & { figures: Figures };

type Filters = Omit<PartnerCountQuery, "lang"> & { shown?: Shown };

export async function listPartners(db: Db, request: Filters & PageRequest): Promise<Page<PartnerRow>> {
  const { people, firms } = listedAmong(request);
  const read = (ids: string[]) => readPartners(db, ids);
  const ranked = { ...scopeOf(request), request, read };
  if (request.searchTerm) return pageByKeyword(db, { ...ranked, keyword: request.searchTerm });
  const facets = facetsOf(request);
  if (facets.length > 0) return pageAbout(db, { ...ranked, facets });
  const [positions, ...counts] = await Promise.all([
    unionAll(
      positionsIn(db, startupCofounders, "individual").where(
        and(people, afterCursor(startupCofounders, request.cursor)),
      ),
      positionsIn(db, companies, "company").where(and(firms, afterCursor(companies, request.cursor))),
    )
      .orderBy(desc(sql`created_at`), desc(sql`id`))
      .limit(request.limit + 1),
    db.$count(startupCofounders, people),
    db.$count(companies, firms),
  ]);
  const page = pageOf(positions, request, counts[0] + counts[1]);
  return { ...page, rows: await readInOrder(page.rows, read) };
}

export async function countPartners(db: Db, filters: Filters): Promise<PartnerCounts> {
  if (filters.searchTerm) {
    const counts = await countByKeyword(db, { keyword: filters.searchTerm, ...scopeOf(filters) });
    return { individuals: counts.cofounder, companies: counts.company, countedTo };
  }
  const { people, firms } = listedAmong(filters);
  const [individuals, ofFirms] = await Promise.all([
    db.$count(startupCofounders, people),
    db.$count(companies, firms),
  ]);
  return { individuals, companies: ofFirms, countedTo: null };
}

export async function getPartner(db: Db, id: string, shown?: Shown): Promise<PartnerRow | undefined> {
  const found = (await findPerson(db, id, shown)) ?? (await findCompany(db, id, shown));
  const [row] = await withFigures(db, found ? [found] : []);
  return row;
}

async function findPerson(db: Db, id: string, shown: Shown | undefined): Promise<Partner | undefined> {
  const person = await getListed(db, { kind: "cofounder", id }, shown);
  return person && personRow(person);
}

async function findCompany(db: Db, id: string, shown: Shown | undefined): Promise<Partner | undefined> {
  const firm = await getListed(db, { kind: "company", id }, shown);
  return firm && companyRow(firm);
}

/** The concepts that the filters ask for. */
function facetsOf({ skills, expertise }: Filters): (readonly string[])[] {
  return [skills && meanings.skills[skills], expertise && meanings.expertise[expertise]].filter(
    (concepts) => concepts !== undefined,
  );
}

/** The account behind a partner. */
export function ownerOf(row: Partner): string {
  return row.kind === "individual" ? row.person.userId : row.company.userId;
}

function listedAmong(filters: Filters) {
  return {
    people: and(cofounder.isListed, matchingPeople(filters)),
    firms: and(company.isListed, matchingCompanies(filters)),
  };
}

function scopeOf(filters: Filters): Pick<Search, "kinds" | "among"> {
  return {
    kinds: ["cofounder", "company"],
    among: {
      cofounder: whose(startupCofounders, matchingPeople(filters)),
      company: whose(companies, matchingCompanies(filters)),
    },
  };
}

function positionsIn(db: Db, table: EntityTable, kind: "individual" | "company") {
  const { id, createdAt } = table;
  return db
    .select({ id, createdAt, kind: sql<"individual" | "company">`${kind}::text`.as("kind") })
    .from(table);
}

async function readPartners(db: Db, ids: string[]): Promise<PartnerRow[]> {
  const [people, firms] = await Promise.all([
    readListed(db, "cofounder", ids),
    readListed(db, "company", ids),
  ]);
  const found = [...people.map(({ row }) => personRow(row)), ...firms.map(({ row }) => companyRow(row))];
  return withFigures(db, found);
}

async function withFigures(db: Db, found: readonly Partner[]): Promise<PartnerRow[]> {
  if (found.length === 0) return [];
  const askedOf = (row: Partner) => ({ id: row.id, account: ownerOf(row) });
  const figures = await figuresOf(db, found.map(askedOf));
  return found.map((row) => ({ ...row, figures: figures(askedOf(row)) }));
}

const personRow = (person: CofounderRow): Partner => ({
  kind: "individual",
  id: person.id,
  createdAt: person.createdAt,
  person,
});

const companyRow = (company: CompanyRow): Partner => ({
  kind: "company",
  id: company.id,
  createdAt: company.createdAt,
  company,
});

function matchingPeople(filters: Filters): SQL | undefined {
  return and(
    ofType(filters, "individual"),
    filters.availability && eq(startupCofounders.availability, filters.availability),
    matchingEither(startupCofounders, filters),
    filters.shown?.cofounder,
  );
}

/** Availability is a person's: who filters by it looks for people. */
function matchingCompanies(filters: Filters): SQL | undefined {
  return and(
    ofType(filters, "company"),
    filters.availability && sql`false`,
    matchingEither(companies, filters),
    filters.shown?.company,
  );
}

function matchingEither(table: EntityTable, filters: Filters): SQL | undefined {
  const { skills, industry, expertise, location } = filters;
  const field = expertise && meanings.expertise[expertise];
  return and(
    overlaps(table.topics, skills && meanings.skills[skills]),
    overlaps(table.industriesDeclared, industry && meanings.industries[industry]),
    or(overlaps(table.topics, field), overlaps(table.industriesDeclared, field)),
    overlaps(table.places, location && meanings.places[location]),
  );
}

function ofType({ type }: Filters, kind: "individual" | "company"): SQL | undefined {
  return type && type !== kind ? sql`false` : undefined;
}
