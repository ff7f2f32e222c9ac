import type { Company, CompanyListQuery } from "@khamt/contract";
import { getCompany, listCompanies } from "@khamt/contract/calls";
import { pick } from "@khamt/contract/records";
import { cardsQuery, oneQuery, type Optional } from "../../lib/query/query.ts";
import { namesOf } from "../../shared/profiles/reader-word.tsx";
import { excerptOf } from "../../ui/cards/excerpt.ts";

export type CompanyFilters = Optional<
  Pick<CompanyListQuery, "q" | "writtenIn" | "industry" | "size" | "location" | "limit">
>;

export const companiesQuery = (filters: CompanyFilters) =>
  cardsQuery(listCompanies, { query: filters }, toCard);

/** What the card of a company shows. */
export type CompanyOnCard = ReturnType<typeof toCard>;

export const companyQuery = (id: string) => oneQuery(getCompany, { params: { id } });

function toCard(company: Company) {
  const { description, specialties, technologies, certifications } = company;
  const place = company.location ?? company.headquarters;
  return {
    ...pick(company, [
      "id",
      "contentLanguage",
      "isDemo",
      "isVerified",
      "verification",
      "name",
      "logoUrl",
      "industry",
      "size",
      "specialties",
      "technologies",
      "certifications",
      "rating",
      "reviewsCount",
      "completedProjects",
    ]),
    place,
    description: description && excerptOf(description, "two"),
    names: namesOf(company.names, [...specialties, ...technologies, ...certifications, place]),
  };
}
