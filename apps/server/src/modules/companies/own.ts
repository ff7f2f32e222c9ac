import { companyFields, ownCompany, reaching } from "@khamt/contract";
import { presentOwn } from "../../entities/owned/present.ts";
import { pickFields } from "../../entities/present-fields.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentCompanyDetail } from "./present.ts";

export const ownCompanyRoutes = ownRoutes("company", {
  url: "/api/companies",
  mine: "/api/my-company-profile",
  tag: "Companies",
  output: ownCompany,
  present: (row, reader) => ({
    ...presentCompanyDetail(row, reader),
    ...presentOwn("company", row),
    ...pickFields(reaching(companyFields, "contact", "owner"), row),
  }),
});
