import * as z from "zod";
import * as calls from "../calls/companies.ts";
import { companyInput } from "../entities/company-input.ts";
import { company, companyListQuery, companyPage, ownCompany } from "../entities/company.ts";
import { idParams } from "../list.ts";
import { ownRoutes } from "./own.ts";
import type { Routes } from "./route.ts";

const tag = "Companies";

const own = ownRoutes({
  tag,
  calls: {
    get: calls.getOwnCompany,
    list: calls.listOwnCompanies,
    create: calls.createCompany,
    update: calls.updateCompany,
    remove: calls.deleteCompany,
  },
  input: companyInput,
  output: ownCompany,
  errors: { create: ["already-exists"] },
});

export const companiesRoutes = {
  listCompanies: {
    call: calls.listCompanies,
    summary: "Companies",
    tag,
    query: companyListQuery,
    answer: z.array(company),
    isPage: true,
  },
  getCompany: {
    call: calls.getCompany,
    summary: "One company",
    tag,
    params: idParams,
    answer: companyPage,
    errors: ["not-found"],
  },
  getOwnCompany: own.get,
  listOwnCompanies: own.list,
  createCompany: own.create,
  updateCompany: own.update,
  deleteCompany: own.remove,
} satisfies Routes;
