import type { CompanyListQuery } from "@khamt/contract";
import { getCompany, listCompanies } from "@khamt/contract/calls";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

export type CompanyFilters = Optional<
  Pick<CompanyListQuery, "q" | "industry" | "size" | "location" | "limit">
>;

export const companiesQuery = (filters: CompanyFilters) => listQuery(listCompanies, { query: filters });

export const companyQuery = (id: string) => oneQuery(getCompany, { params: { id } });
