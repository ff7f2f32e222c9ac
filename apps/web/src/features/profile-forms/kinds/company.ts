import { companySteps } from "@khamt/contract/fields/company";
import type { FormKind } from "../form-kind.ts";
import { catalogue } from "../../../lib/language/index.ts";

import { describeForm } from "./describe-form.ts";

export const companyForm = describeForm("company", companySteps);

export const companyKind: FormKind = {
  description: companyForm,
  words: catalogue("company-form"),
  page: "/create-company",
  list: "/companies",
  isSingle: true,
  loadSchema: async () => (await import("@khamt/contract/company-input")).companyInput,
};
