import { companySections } from "@khamt/contract/fields/company";
import { describeForm } from "./describe-form.ts";

export const companyForm = describeForm("company", companySections);
