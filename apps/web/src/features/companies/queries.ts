import type { Company, CompanyPage, CompanyListQuery } from "@khamt/contract";
import { listQuery, oneQuery } from "../../lib/query/query.ts";

type Optional<Query> = { [Key in keyof Query]?: Query[Key] | undefined };

export type CompanyFilters = Optional<
  Pick<CompanyListQuery, "q" | "industry" | "size" | "location" | "limit">
>;

export const companiesQuery = (filters: CompanyFilters) =>
  listQuery<Company>("/api/companies", { ...filters });

export const companyQuery = (id: string) => oneQuery<CompanyPage>(`/api/companies/${encodeURIComponent(id)}`);
