import { companyForm } from "../descriptions/company.ts";
import type { FormKind } from "../form-kind.ts";
import { formCatalogues } from "../words/form-catalogues.ts";

export const companyKind: FormKind = {
  description: companyForm,
  words: formCatalogues.company,
  page: "/create-company",
  list: "/companies",
  url: "/api/companies",
  mine: "/api/my-company-profile",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/company-input")).companyInput,
};
