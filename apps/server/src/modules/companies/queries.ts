import { and, eq, inArray, or } from "drizzle-orm";
import type { CompanyListQuery } from "@khamt/contract";
import { companyIndustries } from "@khamt/contract/vocabulary";
import { ownColumns } from "../../platform/db/columns.ts";
import { overlaps } from "../../platform/db/conditions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { afterCursor, newestFirst, type Page, pageOf } from "../../platform/db/paging.ts";
import { ownerOf, privacyOf } from "../../entities/privacy.ts";
import { pageByKeyword, whose } from "../../entities/search/keyword.ts";
import { companies } from "../../platform/db/schema/index.ts";
import type { Shown } from "../../entities/shown-to.ts";
import { meanings } from "../../entities/option-filters.ts";
import { isListed } from "./policy.ts";

export { isListed };

export type CompanyRow = Awaited<ReturnType<typeof selectCompanies>>[number];

export async function listCompanies(
  db: Db,
  request: CompanyListQuery & { shown?: Shown },
): Promise<Page<CompanyRow>> {
  const filters = and(matching(request), request.shown?.company);
  if (request.q)
    return pageByKeyword(db, {
      kinds: ["company"],
      keyword: request.q,
      request,
      among: { company: whose(companies, filters) },
      read: (ids) => selectCompanies(db).where(and(isListed, inArray(companies.id, ids))),
    });
  const wanted = and(isListed, filters);
  const [rows, total] = await Promise.all([
    selectCompanies(db)
      .where(and(wanted, afterCursor(companies, request.cursor)))
      .orderBy(...newestFirst(companies))
      .limit(request.limit + 1),
    db.$count(companies, wanted),
  ]);
  return pageOf(rows, request, total);
}

export async function getCompany(db: Db, id: string, shown?: Shown): Promise<CompanyRow | undefined> {
  const [row] = await selectCompanies(db).where(and(isListed, eq(companies.id, id), shown?.company));
  return row;
}

export function selectCompanies(db: Db) {
  return db.select({ ...ownColumns(companies), owner: ownerOf(companies.userId) }).from(companies);
}

/** The business contacts that a company shows. */
export function publishedContacts({ hidesContacts, owner, address, phoneNumber, email }: CompanyRow) {
  return hidesContacts || !privacyOf(owner).showsContact
    ? { address: null, phoneNumber: null, email: null }
    : { address, phoneNumber, email };
}

function matching({ industry, size, location }: CompanyListQuery) {
  return and(
    industry && ofIndustry(industry),
    size && inArray(companies.size, [...meanings.sizes[size]]),
    overlaps(companies.places, location && meanings.places[location]),
  );
}

/** By the industry that the company chose, or by what it does. */
export function ofIndustry(industry: keyof typeof meanings.industries) {
  const chosen = companyIndustries.filter((each) => each === industry);
  return or(inArray(companies.industry, chosen), overlaps(companies.topics, meanings.industries[industry]));
}
