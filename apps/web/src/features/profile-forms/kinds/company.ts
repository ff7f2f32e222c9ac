import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";

import { companyForm } from "./company-form.ts";

export const companyKind: FormKind = {
  description: companyForm,
  words: catalogue("company-form"),
  page: "/create-company",
  list: "/companies",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/company-input")).companyInput,
};
